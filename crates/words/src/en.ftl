### What no family and no face has to itself.

## Places

place-cell = r{ $row }c{ $column }
place-between = r{ $row }c{ $column }-r{ $to_row }c{ $to_column }
place-row = row { $row }
place-column = column { $column }
place-block = block { $block }
place-rows = rows
place-columns = columns
place-other = { $place }

## Lists

joint-and = {" "}and{" "}
joint-or = {" "}or{" "}
