-- Outside a transaction: withdrawals are written all the time.
-- What waits for a decision, as the console lists it; then the newest of the rest.
drop index concurrently if exists wallet_withdrawal_judging;
create index concurrently wallet_withdrawal_judging
  on wallet_withdrawal (is_first desc, requested_at, id)
  where state = 'pending';
drop index concurrently if exists wallet_withdrawal_rest;
create index concurrently wallet_withdrawal_rest on wallet_withdrawal (requested_at desc, id)
  where state <> 'pending';
