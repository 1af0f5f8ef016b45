ow-expansion-adventure-pack = Pack d’aventures
