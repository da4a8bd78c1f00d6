-- The books of the sandbox payment provider, which plays an outside company: nothing else reads
-- them, and nothing here points at a table of ours.
create schema sandbox_payment;

create table sandbox_payment.merchant (
  id smallint primary key check (id = 1),
  api_key text not null,
  webhook_secret text not null
);

create table sandbox_payment.payment (
  ref text primary key,
  kind text not null check (kind in ('deposit', 'payout')),
  -- The merchant's own number: asking twice with the same one makes one payment.
  merchant_ref text not null,
  units bigint not null check (units > 0),
  currency text not null,
  method text not null,
  account jsonb,
  return_url text not null,
  webhook_url text not null,
  state text not null check (state in ('waiting', 'settling', 'paid', 'failed')),
  created_at timestamptz not null,
  unique (kind, merchant_ref)
);

-- What is to become of a payment, and when: a late payment, a payout that takes its time.
create table sandbox_payment.settlement (
  ref text primary key references sandbox_payment.payment (ref),
  outcome text not null check (outcome in ('paid', 'failed')),
  copies smallint not null,
  due_at timestamptz not null
);

-- Webhooks not yet answered with 2xx.
create table sandbox_payment.webhook (
  id bigint generated always as identity primary key,
  url text not null,
  body text not null,
  due_at timestamptz not null,
  tries integer not null default 0
);
create index webhook_due on sandbox_payment.webhook (due_at);

-- Faults asked for: each is used up `times_left` times.
create table sandbox_payment.fault (
  kind text primary key,
  times_left integer not null check (times_left > 0)
);
