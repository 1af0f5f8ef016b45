"""The master: a network trained by self-play in the twin, and the bot that plays by it."""
