"""HTTP routes, the socket, and the landing page."""
