-- Rounds whose games are a vendor's. They are drawn elsewhere: no seed, no nonce. Their stake is
-- the sum of the bets that stand, so it is zero when all were rolled back.
alter table wagering_round
  add column vendor text,
  drop constraint wagering_round_stake_check,
  add constraint wagering_round_stake_check
    check (stake > 0 or (stake = 0 and vendor is not null));

-- Every message of a vendor that was judged, with what it was answered, for ever.
create table wagering_vendor_entry (
  vendor text not null,
  request_id text not null,
  kind text not null check (kind in ('bet', 'win', 'rollback', 'end')),
  player_id text not null,
  round_id text not null,
  -- The vendor's own name of the round.
  round text not null,
  game_code text not null,
  currency text not null,
  amount bigint not null check (amount >= 0),
  -- The bet that a rollback names.
  bet_ref text not null default '',
  moved bigint not null check (moved >= 0),
  -- The refusal's name; empty when it was carried out.
  error text not null,
  balance bigint not null,
  late boolean not null,
  at timestamptz not null,
  primary key (vendor, request_id)
);
create index wagering_vendor_entry_rollback on wagering_vendor_entry (vendor, bet_ref)
  where kind = 'rollback';
create index wagering_vendor_entry_newest on wagering_vendor_entry (at desc);
create index wagering_vendor_entry_player on wagering_vendor_entry (player_id, at desc);
