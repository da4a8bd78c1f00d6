-- A flight that staff cancel because it cannot be drawn: one person proposes it, and where much
-- lies on it another confirms it. It takes effect a moment later; after a crash in between by timed
-- work.
create table crash_cancellation (
  event_id text primary key,
  state text not null check (state in ('waiting', 'confirmed')),
  reason text not null,
  proposed_by text not null,
  proposed_by_name text not null,
  proposed_at timestamptz not null,
  decided_by text,
  decided_by_name text,
  decided_at timestamptz,
  applied_at timestamptz,
  check ((state = 'confirmed') = (decided_at is not null))
);
create index crash_cancellation_left on crash_cancellation (decided_at)
  where state = 'confirmed' and applied_at is null;
