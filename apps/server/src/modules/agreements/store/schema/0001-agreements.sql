-- An agreement of one kind between a payee and the agent above, or the house (payer_id null).
create table agreements_agreement (
  id text primary key,
  kind text not null
    check (kind in ('dividend', 'daily-salary', 'hourly-salary', 'realtime-salary')),
  period text not null
    check (period in ('daily', 'weekly', 'semimonthly', 'monthly', 'hourly', 'five-minutes')),
  payer text not null check (payer in ('upline', 'house')),
  payer_id text,
  payee_id text not null,
  currency text not null,
  state text not null
    check (state in ('signing', 'pending', 'approved', 'rejected', 'cancelled')),
  created_at timestamptz not null,
  -- The start of the first period in force; null while nothing was accepted.
  starts_at timestamptz,
  -- Set once its end is decided; periods are counted until then.
  ends_at timestamptz,
  end_kind text not null default '',
  end_asked_by text not null default '' check (end_asked_by in ('', 'payer', 'payee', 'staff')),
  end_reason text not null default '',
  -- What the next period begins with, in units: a result or a turnover below 0.
  carry bigint not null default 0 check (carry <= 0),
  check ((payer = 'house') = (payer_id is null))
);
create unique index agreements_one_of_pair
  on agreements_agreement (payee_id, coalesce(payer_id, ''), kind)
  where state in ('signing', 'pending', 'approved') and ends_at is null;
create index agreements_of_payee on agreements_agreement (payee_id, created_at desc, id);
create index agreements_of_payer on agreements_agreement (payer_id, created_at desc, id);
create index agreements_newest on agreements_agreement (created_at desc, id);
create index agreements_running on agreements_agreement (kind, period, id)
  where state = 'approved';

-- What the payer proposed, one after the other; the approved ones hold from their start on.
create table agreements_version (
  agreement_id text not null references agreements_agreement,
  number integer not null,
  state text not null
    check (state in ('signing', 'pending', 'approved', 'rejected', 'cancelled')),
  -- As written: amounts and percents are texts.
  terms jsonb not null,
  proposed_at timestamptz not null,
  sent_at timestamptz,
  expires_at timestamptz,
  answered_at timestamptz,
  starts_at timestamptz,
  end_kind text not null default '',
  reason text not null default '',
  primary key (agreement_id, number)
);
create unique index agreements_version_open on agreements_version (agreement_id)
  where state in ('signing', 'pending');
create index agreements_version_expiring on agreements_version (expires_at)
  where state = 'pending';

-- The closing of one period of a kind, once.
create table agreements_run (
  id text primary key,
  kind text not null,
  period text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null check (state in ('open', 'closed')),
  closed_at timestamptz,
  agreements integer not null default 0,
  bills integer not null default 0,
  due bigint not null default 0
);
create unique index agreements_run_once on agreements_run (kind, period, starts_at);
create index agreements_run_newest on agreements_run (starts_at desc, id);

-- What one period of one agreement came to, once, and how far it is paid. Amounts in units, the
-- rate in millionths.
create table agreements_bill (
  id text primary key,
  agreement_id text not null references agreements_agreement,
  version integer not null,
  kind text not null,
  period text not null,
  payer text not null,
  payer_id text,
  payee_id text not null,
  currency text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null check (state in
    ('unpaid', 'paid', 'not-eligible', 'overdue', 'forced', 'paid-by-house', 'refused')),
  turnover bigint not null,
  payout bigint not null,
  rebate bigint not null,
  bonus bigint not null,
  wage bigint not null,
  net_loss bigint not null,
  active integer not null,
  carry_before bigint not null,
  carry_after bigint not null,
  base bigint not null,
  tier integer,
  rate integer not null,
  due bigint not null check (due >= 0),
  paid bigint not null default 0 check (paid between 0 and due),
  parts integer not null default 0,
  created_at timestamptz not null,
  overdue_at timestamptz not null,
  paid_at timestamptz,
  reason text not null default ''
);
create unique index agreements_bill_once on agreements_bill (agreement_id, starts_at);
create index agreements_bill_of_payee on agreements_bill (payee_id, starts_at desc, id);
create index agreements_bill_of_payer on agreements_bill (payer_id, starts_at desc, id);
create index agreements_bill_open on agreements_bill (payer_id, created_at, id)
  where state in ('unpaid', 'overdue');
create index agreements_bill_due on agreements_bill (overdue_at) where state = 'unpaid';

create table agreements_payment (
  bill_id text not null references agreements_bill,
  number integer not null,
  at timestamptz not null,
  amount bigint not null check (amount > 0),
  way text not null check (way in ('run', 'by-hand', 'forced', 'house')),
  primary key (bill_id, number)
);

create table agreements_dispute (
  id text primary key,
  bill_id text not null references agreements_bill,
  state text not null check (state in ('open', 'upheld', 'dismissed')),
  opened_at timestamptz not null,
  reason text not null,
  answered_at timestamptz,
  answered_by text not null default '' check (answered_by in ('', 'payer', 'staff')),
  answer text not null default ''
);
create unique index agreements_dispute_open on agreements_dispute (bill_id) where state = 'open';
create index agreements_dispute_of_bill on agreements_dispute (bill_id, opened_at desc);
create index agreements_dispute_newest on agreements_dispute (opened_at desc, id);

-- How a payer has paid, counted as bills are done with; what is open is read from the bills.
create table agreements_standing (
  payer_id text primary key,
  paid_on_time bigint not null default 0,
  paid_late bigint not null default 0,
  forced bigint not null default 0
);
