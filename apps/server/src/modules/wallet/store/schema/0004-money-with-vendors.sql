-- Money that lies in the wallets of vendors is counted on one account a currency, of either sign.
alter table ledger_account
  drop constraint ledger_account_floor,
  add constraint ledger_account_floor check (
    balance >= 0 or kind in ('house-gaming', 'payment-clearing', 'vendor-clearing', 'play-mint')
  );
