"""What a person sees of a game of Old World: words, insight, forecasts, reviews, set-up."""
