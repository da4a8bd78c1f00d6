-- Rates and the prize group of whoever registers by an invitation link: [[category, rate], …].
create table rebate_link (
  invitation_id text primary key,
  agent_name text not null,
  rates jsonb not null,
  prize_group integer
);
