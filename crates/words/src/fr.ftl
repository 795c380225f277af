### Ce qui n'appartient ni à une famille ni à un visage.

## Places

place-cell = l{ $row }c{ $column }
place-between = l{ $row }c{ $column }-l{ $to_row }c{ $to_column }
place-row = ligne { $row }
place-column = colonne { $column }
place-block = bloc { $block }
place-rows = lignes
place-columns = colonnes
place-other = { $place }

## Lists

joint-and = {" "}et{" "}
joint-or = {" "}ou{" "}
