-- A launch: a code that opens one game for one player, once, within a minute. Only its digest is
-- kept.
create table catalogue_launch (
  code_digest text primary key,
  player_id text not null,
  session_id text not null,
  game_code text not null,
  free_play boolean not null,
  language text not null,
  launched_at timestamptz not null,
  used_at timestamptz
);
create index catalogue_launch_at on catalogue_launch (launched_at);

-- A game's own session: it may play that game for that player while the player's session lives.
-- Only its digest is kept.
create table catalogue_game_session (
  token_digest text primary key,
  player_id text not null,
  session_id text not null,
  game_code text not null,
  free_play boolean not null,
  opened_at timestamptz not null
);
create index catalogue_game_session_of on catalogue_game_session (session_id);
