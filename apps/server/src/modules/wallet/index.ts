// The door of the wallet: the books of every unit of money, and (through its actions) deposits, withdrawals and cards.
export { accountsOf, createLedger, keyOf, KeyReused } from './store/ledger/ledger.ts';
export type { Ledger, Purses } from './store/ledger/ledger.ts';
export type { GroupCommit, GroupCommitSettings } from './store/ledger/group-commit.ts';
export type { PostingKey, Work } from './store/ledger/work.ts';

export const schema = {
  name: 'wallet',
  level: 2,
  folder: new URL('./store/schema/', import.meta.url),
};
