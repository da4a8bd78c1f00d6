// Why a player's cash may not leave yet: turnover to be staked first, or a debt. Judged while the
// purse is locked, by all that moves cash away without a withdrawal.
import { refuse, type Refusal } from '@baize/contract';
import { printUnits, type Units } from '@baize/money';
import type { Tx } from '../../../platform/database/index.ts';
import { readDebt } from './store/ledger/debts.ts';
import { readTurnover } from './store/turnover/reader.ts';

export async function refusalOfOwing(
  tx: Tx,
  playerId: string,
  currency: string,
): Promise<Refusal<'turnover-not-met' | 'debt-open'> | undefined> {
  const turnover = await readTurnover(tx, playerId, currency);
  if (turnover > 0n) return refuse('turnover-not-met', { facts: { turnover: shown(turnover) } });
  const debt = await readDebt(tx, playerId, currency);
  return debt > 0n ? refuse('debt-open', { facts: { debt: shown(debt) } }) : undefined;
}

const shown = (units: Units): string => printUnits(units, 2);
