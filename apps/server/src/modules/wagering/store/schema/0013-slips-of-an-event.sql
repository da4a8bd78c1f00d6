-- Outside a transaction: rounds are opened all the time.
-- An event is settled player by player.
drop index concurrently if exists wagering_round_event;
create index concurrently wagering_round_event on wagering_round (event_id, player_id)
  where event_id is not null;
-- Whether a player has an open round that is decided at once; slips lie open in any number.
drop index concurrently if exists wagering_round_at_once;
create index concurrently wagering_round_at_once on wagering_round (player_id, family)
  where state = 'open' and vendor is null and event_id is null;
