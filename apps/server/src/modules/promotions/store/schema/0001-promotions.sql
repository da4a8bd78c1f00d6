-- Promotions as staff write them. A version never changes once members can see it.
create table promotions_promotion (
  id text primary key,
  -- The newest version, and the one that members see.
  version integer not null,
  published_version integer,
  stage text not null check (stage in ('draft', 'proposed', 'published', 'stopped')),
  -- Of the published version.
  starts_at timestamptz,
  ends_at timestamptz,
  keeps_due boolean not null default false,
  stopped_reason text not null default '',
  created_at timestamptz not null,
  created_by text not null,
  proposed_by text not null default '',
  published_by text not null default '',
  published_at timestamptz
);
create index promotions_promotion_newest on promotions_promotion (created_at desc, id);

create table promotions_version (
  promotion_id text not null references promotions_promotion (id),
  version integer not null,
  -- What staff wrote: dates, place, texts and the spec, as the contract has them.
  written jsonb not null,
  written_at timestamptz not null,
  written_by text not null,
  primary key (promotion_id, version)
);

-- Filters over members that staff keep under a name; promotions are for their members.
create table promotions_segment (
  id text primary key,
  version integer not null,
  name text not null unique,
  filter jsonb not null
);

-- What a promotion has cost, in units. The row's lock is what no budget is passed by.
create table promotions_cost (
  promotion_id text primary key references promotions_promotion (id),
  spent bigint not null default 0 check (spent >= 0),
  members bigint not null default 0
);
create table promotions_cost_day (
  promotion_id text not null references promotions_promotion (id),
  day date not null,
  spent bigint not null default 0,
  primary key (promotion_id, day)
);

create table promotions_join (
  promotion_id text not null references promotions_promotion (id),
  player_id text not null,
  version integer not null,
  joined_at timestamptz not null,
  left_at timestamptz,
  primary key (promotion_id, player_id)
);
create index promotions_join_of_player on promotions_join (player_id) where left_at is null;

-- A reward that is due to a member: once for a promotion, a period and a tier.
create table promotions_claim (
  id text primary key,
  promotion_id text not null references promotions_promotion (id),
  version integer not null,
  player_id text not null,
  currency text not null,
  -- The period or cause: a day, a week, a month, a deposit, a round.
  period text not null,
  tier integer not null,
  state text not null check (state in
    ('pending', 'available', 'claimed', 'expired', 'rejected', 'cancelled', 'returned')),
  rewards jsonb not null,
  -- What it costs the house at most, in units.
  cost bigint not null check (cost >= 0),
  -- The deposit that set it off, in units: a requirement may be reckoned from it.
  deposit bigint not null default 0,
  remark text not null default '',
  made_at timestamptz not null,
  expires_at timestamptz,
  decided_at timestamptz,
  decided_by text not null default '',
  answer text not null default '',
  constraint promotions_claim_once unique (promotion_id, player_id, period, tier)
);
create index promotions_claim_of_player on promotions_claim (player_id, made_at desc, id);
create index promotions_claim_open_of_player on promotions_claim (player_id)
  where state in ('pending', 'available');
create index promotions_claim_had on promotions_claim (promotion_id, decided_at, player_id)
  where state = 'claimed';
create index promotions_claim_newest on promotions_claim (promotion_id, made_at desc, id);
create index promotions_claim_pending on promotions_claim (made_at, id) where state = 'pending';
create index promotions_claim_expiring on promotions_claim (expires_at) where state = 'available';

create table promotions_claim_picture (
  id text primary key,
  claim_id text not null references promotions_claim (id),
  place integer not null,
  bytes bytea not null,
  unique (claim_id, place)
);

-- Credited deposits in their order, and days with a sign-in: facts that conditions read.
create table promotions_deposit (
  deposit_id text primary key,
  player_id text not null,
  number integer not null,
  amount bigint not null check (amount > 0),
  settled_at timestamptz not null,
  unique (player_id, number)
);
create index promotions_deposit_of_player on promotions_deposit (player_id, settled_at);
create table promotions_sign_in (
  player_id text not null,
  day date not null,
  primary key (player_id, day)
);

-- Periods that were over, and up to which member their play was judged.
create table promotions_period_run (
  promotion_id text not null references promotions_promotion (id),
  period text not null,
  judged_until text not null,
  is_done boolean not null default false,
  primary key (promotion_id, period)
);

-- Lucky rounds that are to be judged; noted in the transaction that counts them.
create table promotions_lucky (
  player_id text not null,
  round_id text not null,
  vendor text not null,
  game_code text not null,
  -- The payout in hundredths of the stake.
  multiple bigint not null,
  -- Six digits that follow from the round's number and the moment of its settling.
  number text not null,
  settled_at timestamptz not null,
  primary key (player_id, round_id)
);
create index promotions_lucky_oldest on promotions_lucky (settled_at, player_id, round_id);

-- Members whose play or deposits moved: their rewards are looked at soon.
create table promotions_moved (
  player_id text primary key,
  moved_at timestamptz not null
);
create index promotions_moved_oldest on promotions_moved (moved_at);
