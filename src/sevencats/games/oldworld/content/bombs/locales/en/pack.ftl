ow-expansion-bombs = Monster Trail: bombs
