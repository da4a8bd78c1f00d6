-- A fifth kind: what only agents are told.
alter table notices_notice drop constraint notices_notice_kind_check;
alter table notices_notice add constraint notices_notice_kind_check
  check (kind in ('banner', 'player', 'popup', 'promotion', 'agent'));
