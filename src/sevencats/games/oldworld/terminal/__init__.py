"""Old World in the terminal: its commands, and a table as plain lines."""
