-- When a member last signed in in full: a remembered sign-in hands the moment on to its session.
alter table identity_session add column full_sign_in_at timestamptz;
update identity_session set full_sign_in_at = started_at;
alter table identity_session alter column full_sign_in_at set not null;
alter table identity_ticket add column full_sign_in_at timestamptz;
update identity_ticket set full_sign_in_at = expires_at - interval '1 day';
alter table identity_ticket alter column full_sign_in_at set not null;

-- What a second step must know of the first. Challenges of before are good for minutes: they end.
delete from identity_challenge;
alter table identity_challenge
  add column full_sign_in_at timestamptz not null,
  add column initial_password boolean not null;

-- Names that failed so often that they were locked, whether or not there is such a player: where
-- the policy asks, the next sign-in needs more than the password.
create table identity_locked_name (
  name_key text primary key,
  at timestamptz not null
);

-- Who registered on one device or from one address.
create index identity_player_device on identity_player ((registered_from ->> 'deviceId'))
  where registered_from ->> 'deviceId' <> '';
create index identity_player_address
  on identity_player ((registered_from ->> 'address'), registered_at);

-- Hosts name agents in lower case.
create index identity_player_agent_host on identity_player (lower(affiliate_code))
  where affiliate_code is not null;
