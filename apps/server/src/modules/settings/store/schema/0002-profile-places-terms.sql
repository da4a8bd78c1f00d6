-- Records of the brand as a whole, each under its name: the profile, from where it may be used, and
-- maintenance. What policy values said of the latter two moves there.
create table settings_record (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz not null
);

insert into settings_record (name, value, changed_at)
select 'regions', jsonb_build_object('mode', 'block', 'countries', value,
  'addressesBlocked', '[]'::jsonb, 'addressesAllowed', '[]'::jsonb), changed_at
from settings_policy where name = 'regionsBlocked';

insert into settings_record (name, value, changed_at)
select 'maintenance', jsonb_build_object('on', value, 'message', '{"en":"","id":""}'::jsonb,
  'endsAt', null, 'addressesPassing', '[]'::jsonb), changed_at
from settings_policy where name = 'maintenance';

delete from settings_policy where name in ('regionsBlocked', 'maintenance');

-- Every version of the terms and the privacy notice that was ever in force.
create table settings_terms (
  version integer primary key,
  terms jsonb not null,
  privacy jsonb not null,
  published_at timestamptz not null
);
