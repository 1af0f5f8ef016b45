"""REST, the socket, and the little page that says where things are."""
