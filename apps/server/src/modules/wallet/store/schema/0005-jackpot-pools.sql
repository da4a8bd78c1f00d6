-- Pools of jackpots and their reserve are spread over rows like the house's own account, so a
-- single row may be below zero; what the house adds to seeds is counted on an account of its own.
alter table ledger_account
  drop constraint ledger_account_floor,
  add constraint ledger_account_floor check (
    balance >= 0 or kind in ('house-gaming', 'payment-clearing', 'vendor-clearing', 'play-mint',
      'jackpot-pool', 'jackpot-reserve', 'jackpot-funding')
  );
