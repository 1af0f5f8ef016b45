ow-expansion-skellige = Skellige
