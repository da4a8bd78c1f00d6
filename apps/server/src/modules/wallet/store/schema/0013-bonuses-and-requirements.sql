-- Bonus money lies in a purse of its own (`player-bonus`). What the house gives and takes back of
-- it is counted on `bonus-funding`, of either sign.
alter table ledger_account
  -- Of a player's cash: a bonus or a requirement is open, and is read with the balance. Others pay
  -- nothing for it.
  add column has_terms boolean not null default false,
  drop constraint ledger_account_floor,
  add constraint ledger_account_floor check (
    balance >= 0 or kind in ('house-gaming', 'payment-clearing', 'vendor-clearing', 'play-mint',
      'jackpot-pool', 'jackpot-reserve', 'jackpot-funding', 'player-debt', 'bonus-funding')
  ) not valid;

-- How much a bet counts, in percent by category and by game; a low price counts nothing. A version
-- never changes: what was opened by it is counted by it.
create table wallet_weights (
  id bigint generated always as identity primary key,
  name text not null,
  categories jsonb not null,
  games jsonb not null default '{}',
  -- In hundredths, by category: a settled price below it counts nothing.
  odds_min jsonb not null default '{}',
  made_at timestamptz not null default now(),
  made_by text not null default ''
);
create index wallet_weights_newest on wallet_weights (name, id desc);
insert into wallet_weights (name, categories, odds_min) values
  ('deposit', '{"RNG":100,"LIVE":100,"SPORTS":100,"ESPORTS":100,"FISH":100,"PVP":100,
    "LOTT":100,"ELOTT":100}', '{}'),
  ('bonus', '{"RNG":100,"LIVE":20,"SPORTS":100,"ESPORTS":100,"FISH":100,"PVP":0,
    "LOTT":100,"ELOTT":100}',
    '{"SPORTS":150,"ESPORTS":150,"ELOTT":110}');

-- What has to be staked before money is free. Valid bets reduce the oldest open item first.
create table wallet_requirement (
  id bigint generated always as identity primary key,
  player_id text not null,
  currency text not null,
  kind text not null check (kind in ('deposit', 'transfer', 'bonus', 'adjustment')),
  source_id text not null,
  base bigint not null check (base >= 0),
  times integer not null check (times >= 0),
  required bigint not null check (required > 0),
  done bigint not null default 0 check (done >= 0 and done <= required),
  weights_id bigint not null references wallet_weights (id),
  opened_at timestamptz not null,
  expires_at timestamptz,
  state text not null default 'open'
    check (state in ('open', 'done', 'expired', 'cancelled', 'cleared')),
  closed_at timestamptz,
  constraint wallet_requirement_once unique (player_id, currency, kind, source_id)
) with (fillfactor = 80);
create index wallet_requirement_open on wallet_requirement (player_id, currency, id)
  where state = 'open';

-- What was counted for an item, as sums: few rows an item however much is played.
create table wallet_requirement_sum (
  requirement_id bigint not null,
  category text not null,
  weight smallint not null,
  bets bigint not null,
  stake bigint not null,
  counted bigint not null,
  primary key (requirement_id, category, weight)
) with (fillfactor = 80);

-- The bets themselves, for requirements of bonuses alone.
create table wallet_counted_bet (
  requirement_id bigint not null,
  round_id text not null,
  category text not null,
  weight smallint not null,
  stake bigint not null,
  counted bigint not null,
  at timestamptz not null,
  primary key (requirement_id, round_id)
);

create table wallet_bonus (
  id text primary key,
  player_id text not null,
  currency text not null,
  -- By language.
  names jsonb not null,
  amount bigint not null check (amount > 0),
  -- What the requirement is reckoned from: the bonus, or the bonus and a deposit.
  base bigint not null check (base > 0),
  times integer not null check (times >= 0),
  weights_id bigint not null references wallet_weights (id),
  stake_max bigint check (stake_max > 0),
  days integer not null check (days > 0),
  funding text not null check (funding in ('cash-first', 'bonus-first')),
  release_max bigint check (release_max > 0),
  is_sticky boolean not null default false,
  state text not null check (state in ('proposed', 'granted', 'active', 'released', 'spent',
    'expired', 'cancelled', 'forfeited', 'rejected')),
  -- Bonus money in open stakes.
  in_play bigint not null default 0 check (in_play >= 0),
  released bigint not null default 0 check (released >= 0),
  lost bigint not null default 0 check (lost >= 0),
  version integer not null default 0,
  granted_at timestamptz not null,
  granted_by text not null default '',
  confirmed_by text not null default '',
  reason text not null default '',
  active_at timestamptz,
  expires_at timestamptz,
  ended_at timestamptz,
  ended_by text not null default '',
  end_reason text not null default '',
  check ((state = 'active') <= (expires_at is not null))
) with (fillfactor = 70);
create unique index wallet_bonus_active on wallet_bonus (player_id, currency)
  where state = 'active';
create index wallet_bonus_waiting on wallet_bonus (player_id, currency, granted_at, id)
  where state = 'granted';
create index wallet_bonus_player on wallet_bonus (player_id, granted_at desc, id);
create index wallet_bonus_due on wallet_bonus (expires_at) where state = 'active';
create index wallet_bonus_proposed on wallet_bonus (granted_at) where state = 'proposed';

-- What players still had to stake becomes one item each. A version that runs beside this one adds
-- to the old column until it stops; that too becomes an item.
insert into wallet_requirement
    (player_id, currency, kind, source_id, base, times, required, weights_id, opened_at)
  select player_id, currency, 'adjustment', 'carried', turnover_required, 1, turnover_required,
    (select max(id) from wallet_weights where name = 'deposit'), now()
  from wallet_player where turnover_required > 0;
update ledger_account a set has_terms = true from wallet_player p
  where a.owner = p.player_id and a.currency = p.currency and a.kind = 'player-cash'
    and a.shard = 0 and p.turnover_required > 0;

create function wallet_carry_turnover() returns trigger language plpgsql as $$
declare added bigint := new.turnover_required
  - case when tg_op = 'UPDATE' then old.turnover_required else 0 end;
begin
  if added > 0 then
    insert into wallet_requirement
        (player_id, currency, kind, source_id, base, times, required, weights_id, opened_at)
      values (new.player_id, new.currency, 'adjustment',
        'carried-' || gen_random_uuid(), added, 1, added,
        (select max(id) from wallet_weights where name = 'deposit'), now());
    update ledger_account set has_terms = true where owner = new.player_id
      and kind = 'player-cash' and currency = new.currency and shard = 0;
  end if;
  return null;
end $$;
create trigger wallet_player_carry after insert or update of turnover_required on wallet_player
  for each row execute function wallet_carry_turnover();
