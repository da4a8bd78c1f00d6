-- What staff set for a lottery beside its own definition; null: as the definition says.
create table lottery_game (
  game_code text primary key,
  terms jsonb,
  schedule jsonb,
  -- The lottery day from which the schedule holds.
  schedule_from date,
  check ((schedule is null) = (schedule_from is null))
);

create table lottery_play (
  game_code text not null,
  play text not null,
  is_on boolean not null,
  -- By tier, in 1/10,000; null: as the game's return gives them.
  odds bigint[],
  exposure_max bigint,
  primary key (game_code, play)
);

-- What one person must not decide alone, until a second one agrees.
create table lottery_proposal (
  proposal_id text primary key,
  kind text not null check (kind in ('terms', 'odds', 'result', 'correction', 'cancellation')),
  state text not null check (state in ('waiting', 'confirmed', 'withdrawn')),
  game_code text not null,
  -- Empty where it concerns the game, not an issue; so is the play.
  issue text not null default '',
  play text not null default '',
  -- What is proposed, and what it would replace.
  proposed jsonb not null,
  replaced jsonb not null,
  reason text not null,
  proposed_by text not null,
  proposed_by_name text not null,
  proposed_at timestamptz not null,
  decided_by text,
  decided_by_name text,
  decided_at timestamptz,
  -- When what was confirmed took effect: a crash between the two is found by this.
  applied_at timestamptz,
  check ((state = 'waiting') = (decided_by is null)),
  check (state <> 'confirmed' or decided_by <> proposed_by)
);
-- One proposal waits for each subject: a result, or a term, at a time.
create unique index lottery_proposal_waiting on lottery_proposal (game_code, issue, play)
  where state = 'waiting';
create index lottery_proposal_listed on lottery_proposal (proposed_at desc, proposal_id);
create index lottery_proposal_of_issue on lottery_proposal (game_code, issue) where issue <> '';
create index lottery_proposal_unapplied on lottery_proposal (decided_at)
  where state = 'confirmed' and applied_at is null;
