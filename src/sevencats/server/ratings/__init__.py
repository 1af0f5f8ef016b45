"""Ratings: the strength of people and bots, estimated from the games they play against each
other."""
