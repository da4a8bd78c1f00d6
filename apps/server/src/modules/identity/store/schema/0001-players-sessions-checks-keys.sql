-- Players: members, agents (types 1, 2, 41, 42) and demo accounts (type 4). A username is taken
-- whatever its case.
create table identity_player (
  id text primary key,
  username text not null,
  username_key text not null constraint identity_username_taken unique,
  password_hash text,
  type smallint not null check (type in (0, 1, 2, 4, 41, 42)),
  state text not null default 'active' check (state in ('active', 'locked', 'excluded', 'closed')),
  currency text not null,
  nickname text not null default '',
  payee_name text not null default '',
  email text not null default '',
  mobile text not null default '',
  birthday date,
  contacts jsonb not null default '{}',
  affiliate_code text unique,
  upline_id text references identity_player (id),
  registered_at timestamptz not null,
  registered_from jsonb not null default '{}',
  register_intent text,
  terms_version text,
  last_login_at timestamptz,
  last_login_address text
);
create index identity_player_registered on identity_player (registered_at desc, id);
create index identity_player_name on identity_player (username_key text_pattern_ops);
create index identity_player_upline on identity_player (upline_id) where upline_id is not null;

-- Sessions. Only the digest of a token is kept.
create table identity_session (
  id text primary key,
  token_digest text not null unique,
  player_id text not null references identity_player (id),
  started_at timestamptz not null,
  seen_at timestamptz not null,
  ended_at timestamptz,
  address text not null,
  place jsonb not null default '{}'
);
create index identity_session_player on identity_session (player_id, started_at desc);

-- Failed tries by what was tried: `login:<username>` whether or not there is such a player, and
-- `payment:<player id>`. The count survives a restart.
create table identity_attempt (
  subject text primary key,
  failures integer not null,
  first_at timestamptz not null,
  locked_until timestamptz
);

create table identity_payment_password (
  player_id text primary key references identity_player (id),
  password_hash text not null,
  set_at timestamptz not null
);

-- Puzzles waiting for their one answer, and proofs that a person is there, good once.
create table identity_slide (
  id text primary key,
  gap_left integer not null,
  made_at timestamptz not null
);
create table identity_human_proof (
  digest text primary key,
  expires_at timestamptz not null,
  used boolean not null
);

-- Keys that payloads are sealed to; the private part is itself sealed by the platform's secret.
create table identity_seal_key (
  kid text primary key,
  algorithm text not null,
  public_jwk jsonb not null,
  private_sealed text not null,
  made_at timestamptz not null
);
