-- Small: fairness_return, a row for each game and version.
-- Contract: fairness_return_counting, a process of the version before would add the kinds of bet
-- together. Without this index its count fails and is rolled back, its mark stays, and a process of
-- this version counts the same rounds.
-- A game promises a return for each kind of bet, and each is counted alone; empty: it has only one.
alter table fairness_return add column bet text not null default '';
create unique index fairness_return_counting_by_bet
  on fairness_return (vendor, game_code, game_version, bet, currency) where ended_at is null;
drop index fairness_return_counting;
