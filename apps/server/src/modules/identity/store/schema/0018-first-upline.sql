-- The agent under whom a member registered: a move leaves it. Null: nobody, or registered before
-- this was kept.
alter table identity_player add column first_upline_id text;
