ow-expansion-lost-mount = La monture perdue
