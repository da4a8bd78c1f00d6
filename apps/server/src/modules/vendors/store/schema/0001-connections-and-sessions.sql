-- A connection to a game vendor: where it is, and the keys that prove it, sealed.
create table vendors_connection (
  vendor text primary key,
  style text not null check (style in ('seamless', 'token-hash', 'signed-rsa', 'transfer')),
  state text not null check (state in ('on', 'maintenance', 'off')),
  api_url text not null,
  secret text,
  -- The secret before this one, until its time is over.
  previous text,
  previous_until timestamptz,
  -- Public, so not sealed: SPKI as PEM.
  public_key text,
  previous_public_key text,
  changed_at timestamptz not null
);

-- One launch of one game: of its token only a digest is kept.
create table vendors_session (
  token_digest text primary key,
  vendor text not null,
  player_id text not null,
  -- The session of the site that it hangs on.
  session_id text not null,
  game_code text not null,
  currency text not null,
  free_play boolean not null,
  -- When the player signed in.
  since timestamptz not null,
  opened_at timestamptz not null
);
create index vendors_session_player on vendors_session (player_id, vendor);

-- Money moved to or from the wallet of a vendor. What was asked is settled once the vendor says.
create table vendors_transfer (
  id text primary key,
  vendor text not null,
  player_id text not null,
  direction text not null check (direction in ('in', 'out')),
  currency text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('asked', 'done', 'failed')),
  at timestamptz not null,
  settled_at timestamptz
);
create index vendors_transfer_newest on vendors_transfer (at desc);
create index vendors_transfer_player on vendors_transfer (player_id, vendor, at desc);
create index vendors_transfer_asked on vendors_transfer (at) where state = 'asked';
