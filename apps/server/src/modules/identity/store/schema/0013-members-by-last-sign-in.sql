-- Outside a transaction: members are read by their last sign-in, those seen longest ago first.
drop index concurrently if exists identity_player_seen;
create index concurrently identity_player_seen
  on identity_player (coalesce(last_login_at, registered_at), id)
  where type <> 4 and state = 'active';
