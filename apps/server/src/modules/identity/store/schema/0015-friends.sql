-- Outside a transaction: members register all the time.
-- Who registered by a member's code, the newest first.
drop index concurrently if exists identity_player_friends;
create index concurrently identity_player_friends
  on identity_player (referrer_id, registered_at desc, id) where referrer_id is not null;
