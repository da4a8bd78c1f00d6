-- What a round put into the jackpot, and how much of its payout a jackpot paid.
alter table wagering_round
  add column jackpot_fed bigint not null default 0 check (jackpot_fed >= 0),
  add column jackpot_won bigint not null default 0 check (jackpot_won >= 0);
