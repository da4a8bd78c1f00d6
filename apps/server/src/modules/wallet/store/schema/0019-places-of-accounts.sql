-- Where a bank account is kept, as clients of 2017 tell it.
alter table wallet_bank_card
  add column province text not null default '',
  add column city text not null default '',
  add column branch text not null default '';
