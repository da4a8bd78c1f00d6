-- What a player owes after a payout was corrected: an account of their own, below zero by the debt.
alter table ledger_account
  drop constraint ledger_account_floor,
  add constraint ledger_account_floor check (
    balance >= 0 or kind in ('house-gaming', 'payment-clearing', 'vendor-clearing', 'play-mint',
      'jackpot-pool', 'jackpot-reserve', 'jackpot-funding', 'player-debt')
  ) not valid;
