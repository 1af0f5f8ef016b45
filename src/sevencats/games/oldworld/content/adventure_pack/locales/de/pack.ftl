ow-expansion-adventure-pack = Abenteuerpaket
