// Ends every bonus of a member who closes their account: what lies in the purse goes back to the
// house, and what waited its turn never starts. Never more than the member was shown.
import { refuse, type Refusal } from '@baize/contract';
import type { Units } from '@baize/money';
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { Leaving } from '../../../platform/module/index.ts';
import { lockCash } from '../books/store/lock-cash.ts';
import type { WalletPorts } from '../ports.ts';
import { takeBack } from './end-bonus.ts';
import { readBonusPurse, readOpenBonuses, readProposedOf, type OfMember } from './store/reader.ts';
import { endBonus } from './store/writer.ts';

/** What is left of the open bonus, and the whole of those that wait for it to end. */
export async function bonusToLose(on: Queryable | Tx, of: OfMember): Promise<Units> {
  const bonuses = await readOpenBonuses(on, of);
  const waiting = bonuses.filter(({ state }) => state === 'granted');
  const purse = await readBonusPurse(on, of);
  return waiting.reduce((sum, { amount }) => sum + amount, purse);
}

export async function loseBonuses(
  ports: WalletPorts,
  tx: Tx,
  leaving: Leaving,
): Promise<Refusal<'bonus-changed'> | undefined> {
  const { playerId, currency, username: by, at: now, bonusShown } = leaving;
  await lockCash(tx, playerId, currency);
  if ((await bonusToLose(tx, leaving)) > bonusShown) return refuse('bonus-changed');
  for (const bonus of await readOpenBonuses(tx, leaving)) {
    await takeBack(ports, tx, bonus, { state: 'cancelled', by, reason: '', now });
  }
  for (const { id } of await readProposedOf(tx, leaving)) {
    await endBonus(tx, id, { state: 'rejected', lost: 0n, by, reason: '', now });
  }
  return undefined;
}
