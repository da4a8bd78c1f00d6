// The bonuses behind stakes: which are still open, and how the others ended. Nothing is read where
// no stake was a bonus's.
import type { Fates } from '@baize/ledger';
import type { Tx } from '../../../../platform/database/index.ts';
import { readBonusEnds } from '../../../wallet/index.ts';
import type { Round } from '../rules/round.ts';

const none: Fates = new Map();

export async function loadFates(tx: Tx, rounds: Iterable<Round>): Promise<Fates> {
  const ids = new Set<string>();
  for (const { bonus } of rounds) if (bonus !== undefined) ids.add(bonus.id);
  return ids.size === 0 ? none : readBonusEnds(tx, [...ids]);
}
