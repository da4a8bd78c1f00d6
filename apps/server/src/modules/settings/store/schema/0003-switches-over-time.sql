-- Every turn of a switch, so that what held at an earlier moment can be told. Earlier turns are not
-- known: a switch that was turned before has its last turn alone.
create table settings_module_change (
  change_id bigint generated always as identity primary key,
  module text not null,
  is_on boolean not null,
  at timestamptz not null
);
create index settings_module_change_of on settings_module_change (module, at desc);
insert into settings_module_change (module, is_on, at)
select module, is_on, changed_at from settings_module;
