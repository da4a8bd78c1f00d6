-- Small: fairness_return, a row for each game and version.
-- Slips of one event share its luck: their returns are judged by events. Squares are over events.
alter table fairness_return
  add column events bigint not null default 0,
  add column paid_events bigint not null default 0,
  add column expected bigint not null default 0,
  add column away_squares numeric not null default 0;
