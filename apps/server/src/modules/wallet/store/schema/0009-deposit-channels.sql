-- The ways to pay in, as the operator's own data.
create table wallet_deposit_channel (
  code text primary key,
  place integer not null,
  kind text not null
    check (kind in ('hosted', 'qr', 'bank-transfer', 'ewallet', 'manual', 'crypto')),
  -- The family's name of the kind, under which it is listed.
  bank_type text not null,
  name text not null,
  -- A payment provider, or `house`.
  provider text not null,
  method text not null check (method in ('qr', 'bank-transfer', 'ewallet', 'crypto')),
  mcs_bank_code text not null default '',
  bank_codes text[] not null,
  -- Null: the brand's own limit.
  minimum bigint check (minimum > 0),
  maximum bigint check (maximum > 0),
  quick_amounts bigint[] not null default '{}',
  fee_fixed bigint not null default 0 check (fee_fixed >= 0),
  fee_permille smallint not null default 0 check (fee_permille between 0 and 500),
  fee_payer text not null default 'house' check (fee_payer in ('player', 'house')),
  -- Minutes of the house's day; both null: at any hour.
  opens smallint check (opens between 0 and 1439),
  closes smallint check (closes between 0 and 1440),
  level_minimum smallint not null default 0,
  countries text[] not null default '{}',
  currencies text[] not null default '{}',
  tags text[] not null default '{}',
  house_accounts jsonb not null default '[]',
  network text not null default '',
  confirmations smallint not null default 0,
  pay_minutes integer not null default 1440 check (pay_minutes > 0),
  enabled boolean not null,
  version integer not null default 1,
  check ((opens is null) = (closes is null)),
  check (minimum is null or maximum is null or minimum <= maximum)
);

-- The ways that players had until now.
insert into wallet_deposit_channel
  (code, place, kind, bank_type, name, provider, method, mcs_bank_code, bank_codes, enabled)
values
  ('sandpay-qr', 1, 'hosted', 'QR', 'Sandpay', 'sandpay', 'qr', 'QRPH', '{QRPH}', true),
  ('sandpay-bank', 2, 'hosted', 'PGMT', 'Sandpay', 'sandpay', 'bank-transfer', 'BANK',
    '{BDO,BPI,MBTC,UBP}', true),
  ('sandpay-wallet', 3, 'hosted', 'VirtualWallet', 'Sandpay', 'sandpay', 'qr', 'EWALLET',
    '{GCASH,MAYA}', true);

-- Tags of members, by which a way to pay in is offered to some.
create table wallet_player_tag (
  player_id text not null,
  tag text not null,
  primary key (player_id, tag)
);

alter table wallet_deposit
  add column channel text not null default '',
  add column kind text not null default 'hosted',
  add column bank_code text not null default '',
  add column step text not null default '',
  add column problem text not null default '',
  -- What the player bears of what arrived.
  add column fee bigint not null default 0,
  -- The terms of the fee as the player was told them; both 0 where the house bears it.
  add column fee_fixed bigint not null default 0,
  add column fee_permille smallint not null default 0,
  -- What the deposit obliged to stake when it was credited.
  add column turnover bigint not null default 0,
  add column promotion_id text not null default '',
  -- To be written with the transfer.
  add column reference text not null default '',
  -- The account, address or code to pay to.
  add column shown jsonb,
  add column pay_until timestamptz,
  add column confirmations smallint not null default 0,
  add column confirmations_needed smallint not null default 0,
  add column proofs smallint not null default 0,
  -- Taken back by the provider after it was credited; the state stays `success`, as the version
  -- before knows no other that is never credited again.
  add column reversed bigint not null default 0,
  add column reversed_at timestamptz,
  -- Who decided it by hand, and why.
  add column judged_by text not null default '',
  add column note text not null default '',
  -- When the provider is asked for the state next; null: it is not.
  add column ask_at timestamptz,
  add column asks integer not null default 0,
  -- When its player last had the provider asked.
  add column looked_at timestamptz,
  add constraint wallet_deposit_parts
    check (fee >= 0 and turnover >= 0 and reversed >= 0) not valid;

-- The steps of a deposit, each with its time.
create table wallet_deposit_step (
  deposit_id text not null references wallet_deposit (id) on delete cascade,
  step text not null check (step in ('requested', 'payment-due', 'proof-sent', 'confirming',
    'credited', 'refused', 'silent', 'reversed')),
  at timestamptz not null,
  primary key (deposit_id, step)
);

-- Pictures that prove a payment, encoded anew.
create table wallet_deposit_proof (
  deposit_id text not null references wallet_deposit (id),
  number smallint not null check (number between 1 and 9),
  intent text not null,
  picture bytea not null,
  at timestamptz not null,
  primary key (deposit_id, number),
  unique (deposit_id, intent)
);

-- Money that a player says they paid and that was not credited.
create table wallet_deposit_report (
  id text primary key,
  player_id text not null,
  -- Empty where the player named none.
  deposit_id text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  bank_code text not null,
  paid_at timestamptz not null,
  words text not null,
  picture bytea,
  state text not null default 'open' check (state in ('open', 'found', 'refused', 'closed')),
  sent_at timestamptz not null,
  answer text not null default '',
  answered_at timestamptz,
  answered_by text not null default '',
  check ((state = 'open') = (answered_at is null))
);
create index wallet_deposit_report_player on wallet_deposit_report (player_id, sent_at desc);
create index wallet_deposit_report_newest on wallet_deposit_report (sent_at desc);
create index wallet_deposit_report_open on wallet_deposit_report (sent_at) where state = 'open';
create unique index wallet_deposit_report_once on wallet_deposit_report (deposit_id)
  where state = 'open' and deposit_id <> '';

-- Payouts of providers that send no news are asked for.
alter table wallet_payout
  add column ask_at timestamptz,
  add column asks integer not null default 0;
