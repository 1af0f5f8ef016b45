"""Stories and events as pages and figures for readers and authors."""
