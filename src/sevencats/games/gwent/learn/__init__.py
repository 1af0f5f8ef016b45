"""Learning Gwent: features, the twin for accelerators, training, the master's network."""
