-- Fees of withdrawals; withdrawals in parts, each paid by a provider or straight by a member who
-- deposits (a match); what both sides of a match show, and what staff decide about it.
alter table ledger_account
  drop constraint ledger_account_floor,
  add constraint ledger_account_floor check (
    balance >= 0 or kind in ('house-gaming', 'payment-clearing', 'vendor-clearing', 'play-mint',
      'jackpot-pool', 'jackpot-reserve', 'jackpot-funding', 'player-debt', 'house-fees')
  ) not valid;

alter table wallet_withdrawal
  add column fee bigint not null default 0 check (fee >= 0),
  -- Counts the payouts that stood: one that did not arrive is followed by another.
  add column payout_round smallint not null default 1,
  add column is_split boolean not null default false;

-- One row a part. All parts of a withdrawal together are its amount without the fee.
create table wallet_part (
  id text primary key,
  withdrawal_id text not null references wallet_withdrawal (id),
  number smallint not null,
  player_id text not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  way text not null check (way in ('payout', 'c2c')),
  state text not null default 'open' check (state in ('open', 'paying', 'paid', 'matched', 'proof',
    'received', 'forced-received', 'disputed', 'resolved-received')),
  -- Counts the payouts that stood, as of a whole withdrawal.
  round smallint not null default 1,
  match_id text,
  paid_at timestamptz,
  -- When a part that was paid, or whose payer showed a proof, counts as received.
  due_at timestamptz,
  closed_at timestamptz,
  problem text not null default ''
    check (problem in ('', 'payout-failed', 'provider-unavailable')),
  answer_intent text not null default '',
  unique (withdrawal_id, number),
  check ((state in ('matched', 'proof')) <= (match_id is not null)),
  check ((due_at is not null) = (state in ('paid', 'proof'))),
  check ((closed_at is not null)
    = (state in ('received', 'forced-received', 'resolved-received')))
) with (fillfactor = 80);
create index wallet_part_player on wallet_part (player_id) where closed_at is null;
create index wallet_part_due on wallet_part (due_at) where state in ('paid', 'proof');
create index wallet_part_offered on wallet_part (currency, amount)
  where state = 'open' and way = 'c2c';

-- One row an attempt to pay a part by a provider.
create table wallet_part_payout (
  id text primary key,
  part_id text not null references wallet_part (id),
  attempt smallint not null,
  state text not null check (state in ('asked', 'paid', 'failed')),
  provider text not null,
  provider_ref text not null default '',
  asked_at timestamptz not null,
  ended_at timestamptz,
  -- As of whole payouts: when the provider is asked next, and how often it was.
  ask_at timestamptz,
  asks integer not null default 0,
  unique (part_id, attempt)
);

-- One row a part that a member pays; its id is that of the member's deposit.
create table wallet_match (
  id text primary key references wallet_deposit (id),
  part_id text not null references wallet_part (id),
  buyer_id text not null,
  state text not null check (state in ('matched', 'proof', 'received', 'forced-received',
    'disputed', 'resolved-received', 'resolved-returned', 'expired', 'cancelled')),
  matched_at timestamptz not null,
  -- Without a proof by then the match ends.
  pay_by timestamptz not null,
  proved_at timestamptz,
  ended_at timestamptz
) with (fillfactor = 80);
create unique index wallet_match_live on wallet_match (part_id)
  where state in ('matched', 'proof', 'disputed');
create unique index wallet_match_unpaid on wallet_match (buyer_id) where state = 'matched';
create index wallet_match_buyer on wallet_match (buyer_id, matched_at desc);
create index wallet_match_late on wallet_match (pay_by) where state = 'matched';

-- How reliably a member pays what they are matched with.
create table wallet_buyer (
  player_id text primary key,
  settled integer not null default 0,
  unpaid integer not null default 0,
  lost integer not null default 0,
  unpaid_in_row smallint not null default 0,
  blocked_until timestamptz
);

-- One row a question whether money arrived that staff must decide: of a whole withdrawal, or of a
-- part. A larger one is decided by two persons: the first proposes.
create table wallet_dispute (
  id text primary key,
  withdrawal_id text not null references wallet_withdrawal (id),
  part_id text references wallet_part (id),
  match_id text references wallet_match (id),
  seller_id text not null,
  buyer_id text,
  currency text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('open', 'proposed', 'decided')),
  opened_at timestamptz not null,
  -- Until then both sides may show what they have; afterwards it is decided without them.
  answer_by timestamptz not null,
  outcome text check (outcome in ('received', 'returned')),
  reason text not null default '',
  proposed_by text,
  proposed_by_name text not null default '',
  proposed_at timestamptz,
  decided_by_name text not null default '',
  decided_at timestamptz,
  check ((state = 'open') = (outcome is null)),
  check ((state = 'decided') = (decided_at is not null))
) with (fillfactor = 80);
create unique index wallet_dispute_live on wallet_dispute
  (withdrawal_id, coalesce(part_id, '')) where state <> 'decided';
create index wallet_dispute_open on wallet_dispute (opened_at) where state <> 'decided';
create index wallet_dispute_newest on wallet_dispute (opened_at desc);

insert into wallet_dispute (id, withdrawal_id, seller_id, currency, amount, state, opened_at,
    answer_by)
  select id || '-d', id, player_id, currency, amount, 'open', now(), now()
  from wallet_withdrawal where receipt = 'disputed';

-- What somebody showed or wrote: the payer's proof, the word that nothing arrived, the talk of a
-- dispute. The subject is a match, or a withdrawal or part that a provider paid.
create table wallet_evidence (
  id text primary key,
  seq bigint generated always as identity,
  subject text not null,
  author text not null check (author in ('seller', 'buyer', 'staff')),
  kind text not null check (kind in ('payment-proof', 'not-received', 'message')),
  writer_id text not null,
  writer_name text not null default '',
  message text not null default '',
  picture bytea,
  at timestamptz not null
);
create index wallet_evidence_subject on wallet_evidence (subject, seq);
