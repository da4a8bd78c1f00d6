-- Outside a transaction: rates are set all the time.
-- The rates directly below an agent: the highest of each category, and how many are as high.
drop index concurrently if exists rebate_rate_direct;
create index concurrently rebate_rate_direct on rebate_rate (upline_id, category, rate);
-- Rates of an earlier release, whose upline is not filled in yet.
drop index concurrently if exists rebate_rate_unplaced;
create index concurrently rebate_rate_unplaced on rebate_rate (player_id)
  where upline_id is null;
