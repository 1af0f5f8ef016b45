ow-expansion-mutagens = Piste des monstres : mutagènes
