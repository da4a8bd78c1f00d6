// Starts the next bonus of a member when none is active: the oldest first. Its money is given and
// its requirement opens in one transaction; nothing starts on a break.
import { bonusGranted } from '@baize/ledger';
import type { Tx } from '../../../platform/database/index.ts';
import { tellBalance } from '../books/actions/tell.ts';
import { lockCash } from '../books/store/lock-cash.ts';
import { openRequirement, watchCash } from '../books/store/turnover/writer.ts';
import type { WalletPorts } from '../ports.ts';
import { readOpenBonuses, type OfMember } from './store/reader.ts';
import { startBonus } from './store/writer.ts';

const dayMs = 24 * 3_600_000;

export async function startNext(ports: WalletPorts, tx: Tx, of: OfMember): Promise<void> {
  const now = ports.clock.now();
  if (await ports.refusalOfPause(of.playerId, now)) return;
  await startNextIn(ports, tx, of, now);
}

/** The same in the transaction of a grant, whose caller has asked for breaks. */
export async function startNextIn(
  ports: WalletPorts,
  tx: Tx,
  of: OfMember,
  now: number,
): Promise<void> {
  const { playerId, currency } = of;
  await lockCash(tx, playerId, currency);
  const [waiting] = await readOpenBonuses(tx, of);
  if (waiting === undefined || waiting.state === 'active') return;
  // Of a member without any money there was no cash to lock: two grants at once meet here.
  await watchCash(tx, playerId, currency);
  const [next] = await readOpenBonuses(tx, of);
  if (next?.state !== 'granted') return;
  const { id: bonusId, amount, base, times, weightsId, days } = next;
  const expiresAt = now + days * dayMs;
  await startBonus(tx, bonusId, { now, expiresAt });
  const posted = await ports.ledger.postIn(
    tx,
    bonusGranted({ bonusId, playerId, currency, amount }),
  );
  if ('refused' in posted) throw new Error(`The bonus ${bonusId} was refused by the books`);
  const source = { kind: 'bonus', sourceId: bonusId, weightsId } as const;
  await openRequirement(tx, { playerId, currency, base, times, ...source, expiresAt, now });
  await tellBalance(ports, tx, posted);
}
