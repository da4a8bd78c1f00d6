-- Who registered a member who did not do so themself: they agree to the terms and tell their
-- birthday at their first sign-in.
alter table identity_player add column registered_by text references identity_player (id);
create index identity_player_registered_by on identity_player (registered_by, registered_at desc)
  where registered_by is not null;
