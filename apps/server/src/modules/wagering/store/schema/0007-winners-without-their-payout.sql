-- A win that leaves its round open changes the payout alone. An index that names the payout made
-- each such change write a new entry into every index of the round.
create index wagering_round_settled on wagering_round (settled_at desc)
  where settled_at is not null;
drop index wagering_round_payout;
