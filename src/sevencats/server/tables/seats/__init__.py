"""The seats of a table: who has them, the tokens that open them, who is present."""
