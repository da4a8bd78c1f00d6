-- A key belongs to the first request that comes with it, from before its effect: another request
-- under the same key is refused also while the first one is still under way.
alter table replay_answer
  alter column answer drop not null,
  -- How many requests with this key and content are under way; the answer is null until one is
  -- answered.
  add column under_way integer not null default 0;
