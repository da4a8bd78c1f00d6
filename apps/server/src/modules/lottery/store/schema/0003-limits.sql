-- What staff limit a member to; without a game in all lotteries together.
create table lottery_member_limit (
  player_id text not null,
  game_code text not null default '',
  is_blocked boolean not null,
  -- Stakes on one issue, and of one day of the house's calendar.
  issue_stake_max bigint check (issue_stake_max > 0),
  day_stake_max bigint check (day_stake_max > 0),
  set_at timestamptz not null,
  set_by text not null,
  reason text not null,
  primary key (player_id, game_code),
  check (is_blocked or issue_stake_max is not null or day_stake_max is not null)
);

-- What staff limit an issue to, below what its lottery says.
create table lottery_issue_limit (
  event_id text primary key,
  -- What one outcome of a play may cost.
  exposure_max bigint check (exposure_max >= 0),
  -- What a member is paid for it.
  payout_max bigint check (payout_max > 0),
  set_at timestamptz not null,
  set_by text not null,
  reason text not null,
  check (exposure_max is not null or payout_max is not null)
);
create index lottery_issue_limit_set on lottery_issue_limit (set_at);
