-- Puzzles waiting for their one answer, proofs that a person is there, good once, and captcha
-- pictures by the digest of the cookie that binds them.
create table verification_slide (
  id text primary key,
  gap_left integer not null,
  made_at timestamptz not null
);
create table verification_proof (
  digest text primary key,
  expires_at timestamptz not null,
  used boolean not null
);
create table verification_captcha (
  digest text primary key,
  answer text not null,
  made_at timestamptz not null
);

-- One living code for each purpose and recipient; of the code only a keyed digest is kept. A code
-- that was never sent (its recipient is nobody's) lies here like any other.
create table verification_code (
  purpose text not null,
  recipient text not null,
  digest text not null,
  expires_at timestamptz not null,
  failures integer not null default 0,
  spent boolean not null default false,
  primary key (purpose, recipient)
);

-- How often something was sent to a recipient, or asked for by an address.
create table verification_pace (
  subject text primary key,
  sends integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  blocked_until timestamptz
);
