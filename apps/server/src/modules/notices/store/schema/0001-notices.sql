-- What the platform tells its players: banners, the notice list, popups. Texts and pictures are by
-- language; a notice shows in the languages that it has a title in.
create table notices_notice (
  notice_id text primary key,
  kind text not null check (kind in ('banner', 'player', 'popup', 'promotion')),
  place text not null,
  platform text not null check (platform in ('all', 'W', 'M')),
  execution text not null check (execution in ('B', 'A', 'F')),
  titles jsonb not null,
  contents jsonb not null,
  link text not null,
  art text not null,
  pictures jsonb not null default '{}',
  is_on boolean not null,
  shows_from timestamptz,
  shows_until timestamptz,
  position integer not null,
  changed_at timestamptz not null
);

-- Pictures of banners, named by the digest of their bytes.
create table notices_picture (
  picture text primary key,
  bytes bytea not null,
  kept_at timestamptz not null
);
