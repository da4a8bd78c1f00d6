-- The numbers that staff closed or pay less for: in all issues of a lottery, or in one of them.
create table lottery_limited_list (
  game_code text not null,
  -- Empty: all issues.
  issue text not null default '',
  -- Grows with every change: orders are held against it.
  revision integer not null check (revision > 0),
  -- [[play, number, rate], …]; the rate in hundredths of the odds, 0 is closed.
  numbers jsonb not null,
  set_at timestamptz not null,
  set_by text not null,
  reason text not null,
  primary key (game_code, issue)
);
