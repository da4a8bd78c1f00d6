-- Keys that older clients seal to, one for each start of a process: any process opens what was
-- sealed to any of them. The private part is itself sealed by the platform's secret.
create table identity_legacy_key (
  modulus text primary key,
  private_sealed text not null,
  made_at timestamptz not null
);
create index identity_legacy_key_age on identity_legacy_key (made_at);
