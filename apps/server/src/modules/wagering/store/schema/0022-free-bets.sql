-- Free bets stand beside free rounds: one bet of at most `stake`, of which that stake is not paid
-- back.
alter table wagering_free_rounds
  add column kind text not null default 'rounds',
  add constraint wagering_free_rounds_kind check (kind in ('rounds', 'bet')) not valid;

-- Of a free round: null beside a `free_id` is one of free rounds.
alter table wagering_round add column free_kind text;
