-- Of which family of ours a round is, and which kind of bet: empty where its game has only one. All
-- rounds of ours so far are of slots. Of a vendor's round the family says nothing.
alter table wagering_round
  add column family text not null default 'slots',
  add column bet text not null default '';
