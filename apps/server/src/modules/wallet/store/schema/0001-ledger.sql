-- The books. One row an account; contra accounts of the house have several rows (shards), whose sum
-- is the account.
create table ledger_account (
  id bigint generated always as identity primary key,
  owner text not null,
  kind text not null,
  currency text not null,
  shard smallint not null default 0,
  balance bigint not null default 0,
  unique (owner, kind, currency, shard),
  -- The second line of defence behind the book's own rule: no purse is ever negative.
  constraint ledger_account_floor check (
    balance >= 0 or kind in ('house-gaming', 'payment-clearing', 'play-mint')
  )
) with (
  -- Room on each page, so that a changed balance stays on it and no index is touched.
  fillfactor = 50,
  autovacuum_vacuum_scale_factor = 0.05
);

-- A block of posting ids for each transaction, drawn after its accounts are locked: ids of one
-- account ascend.
create sequence ledger_posting_block increment by 4096 minvalue 4096 cache 1;

-- One row a business event. The key is unique in its home account: the same event is never posted
-- twice.
create table ledger_posting (
  account_id bigint not null,
  key text not null,
  id bigint not null,
  event text not null,
  reference text not null,
  -- Digest of the content, to tell a repeated key from a reused one.
  fingerprint bigint not null,
  legs smallint not null,
  at timestamptz not null,
  primary key (account_id, key)
);

-- One row for each account that a posting moves. Balance before = balance_after - amount.
create table ledger_entry (
  account_id bigint not null,
  posting_id bigint not null,
  amount bigint not null,
  balance_after bigint not null,
  event text not null,
  reference text not null,
  at timestamptz not null,
  primary key (account_id, posting_id)
);
