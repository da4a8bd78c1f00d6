// How bonuses ended that paid for stakes.
import type { BonusEnd, Fates } from '@baize/ledger';
import { prepared, type Tx } from '../../../../../platform/database/index.ts';

const query = {
  name: 'wallet-bonus-ends',
  text: `select id, state from wallet_bonus where id = any($1::text[]) and ended_at is not null`,
};

/** By bonus; one that is open is left out. */
export async function readBonusEnds(tx: Tx, ids: readonly string[]): Promise<Fates> {
  const rows = await prepared<{ id: string; state: BonusEnd }>(tx, query, [[...ids]]);
  return new Map(rows.map(({ id, state }) => [id, state]));
}
