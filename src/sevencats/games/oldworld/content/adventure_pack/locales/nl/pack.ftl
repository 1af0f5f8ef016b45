ow-expansion-adventure-pack = Avonturenpakket
