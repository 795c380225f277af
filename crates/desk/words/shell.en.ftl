# The frame of the page: bar, tabs, trouble.
shell-main = Main
shell-home = Puzzles
shell-set = Set
shell-learn = Learn
shell-settings = Settings
shell-open = Open
shell-language = Language
shell-theme = Light or dark
shell-more = More
shell-back = Back to the puzzles
shell-trouble = This could not be shown
shell-broken-link = This link is damaged, or only a part of it was copied.
