"""For operators: checks, upgrades, backups, metrics, and the care of a process."""
