-- Corrections of balances by staff: given or taken with a reason, a deposit credited against a
-- proof, a settled deposit taken back. One row each, with the cash before and after once posted.
create table wallet_adjustment (
  id text primary key,
  kind text not null check (kind in ('in', 'out', 'credit', 'reversal')),
  state text not null check (state in ('waiting', 'posted', 'refused')),
  player_id text not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  deposit_id text not null default '',
  reason text not null check (reason <> ''),
  proof text not null default '',
  proposed_by text not null,
  proposed_by_name text not null,
  proposed_at timestamptz not null,
  decided_by text not null default '',
  decided_by_name text not null default '',
  decided_at timestamptz,
  decision text not null default '',
  cash_before bigint,
  cash_after bigint,
  check ((kind in ('credit', 'reversal')) = (deposit_id <> '')),
  check ((state = 'posted') = (cash_before is not null and cash_after is not null)),
  check ((state = 'waiting') = (decided_at is null))
);
create index wallet_adjustment_player on wallet_adjustment (player_id, proposed_at desc);
create index wallet_adjustment_newest on wallet_adjustment (proposed_at desc);
create index wallet_adjustment_waiting on wallet_adjustment (proposed_at) where state = 'waiting';
create index wallet_adjustment_of_staff on wallet_adjustment (proposed_by, proposed_at);
-- A deposit is credited once and reversed once, whoever proposes it again.
create unique index wallet_adjustment_deposit on wallet_adjustment (deposit_id, kind)
  where deposit_id <> '' and state <> 'refused';
