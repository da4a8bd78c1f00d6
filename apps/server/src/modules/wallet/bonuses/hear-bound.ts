// Hears what the books tell of bonuses and requirements: the next bonus starts when one has ended,
// and requirements clear when nothing is left to play with anywhere.
import { clearBelow } from '@baize/ledger';
import type { Tx } from '../../../platform/database/index.ts';
import { lockCash } from '../books/store/lock-cash.ts';
import { readPurses } from '../books/store/purses.ts';
import type { WalletPorts } from '../ports.ts';
import { releaseDust } from './release-dust.ts';
import { startNext } from './start-next.ts';
import type { OfMember } from './store/reader.ts';
import { clearRequirements } from './store/writer.ts';

export function hearBonusEnded(ports: WalletPorts, tx: Tx, payload: unknown): Promise<void> {
  return startNext(ports, tx, payload as OfMember);
}

export async function hearBalanceSpent(
  ports: WalletPorts,
  tx: Tx,
  payload: unknown,
): Promise<void> {
  const of = payload as OfMember;
  if (await ports.moneyAway(of.playerId)) return;
  await lockCash(tx, of.playerId, of.currency);
  const purses = await readPurses(tx, of.playerId, of.currency);
  const left = [...purses.values()].reduce((sum, one) => sum + one, 0n);
  if (left >= clearBelow) return;
  await clearRequirements(tx, of, ports.clock.now());
  await releaseDust(ports, tx, of, ports.clock.now());
}
