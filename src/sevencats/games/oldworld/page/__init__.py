"""Old World for people at a page: words, insight, forecasts, reviews, set-up."""
