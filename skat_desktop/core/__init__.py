"""The rules of Skat: values, actions, events and the fold that turns events into a game.

Pure Python without Qt, files or clocks.  Paragraph numbers in this package refer to the
Internationale Skatordnung (ISkO) and the Skatwettspielordnung (SkWO), edition November 2022.
"""
