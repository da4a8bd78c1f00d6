-- Where a player was found each time their place was looked at, and what spoke against it.
create table identity_place (
  id text primary key,
  player_id text not null references identity_player (id),
  session_id text not null,
  at timestamptz not null,
  address text not null,
  country text not null,
  latitude double precision,
  longitude double precision,
  signals text[] not null
);
create index identity_place_player on identity_place (player_id, at desc);
