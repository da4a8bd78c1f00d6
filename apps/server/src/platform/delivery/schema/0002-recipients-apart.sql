-- A carrier is away when messages to several recipients fail; this tells recipients apart without
-- naming them: a keyed digest. Rows from before have none and count for nothing.
alter table delivery add column recipient text;
