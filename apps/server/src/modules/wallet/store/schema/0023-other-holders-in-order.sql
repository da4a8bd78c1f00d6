-- Outside a transaction: accounts are written all the time.
-- The first few of many members whose accounts bear one name, each once.
drop index concurrently if exists wallet_bank_card_holder;
create index concurrently wallet_bank_card_holder
  on wallet_bank_card (lower(card_holder), player_id);
