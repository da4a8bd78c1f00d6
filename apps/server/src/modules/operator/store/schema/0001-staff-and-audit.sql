-- Members of staff. Failed sign-ins in a row are counted here, so that a restart forgives nothing.
create table operator_staff (
  staff_id text primary key,
  username text not null,
  password_hash text not null,
  role text not null,
  failures integer not null default 0,
  locked_until timestamptz,
  created_at timestamptz not null
);
create unique index operator_staff_username on operator_staff (lower(username));

-- Console sessions; only the digest of a token is kept.
create table operator_session (
  token_digest text primary key,
  session_id text not null unique,
  staff_id text not null references operator_staff,
  opened_at timestamptz not null,
  seen_at timestamptz not null
);
create index operator_session_of on operator_session (staff_id);

-- What staff did. Rows are only ever added: the trigger refuses to change or drop one.
create table operator_audit (
  audit_id bigint generated always as identity primary key,
  at timestamptz not null,
  staff_id text not null,
  staff text not null,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb
);
create index operator_audit_at on operator_audit (at desc);

create function operator_audit_stands() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only ever added to';
end $$;
create trigger operator_audit_stands before update or delete on operator_audit
  for each row execute function operator_audit_stands();
