-- What a brand has changed from a fresh platform; a row that is absent means the fresh value.
create table settings_module (
  module text primary key,
  is_on boolean not null,
  changed_at timestamptz not null
);

create table settings_policy (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz not null
);

create table settings_field_rule (
  field text primary key,
  rule jsonb not null,
  changed_at timestamptz not null
);
