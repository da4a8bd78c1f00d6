-- Outside a transaction: entries are written all the time.
-- The days of a player's cash that are closed: what each came to, and where the chain of its
-- entries ended. Totals and numbers run on from the first entry of all, so that a period is the
-- difference of two rows.
create table if not exists wallet_statement_day (
  account_id bigint not null,
  day date not null,
  -- The account as statements name it: a keyed digest, which tells nothing of its owner.
  account text not null,
  first_number bigint not null,
  last_number bigint not null,
  last_posting bigint not null,
  opening bigint not null,
  closing bigint not null,
  -- The head of the day before with entries; of the first one sixty-four zeros.
  before_head text not null,
  head text not null,
  -- The way from the head to the root of the day, from the leaf upward: `L` or `R` with a hash,
  -- parted by spaces.
  path text not null,
  -- By event: how many entries, what they credited and debited, in units, from the first on.
  totals jsonb not null,
  primary key (account_id, day)
);

-- One row a day: the root over the heads of all accounts, chained to the root before and signed.
create table if not exists wallet_statement_root (
  day date primary key,
  accounts integer not null check (accounts >= 0),
  root text not null,
  chain text not null,
  key_id text not null,
  signature text not null,
  published_at timestamptz not null
);

-- The keys that sign roots and statements. One is in use; the others open what they signed.
create table if not exists wallet_statement_key (
  key_id text primary key,
  public_key text not null,
  private_sealed text not null,
  created_at timestamptz not null,
  retired_at timestamptz
);
drop index concurrently if exists wallet_statement_key_live;
create unique index concurrently wallet_statement_key_live on wallet_statement_key ((true))
  where retired_at is null;

-- Entries are written in the order of time: the blocks of one day lie together.
drop index concurrently if exists ledger_entry_day;
create index concurrently ledger_entry_day on ledger_entry using brin (at)
  with (pages_per_range = 32);
-- Stakes and payouts are nearly all entries; everything else is found without reading them.
drop index concurrently if exists ledger_entry_rare;
create index concurrently ledger_entry_rare on ledger_entry (account_id, posting_id desc)
  where event not in ('stake-opened', 'round-settled');
