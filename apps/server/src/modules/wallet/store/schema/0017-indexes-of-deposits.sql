-- Outside a transaction: deposits and payouts are written all the time.
-- Payments whose provider is to be asked, soonest first.
drop index concurrently if exists wallet_deposit_ask;
create index concurrently wallet_deposit_ask on wallet_deposit (ask_at) where ask_at is not null;
drop index concurrently if exists wallet_payout_ask;
create index concurrently wallet_payout_ask on wallet_payout (coalesce(ask_at, asked_at))
  where state = 'asked';
-- Open deposits by the end of their time.
drop index concurrently if exists wallet_deposit_due;
create index concurrently wallet_deposit_due on wallet_deposit (pay_until)
  where state = 'processing' and pay_until is not null;
-- By the words of a transfer, and by the provider's number.
drop index concurrently if exists wallet_deposit_reference;
create index concurrently wallet_deposit_reference on wallet_deposit (reference)
  where reference <> '';
drop index concurrently if exists wallet_deposit_provider_ref;
create index concurrently wallet_deposit_provider_ref on wallet_deposit (provider_ref)
  where provider_ref <> '';
-- How long the last deposits of a way took, and what it carried of late.
drop index concurrently if exists wallet_deposit_channel_settled;
create index concurrently wallet_deposit_channel_settled
  on wallet_deposit (channel, settled_at desc)
  where channel <> '';
-- What waits for staff.
drop index concurrently if exists wallet_deposit_proofs;
create index concurrently wallet_deposit_proofs on wallet_deposit (requested_at)
  where state = 'processing' and proofs > 0;
drop index concurrently if exists wallet_deposit_silent;
create index concurrently wallet_deposit_silent on wallet_deposit (requested_at)
  where state = 'processing' and step = 'silent';
