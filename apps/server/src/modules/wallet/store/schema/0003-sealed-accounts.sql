-- Where money goes to is kept sealed: without the platform's secret only the end of a number can be
-- read. What was kept open is sealed when the wallet starts; then `card_number` is empty.
alter table wallet_bank_card
  drop constraint wallet_bank_card_once,
  alter column card_number drop not null,
  add column kind text not null default 'bank' check (kind in ('bank', 'ewallet', 'crypto')),
  add column number_sealed text,
  -- A keyed digest: the same account is found again, but numbers cannot be tried against it.
  add column number_digest text,
  add column number_end text not null default '',
  add constraint wallet_bank_card_once unique (player_id, bank_code, number_digest),
  add constraint wallet_bank_card_number check (num_nonnulls(card_number, number_sealed) = 1);
update wallet_bank_card set number_end = right(card_number, 4),
  kind = case when bank_code in ('GCASH', 'MAYA') then 'ewallet' else 'bank' end;

alter table wallet_withdrawal
  alter column card_number drop not null,
  add column kind text not null default 'bank' check (kind in ('bank', 'ewallet', 'crypto')),
  add column number_sealed text,
  add column number_end text not null default '',
  add constraint wallet_withdrawal_number check (num_nonnulls(card_number, number_sealed) = 1);
update wallet_withdrawal set number_end = right(card_number, 4),
  kind = case when bank_code in ('GCASH', 'MAYA') then 'ewallet' else 'bank' end;
create index wallet_withdrawal_open on wallet_withdrawal (id) where card_number is not null;
create index wallet_bank_card_open on wallet_bank_card (id) where card_number is not null;
