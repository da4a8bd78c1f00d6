-- A phone and a mailbox that were proved to be the member's, each of one living account. The human
-- checks have moved to a module of their own; what lay here was good for minutes.
alter table identity_player
  add column mobile_key text,
  add column email_key text;
create unique index identity_player_mobile on identity_player (mobile_key)
  where mobile_key is not null;
create unique index identity_player_email on identity_player (email_key)
  where email_key is not null;
drop table identity_slide, identity_human_proof;
