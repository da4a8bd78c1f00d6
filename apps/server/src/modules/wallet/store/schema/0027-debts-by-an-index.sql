-- Outside a transaction: accounts are written all the time.
-- Those few who ever owed, to settle what they owe from their cash.
drop index concurrently if exists ledger_account_debts;
create index concurrently ledger_account_debts on ledger_account (owner, currency)
  where kind = 'player-debt';
