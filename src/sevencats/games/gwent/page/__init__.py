"""The parts of Gwent that people see: words, insight, reviews, set-up."""
