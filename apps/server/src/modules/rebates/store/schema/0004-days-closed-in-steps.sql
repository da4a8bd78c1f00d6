-- The closing of a day goes on where it stopped: its step, the place it came to, and the highest
-- rates that held when it began; null between two days.
alter table rebate_mark add column closing jsonb;
