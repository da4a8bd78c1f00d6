-- Outside a transaction: members register all the time.
drop index concurrently if exists identity_player_first_upline;
create index concurrently identity_player_first_upline
  on identity_player (first_upline_id, registered_at) where first_upline_id is not null;
