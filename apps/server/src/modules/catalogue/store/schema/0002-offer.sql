-- What is on offer. Facts that came with a vendor or a game stand beside what staff decided of it,
-- so that a later list of a vendor writes over the first and never over the second.
create table catalogue_category (
  category text primary key,
  position integer not null,
  state text not null check (state in ('on', 'maintenance', 'off'))
);

create table catalogue_vendor (
  vendor text primary key,
  names jsonb not null,
  own_names jsonb not null default '{}',
  state text not null default 'on' check (state in ('on', 'maintenance', 'off')),
  account_type_id integer not null,
  picture text
);

create table catalogue_card (
  vendor text not null references catalogue_vendor,
  category text not null,
  position integer not null,
  hot boolean not null default false,
  popup boolean not null default false,
  primary key (vendor, category)
);

create table catalogue_game (
  node_id text primary key,
  vendor text not null references catalogue_vendor,
  game_code text not null,
  category text not null,
  names jsonb not null,
  own_names jsonb not null default '{}',
  classes text[] not null,
  own_classes text[] not null default '{}',
  mechanic text not null,
  return_percent text not null,
  demo boolean not null,
  rooms jsonb not null,
  art text not null,
  hot boolean not null,
  state text not null default 'on' check (state in ('on', 'maintenance', 'off')),
  gone boolean not null default false,
  position integer not null,
  picture text,
  unique (vendor, game_code)
);

-- Pictures that staff chose, by the digest of their bytes.
create table catalogue_picture (
  picture text primary key,
  bytes bytea not null,
  kept_at timestamptz not null
);

create table catalogue_favourite (
  player_id text not null,
  node_id text not null,
  added_at timestamptz not null,
  primary key (player_id, node_id)
);

-- The last launch of each game by a player.
create table catalogue_recent (
  player_id text not null,
  node_id text not null,
  launched_at timestamptz not null,
  primary key (player_id, node_id)
);
create index catalogue_recent_newest on catalogue_recent (player_id, launched_at desc);
