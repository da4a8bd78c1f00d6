-- The flight of a round of a crash game: when it began, and by which value of the beacon. Where it
-- ends follows from that value and the sealed seed of the day, and stands nowhere before it did.
create table crash_flight (
  event_id text primary key,
  takes_off_at timestamptz not null,
  -- Where the round's cap takes everybody out, in hundredths, by what was staked.
  ceiling integer not null check (ceiling > 100),
  beacon_round bigint not null,
  randomness text not null,
  signature text
);
