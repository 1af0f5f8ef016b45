"""The referee: watches random games of every mode and mix, and reports broken rules that no test of
a clause covers.

Tests check one clause at a time. The referee checks the invariants of all moments and all cards:
which seat is asked, that an answer is forced where the book says "must" and optional where it says
"may", that simultaneous answers do not interfere, that games go on with empty piles, and that no
limit is exceeded. Each watched game is checked for all of them.
"""
