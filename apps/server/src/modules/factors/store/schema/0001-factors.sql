-- Second factors by holder, `player:<id>` or `staff:<id>`. A secret of one-time codes is sealed; it
-- counts once it was confirmed, and no step of time is used twice.
create table factors_totp (
  holder text primary key,
  secret_sealed text not null,
  begun_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0
);

-- Recovery codes that are still good; keyed digests only.
create table factors_recovery_code (
  digest text primary key,
  holder text not null
);
create index factors_recovery_code_holder on factors_recovery_code (holder);

-- Passkeys. The counter, where an authenticator keeps one, only ever grows.
create table factors_passkey (
  id text primary key,
  holder text not null,
  credential_id text not null constraint factors_credential_known unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index factors_passkey_holder on factors_passkey (holder, created_at);

-- What a passkey must sign, until it was answered once. `subject` is the holder it was given to, or
-- the side (`player`, `staff`) where anybody may answer.
create table factors_challenge (
  digest text primary key,
  purpose text not null check (purpose in ('add', 'sign-in')),
  subject text not null,
  expires_at timestamptz not null
);
create index factors_challenge_expiry on factors_challenge (expires_at);
