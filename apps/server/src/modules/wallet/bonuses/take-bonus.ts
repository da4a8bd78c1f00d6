// Takes a bonus of a promotion back while it is open, in the transaction of who takes it.
import type { Units } from '@baize/money';
import type { Tx } from '../../../platform/database/index.ts';
import type { WalletPorts } from '../ports.ts';
import { takeBack } from './end-bonus.ts';
import type { Bonus } from './store/bonus-row.ts';
import { isUnmet, lockBonus } from './store/writer.ts';

export interface TakenBonus {
  readonly id: string;
  readonly by: string;
  readonly now: number;
}

/** Once its requirement is met, nothing takes a bonus back any more. */
export const isOpen = async (tx: Tx, bonus: Bonus): Promise<boolean> =>
  bonus.state === 'granted' || (bonus.state === 'active' && (await isUnmet(tx, bonus)));

/** What the house has again: all of a bonus that waited, what is left of an active one. */
export async function takeBonus(
  ports: WalletPorts,
  tx: Tx,
  { id, by, now }: TakenBonus,
): Promise<Units | undefined> {
  const bonus = await lockBonus(tx, id);
  if (bonus === undefined || !(await isOpen(tx, bonus))) return undefined;
  const left = await takeBack(ports, tx, bonus, { state: 'forfeited', by, reason: 'abuse', now });
  return bonus.state === 'granted' ? bonus.amount : left;
}
