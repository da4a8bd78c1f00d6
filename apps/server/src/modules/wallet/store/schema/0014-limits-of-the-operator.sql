-- What the operator limits deposits to: one member, or everybody of a VIP level. The brand's own
-- limits are policies.
create table wallet_operator_limit (
  scope text not null check (scope in ('member', 'level')),
  -- The member's or the level's id.
  subject text not null,
  span text not null check (span in ('day', 'week', 'month')),
  value bigint not null check (value >= 0),
  at timestamptz not null,
  by_staff text not null,
  reason text not null,
  primary key (scope, subject, span)
);

-- How a player answered the question for a deposit limit, and when the limits are looked at again.
create table wallet_limit_care (
  player_id text primary key,
  prompt text check (prompt in ('set', 'none', 'later')),
  prompted_at timestamptz,
  -- Null: no limit of theirs to look at.
  review_at timestamptz,
  -- When the player was invited to the review that is due.
  invited_at timestamptz
) with (fillfactor = 80);
create index wallet_limit_care_due on wallet_limit_care (review_at) where invited_at is null;
insert into wallet_limit_care (player_id, prompt, prompted_at, review_at)
  select distinct player_id, 'set', now(), now() + interval '6 months' from wallet_deposit_limit;

-- By which means a deposit was tried, and whether it failed; kept for days.
create table wallet_deposit_try (
  deposit_id text primary key,
  player_id text not null,
  means text not null,
  tried_at timestamptz not null,
  failed_at timestamptz
);
create index wallet_deposit_try_failed on wallet_deposit_try (player_id, failed_at)
  where failed_at is not null;
create index wallet_deposit_try_old on wallet_deposit_try (tried_at);

-- Deposits that are stopped after failures: by one means for a while, or ('') by all of them until
-- staff lift it.
create table wallet_deposit_block (
  player_id text not null,
  means text not null,
  at timestamptz not null,
  until timestamptz,
  primary key (player_id, means)
);
create index wallet_deposit_block_newest on wallet_deposit_block (at desc, player_id);

-- Accounts without a sign-in for long: told before, marked when the time is over. The money stays.
create table wallet_dormant_account (
  player_id text primary key,
  -- The last sign-in, as it was when the row was written.
  seen_at timestamptz not null,
  noticed_at timestamptz not null,
  dormant_at timestamptz
);
create index wallet_dormant_account_newest on wallet_dormant_account (dormant_at desc, player_id)
  where dormant_at is not null;
create index wallet_dormant_account_told on wallet_dormant_account (seen_at)
  where dormant_at is null;
create index wallet_dormant_account_seen on wallet_dormant_account (seen_at);
