-- One row a withdrawal, as the queue reads it: it is written in the transaction of each step of the
-- withdrawal, so that a page of a hundred thousand open ones is a few rows of an index.
create table cashier_case (
  withdrawal_id text primary key,
  player_id text not null,
  currency text not null,
  amount bigint not null,
  kind text not null,
  state text not null,
  -- 0 where the level says that it is looked at first.
  rank smallint not null,
  level text not null default '',
  requested_at timestamptz not null,
  judged_by text not null default '',
  judged_at timestamptz,
  -- What the rules said: empty while they have not judged.
  verdict text not null default ''
    check (verdict in ('', 'none', 'approve', 'hold', 'second-person')),
  rule_id text not null default '',
  hold text not null default '',
  marks text[] not null default '{}',
  -- What the rules compared, by name, as text; null while they have not judged.
  facts jsonb,
  claimed_by text not null default '',
  claimed_name text not null default '',
  claimed_until timestamptz
) with (fillfactor = 70);
create index cashier_case_queue on cashier_case (state, rank, requested_at, withdrawal_id);
create index cashier_case_newest on cashier_case (state, requested_at, withdrawal_id);
create index cashier_case_amount on cashier_case (state, amount);
create index cashier_case_held on cashier_case (state, hold, rank, requested_at, withdrawal_id)
  where hold <> '';
create index cashier_case_player on cashier_case (player_id, requested_at desc);
create index cashier_case_claimed on cashier_case (claimed_by) where claimed_by <> '';
create index cashier_case_unjudged on cashier_case (requested_at)
  where state = 'pending' and verdict = '';
create index cashier_case_judged_by on cashier_case (judged_by, judged_at)
  where judged_at is not null;
create index cashier_case_asked on cashier_case (requested_at) where facts is not null;

-- Signatures over the exact record, kept whatever becomes of it.
create table cashier_signature (
  withdrawal_id text not null,
  staff_id text not null,
  staff text not null,
  -- Digests of the whole record, and of who is paid how much and where.
  record text not null,
  terms text not null,
  at timestamptz not null,
  -- Keyed with the platform's secret over all of the above.
  signature text not null,
  primary key (withdrawal_id, staff_id, record)
);
create index cashier_signature_staff on cashier_signature (staff_id, at);

-- Notes of staff on a withdrawal or a difference.
create table cashier_note (
  note_id bigint generated always as identity primary key,
  subject text not null,
  staff_id text not null,
  staff text not null,
  text text not null,
  at timestamptz not null
);
create index cashier_note_subject on cashier_note (subject, note_id desc);
create index cashier_note_staff on cashier_note (staff_id, at);

create table cashier_reason (
  reason_id text primary key,
  use text not null check (use in ('refuse', 'hold', 'adjust', 'difference')),
  texts jsonb not null,
  changed_at timestamptz not null
);

create table cashier_handover (
  handover_id text primary key,
  from_id text not null,
  from_name text not null,
  note text not null,
  summary jsonb not null,
  at timestamptz not null,
  accepted_by text not null default '',
  accepted_name text not null default '',
  accepted_at timestamptz
);
create index cashier_handover_newest on cashier_handover (at desc);
create index cashier_handover_from on cashier_handover (from_id, at desc);
create index cashier_handover_accepted on cashier_handover (accepted_by, accepted_at desc);
create index cashier_handover_waiting on cashier_handover (at) where accepted_at is null;

-- What a step would do to each of many withdrawals, and what it did.
create table cashier_bulk (
  digest text primary key,
  staff_id text not null,
  action text not null check (action in ('approve', 'refuse', 'pay')),
  remark text not null,
  at timestamptz not null
);
create index cashier_bulk_age on cashier_bulk (at);
create table cashier_bulk_item (
  digest text not null references cashier_bulk (digest) on delete cascade,
  place smallint not null,
  withdrawal_id text not null,
  record text not null,
  -- `ready` until it was tried.
  outcome text not null,
  primary key (digest, place)
);

-- The rules of the operator, in one row; every change raises the version.
create table cashier_automation (
  one boolean primary key default true check (one),
  version integer not null,
  approves boolean not null,
  rules jsonb not null,
  daily_count integer not null check (daily_count >= 0),
  daily_amount bigint not null check (daily_amount >= 0),
  changed_by text not null default '',
  changed_at timestamptz
);
insert into cashier_automation (version, approves, rules, daily_count, daily_amount)
  values (1, false, '[]', 0, 0);
-- What the rules approved on a day of the house.
create table cashier_automation_day (
  day integer not null,
  currency text not null,
  approved integer not null,
  amount bigint not null,
  primary key (day, currency)
);
