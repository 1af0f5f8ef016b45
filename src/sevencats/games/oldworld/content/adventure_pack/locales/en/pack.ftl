ow-expansion-adventure-pack = Adventure Pack
