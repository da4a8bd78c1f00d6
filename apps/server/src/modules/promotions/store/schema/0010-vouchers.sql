-- Codes for one use, made in batches for a promotion. The counts are changed with each use.
create table promotions_voucher_batch (
  id text primary key,
  promotion_id text not null references promotions_promotion (id),
  -- For staff alone.
  name text not null,
  made integer not null check (made > 0),
  used integer not null default 0 check (used >= 0 and used <= made),
  expires_at timestamptz not null,
  made_at timestamptz not null,
  made_by text not null,
  cancelled_at timestamptz,
  unique (promotion_id, name)
);
create index promotions_voucher_batch_newest
  on promotions_voucher_batch (promotion_id, made_at desc, id);

-- One code, as a digest: used once, by one member, for one claim.
create table promotions_voucher (
  digest text primary key,
  batch_id text not null references promotions_voucher_batch (id),
  player_id text,
  claim_id text unique references promotions_claim (id),
  used_at timestamptz,
  check ((player_id is null) = (claim_id is null) and (claim_id is null) = (used_at is null))
);
create index promotions_voucher_of_player on promotions_voucher (player_id, used_at desc)
  where player_id is not null;
