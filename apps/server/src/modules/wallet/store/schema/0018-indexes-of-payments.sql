-- Outside a transaction: parts and disputes may be in use already.
-- Everybody who was to pay a part.
drop index concurrently if exists wallet_match_part;
create index concurrently wallet_match_part on wallet_match (part_id);
-- Payouts of parts whose provider is to be asked, soonest first.
drop index concurrently if exists wallet_part_payout_ask;
create index concurrently wallet_part_payout_ask
  on wallet_part_payout (coalesce(ask_at, asked_at))
  where state = 'asked';
-- The newest dispute about a payment, and what one person wrote.
drop index concurrently if exists wallet_dispute_withdrawal;
create index concurrently wallet_dispute_withdrawal
  on wallet_dispute (withdrawal_id, opened_at desc);
drop index concurrently if exists wallet_evidence_writer;
create index concurrently wallet_evidence_writer on wallet_evidence (writer_id, seq);
