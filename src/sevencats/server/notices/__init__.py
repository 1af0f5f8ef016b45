"""Notices to people who are away: webhooks, browser notifications and e-mail."""
