-- What a brand has changed from a fresh house, each part under its name.
create table brand_record (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz not null
);

-- Style sheets, pictures and icons, by the digest of their bytes. None is ever taken away: a page
-- that was opened before a change still asks for the one it knows.
create table brand_file (
  file text primary key,
  kind text not null check (kind in ('text/css', 'image/webp', 'image/png')),
  bytes bytea not null,
  kept_at timestamptz not null
);
