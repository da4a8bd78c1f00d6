-- What the ways in need to know of a player: who chose the password and when, why they are locked,
-- who brought them, and what they agreed to.
alter table identity_player
  add column password_kind text not null default 'own' check (password_kind in ('own', 'initial')),
  add column password_changed_at timestamptz,
  add column language text not null default '',
  add column new_place_notice boolean not null default true,
  add column lock_reason text not null default '',
  add column closed_at timestamptz,
  add column avatar text not null default '',
  add column login_before jsonb,
  add column full_name text not null default '',
  add column referral_code text unique,
  add column referrer_id text references identity_player (id),
  add column document_key text;
update identity_player set password_changed_at = registered_at,
  referral_code = upper(right(id, 8)) where type <> 4;
alter table identity_player alter column password_changed_at set default now();
create index identity_player_document on identity_player (document_key)
  where document_key is not null;

alter table identity_session
  add column method text not null default 'password',
  add column with_factor boolean not null default false,
  add column confirmed_until timestamptz not null default 'epoch',
  add column ended_reason text not null default '';

-- Sign-ins and failed tries, whether or not there is such a player.
create table identity_login (
  id text primary key,
  player_id text references identity_player (id),
  at timestamptz not null,
  outcome text not null,
  method text not null,
  address text not null,
  country text not null,
  device text not null,
  new_place boolean not null
);
create index identity_login_player on identity_login (player_id, at desc);

-- Remembered sign-ins: opaque, good once, for one name in one browser.
create table identity_ticket (
  digest text primary key,
  player_id text not null references identity_player (id),
  expires_at timestamptz not null
);
create index identity_ticket_player on identity_ticket (player_id);

-- Sign-ins that wait for their second step.
create table identity_challenge (
  digest text primary key,
  player_id text not null references identity_player (id),
  method text not null,
  address text not null,
  remember boolean not null,
  methods text[] not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);

-- Mails from which a password can be set anew.
create table identity_recovery (
  digest text primary key,
  player_id text not null references identity_player (id),
  expires_at timestamptz not null
);

create table identity_consent (
  player_id text not null references identity_player (id),
  document text not null,
  version text not null,
  at timestamptz not null,
  address text not null,
  primary key (player_id, document, version)
);
insert into identity_consent (player_id, document, version, at, address)
  select id, 'terms', terms_version, registered_at, coalesce(registered_from ->> 'address', '')
  from identity_player where terms_version is not null and terms_version <> '';
alter table identity_player drop column terms_version;

-- What somebody should look at: the same person twice, a place that cannot be.
create table identity_flag (
  id text primary key,
  player_id text not null references identity_player (id),
  kind text not null,
  detail jsonb not null,
  at timestamptz not null
);
create index identity_flag_player on identity_flag (player_id, at desc);

-- Registrations that were refused for the sake of somebody's protection. They name no account.
create table identity_refusal (
  id text primary key,
  at timestamptz not null,
  reason text not null,
  address text not null,
  country text not null
);

-- Who has just set a password anew by phone: by the digest of name and address, for two minutes.
create table identity_recovered (
  digest text primary key,
  until timestamptz not null
);
