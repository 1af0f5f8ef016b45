"""The language of packs: effect lines, traits, and what they may choose from."""
