"""The referee: watches random games of every mode and mix, and says where a rule is broken that no
test by clause looks at.

Tests look at one clause at a time. What holds at every moment, whoever plays what, is looked at
here: who is asked, that one must where the book says must and may where it says may, that those
who act together do not stand in each other's way, that games go on with empty piles, and that no
limit is passed. One game is watched for all of it.
"""
