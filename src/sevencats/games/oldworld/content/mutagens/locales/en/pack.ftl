ow-expansion-mutagens = Monster Trail: mutagens
