-- Outside a transaction: entries are written all the time.
-- What the house gave beside play, of an hour, with rebates by category and pay of agents.
drop index concurrently if exists ledger_entry_given_beside;
create index concurrently ledger_entry_given_beside on ledger_entry (at)
  where event in ('lottery-rebate', 'team-rebate', 'category-rebate', 'category-team-rebate',
    'commission-paid', 'dividend-paid', 'salary-paid', 'adjustment-credited',
    'adjustment-debited');
