-- What a player still has to stake before money can leave. A row appears with the first deposit.
create table wallet_player (
  player_id text not null,
  currency text not null,
  turnover_required bigint not null default 0 check (turnover_required >= 0),
  primary key (player_id, currency)
) with (fillfactor = 70);

-- One row a deposit. Its id follows from the player and the intent: one click, one deposit.
create table wallet_deposit (
  id text primary key,
  player_id text not null,
  currency text not null,
  requested bigint not null check (requested > 0),
  -- What the provider says has arrived; it may differ from what was asked.
  arrived bigint check (arrived > 0),
  state text not null check (state in ('opening', 'lost', 'processing', 'success', 'refused')),
  provider text not null,
  provider_ref text not null default '',
  mode smallint not null,
  redirect_url text not null default '',
  remark text not null default '',
  requested_at timestamptz not null,
  settled_at timestamptz,
  check ((state = 'success') = (arrived is not null))
) with (fillfactor = 80);
create index wallet_deposit_player on wallet_deposit (player_id, requested_at desc);
create index wallet_deposit_newest on wallet_deposit (requested_at desc);

-- One row a withdrawal. The bank's details are those of the day it was asked for.
create table wallet_withdrawal (
  id text primary key,
  player_id text not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  bank_code text not null,
  bank_name text not null,
  card_holder text not null,
  card_number text not null,
  state text not null check (state in ('pending', 'approved', 'paying', 'paid', 'refused')),
  receipt text not null default 'not-received'
    check (receipt in ('not-received', 'received', 'forced-received', 'disputed')),
  receipt_intent text not null default '',
  requested_at timestamptz not null,
  judged_at timestamptz,
  judged_by text not null default '',
  paid_at timestamptz,
  receipt_due_at timestamptz,
  received_at timestamptz,
  remark text not null default '',
  check ((state = 'paid') = (paid_at is not null)),
  check (receipt = 'not-received' or state = 'paid')
) with (fillfactor = 80);
create index wallet_withdrawal_player on wallet_withdrawal (player_id, requested_at desc);
create index wallet_withdrawal_state on wallet_withdrawal (state, requested_at);
create index wallet_withdrawal_silent on wallet_withdrawal (receipt_due_at)
  where state = 'paid' and receipt = 'not-received';

-- One row an attempt to pay a withdrawal out; a failed one is followed by another.
create table wallet_payout (
  id text primary key,
  withdrawal_id text not null references wallet_withdrawal (id),
  attempt smallint not null,
  state text not null check (state in ('asked', 'paid', 'failed')),
  provider text not null,
  provider_ref text not null default '',
  asked_at timestamptz not null,
  ended_at timestamptz,
  unique (withdrawal_id, attempt)
);

create table wallet_bank_card (
  id text primary key,
  player_id text not null,
  bank_code text not null,
  bank_name text not null,
  card_holder text not null,
  card_number text not null,
  created_at timestamptz not null,
  constraint wallet_bank_card_once unique (player_id, bank_code, card_number)
);

create table wallet_deposit_limit (
  player_id text not null,
  span text not null check (span in ('day', 'week', 'month')),
  value bigint check (value >= 0),
  pending_value bigint check (pending_value >= 0),
  pending_from timestamptz,
  primary key (player_id, span)
);
