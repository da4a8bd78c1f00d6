-- Outside a transaction: entries are written all the time.
-- Contract: ledger_entry_given, ledger_entry_given_beside holds the same and serves both versions.
drop index concurrently if exists ledger_entry_given;
