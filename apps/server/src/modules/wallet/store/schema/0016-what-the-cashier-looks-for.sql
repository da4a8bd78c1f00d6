-- Outside a transaction: accounts and deposits are written all the time.
-- Who else is paid to the same account, or bears the same name.
drop index concurrently if exists wallet_bank_card_digest;
create index concurrently wallet_bank_card_digest on wallet_bank_card (bank_code, number_digest)
  where number_digest is not null;
drop index concurrently if exists wallet_bank_card_holder;
create index concurrently wallet_bank_card_holder on wallet_bank_card (lower(card_holder));
-- Money of one hour or day, whoever's it is.
drop index concurrently if exists wallet_deposit_settled;
create index concurrently wallet_deposit_settled on wallet_deposit (settled_at)
  where state = 'success';
drop index concurrently if exists wallet_withdrawal_paid;
create index concurrently wallet_withdrawal_paid on wallet_withdrawal (paid_at)
  where state = 'paid';
-- Receipts that players dispute.
drop index concurrently if exists wallet_withdrawal_disputed;
create index concurrently wallet_withdrawal_disputed on wallet_withdrawal (requested_at)
  where receipt = 'disputed';
-- What the house gave beside play, of an hour.
drop index concurrently if exists ledger_entry_given;
create index concurrently ledger_entry_given on ledger_entry (at)
  where event in ('lottery-rebate', 'team-rebate', 'adjustment-credited', 'adjustment-debited');
