-- Staff accounts: whether they may come in, and whose choice the password is.
alter table operator_staff
  add column state text not null default 'active',
  add column password_kind text not null default 'own',
  add column password_until timestamptz,
  add column last_sign_in_at timestamptz,
  add constraint operator_staff_state check (state in ('active', 'locked', 'removed')),
  add constraint operator_staff_password_kind check (password_kind in ('own', 'initial'));

-- Roles made or changed by the operator; a built-in one without a row is as the product has it.
create table operator_role (
  name text primary key,
  permissions text[] not null,
  changed_at timestamptz not null
);

-- Sessions tell from where they were opened, by which method, and until when they are confirmed.
alter table operator_session
  add column method text not null default 'password',
  add column confirmed_until timestamptz not null default 'epoch',
  add column address text not null default '',
  add column country text not null default '',
  add column device text not null default '';

-- Sign-ins whose password was right and whose second factor is awaited.
create table operator_challenge (
  challenge_digest text primary key,
  staff_id text not null references operator_staff,
  address text not null,
  expires_at timestamptz not null
);

-- Each row of the audit log is sealed together with the seal of the row before it. The seal needs
-- the platform's secret, so that nobody who reaches the database can write the log anew; two rows
-- never follow the same one.
alter table operator_audit
  add column previous text,
  add column seal text;
create unique index operator_audit_previous on operator_audit (previous);
create index operator_audit_staff on operator_audit (staff, audit_id desc);
create index operator_audit_action on operator_audit (action, audit_id desc);
create index operator_audit_subject on operator_audit (subject, audit_id desc);
create trigger operator_audit_stays before truncate on operator_audit
  for each statement execute function operator_audit_stands();
