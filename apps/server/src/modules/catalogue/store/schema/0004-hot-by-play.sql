-- What is hot follows play and the word of staff: the house no longer calls all its own games so.
update catalogue_game set hot = false where vendor = 'BAIZE';
