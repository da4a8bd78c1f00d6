-- The books of the sandbox provider of phone verification, which plays an outside company: nothing
-- else reads them, and nothing here points at a table of ours.
create schema sandbox_phone;

create table sandbox_phone.signing_key (
  id smallint primary key check (id = 1),
  kid text not null,
  private_jwk jsonb not null
);

create table sandbox_phone.code (
  session text primary key,
  project text not null,
  phone_number text not null,
  digest text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  tries integer not null default 0,
  spent boolean not null default false
);
create index code_by_number on sandbox_phone.code (phone_number, sent_at);
