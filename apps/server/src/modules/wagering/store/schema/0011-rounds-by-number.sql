-- Outside a transaction: rounds are opened all the time.
-- Staff find a round by its number alone. Numbers are random text: eight letters keep one of 280
-- billion apart, at a third of the size of the whole. Open rounds are few and found without it, so
-- that a round is written into this index once, as it closes.
drop index concurrently if exists wagering_round_number;
create index concurrently wagering_round_number on wagering_round (left(round_id, 8) collate "C")
  where state <> 'open';
