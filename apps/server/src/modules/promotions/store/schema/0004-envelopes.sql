-- Red envelopes as staff write them. Once published nothing of one changes but what is taken.
create table promotions_envelope (
  id text primary key,
  version integer not null,
  stage text not null check (stage in ('draft', 'proposed', 'published', 'ended', 'stopped')),
  -- As the contract has it: texts, money, parts, place, times and terms.
  written jsonb not null,
  written_at timestamptz not null,
  written_by text not null,
  created_at timestamptz not null,
  proposed_by text not null default '',
  published_by text not null default '',
  stopped_reason text not null default '',
  -- Of the published one. The seed is sealed until its end.
  starts_at timestamptz,
  ends_at timestamptz,
  packets integer not null default 0,
  -- How many were taken: the row's lock gives each opener the next place.
  taken integer not null default 0 check (taken >= 0 and taken <= packets),
  taken_amount bigint not null default 0,
  commitment text not null default '',
  seed_sealed text not null default '',
  seed text not null default '',
  announced_at timestamptz,
  ended_at timestamptz,
  returned bigint
);
create index promotions_envelope_newest on promotions_envelope (created_at desc, id);
create index promotions_envelope_shown on promotions_envelope (ends_at)
  where stage in ('published', 'ended', 'stopped');

-- Packets are laid out before the envelope opens. A member has one of each envelope.
create table promotions_packet (
  envelope_id text not null references promotions_envelope (id),
  place integer not null,
  amount bigint not null check (amount >= 100),
  player_id text,
  taken_at timestamptz,
  -- When its money was given; a bonus follows a moment after the packet was taken.
  paid_at timestamptz,
  primary key (envelope_id, place),
  constraint promotions_packet_taken check ((player_id is null) = (taken_at is null))
);
create unique index promotions_packet_once on promotions_packet (envelope_id, player_id)
  where player_id is not null;
create index promotions_packet_of_player on promotions_packet (player_id, taken_at desc)
  where player_id is not null;
create index promotions_packet_unpaid on promotions_packet (taken_at)
  where player_id is not null and paid_at is null;
