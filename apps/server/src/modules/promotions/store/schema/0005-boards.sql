-- A board of a promotion: one for each period of it.
create table promotions_board (
  id text primary key,
  promotion_id text not null references promotions_promotion (id),
  -- The period's name among those of its promotion.
  period text not null,
  begins_at timestamptz not null,
  -- When its last hour is over.
  until timestamptz not null,
  ended_at timestamptz,
  unique (promotion_id, period)
);
create index promotions_board_open on promotions_board (until) where ended_at is null;
create index promotions_board_of on promotions_board (promotion_id, until desc);
create index promotions_board_ended on promotions_board (ended_at) where ended_at is not null;

-- Scores, kept below zero: one ascending order (score, moment, member) is the order of places.
create table promotions_score (
  board_id text not null references promotions_board (id),
  player_id text not null,
  behind bigint not null,
  -- When the score was reached: the settling of the round that made it.
  reached_at timestamptz not null,
  -- `waiting`: not yet judged. `off`: takes no part. `excluded`: by staff.
  state text not null check (state in ('on', 'waiting', 'off', 'excluded')),
  reason text not null default '',
  primary key (board_id, player_id)
);
create index promotions_score_place on promotions_score (board_id, behind, reached_at, player_id)
  where state = 'on';
create index promotions_score_waiting on promotions_score (player_id, board_id)
  where state = 'waiting';
create index promotions_score_excluded on promotions_score (board_id) where state = 'excluded';

-- Shelves: the members of a board in order, some hundreds on each. A place is the sum of the
-- shelves before a member's own, and the count within it.
create table promotions_shelf (
  board_id text not null references promotions_board (id),
  behind bigint not null,
  reached_at timestamptz not null,
  player_id text not null,
  members integer not null check (members >= 0),
  primary key (board_id, behind, reached_at, player_id)
);

-- Places that won a prize, as the board ended.
create table promotions_place (
  board_id text not null references promotions_board (id),
  place integer not null,
  player_id text not null,
  claim_id text not null,
  primary key (board_id, place),
  unique (board_id, player_id)
);
