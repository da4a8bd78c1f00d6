// Ends an open bonus before it is released: what lies in its purse goes back to the house, its
// requirement ends, and the next bonus may start.
import { bonusTaken, type TakenBack } from '@baize/ledger';
import type { BonusReason } from '@baize/contract';
import type { Units } from '@baize/money';
import type { Tx } from '../../../platform/database/index.ts';
import { tellBalance } from '../books/actions/tell.ts';
import type { WalletPorts } from '../ports.ts';
import type { Bonus } from './store/bonus-row.ts';
import { readBonusPurse } from './store/reader.ts';
import { endBonus } from './store/writer.ts';

export interface Ending {
  readonly state: TakenBack;
  readonly by: string;
  readonly reason: BonusReason | '';
  readonly now: number;
}

/** The bonus is locked, with its member's cash. */
export async function takeBack(
  ports: WalletPorts,
  tx: Tx,
  bonus: Bonus,
  { state, by, reason, now }: Ending,
): Promise<Units> {
  const { id: bonusId, playerId, currency } = bonus;
  const balance = bonus.state === 'active' ? await readBonusPurse(tx, bonus) : 0n;
  await endBonus(tx, bonusId, { state, lost: balance, by, reason, now });
  if (balance > 0n) {
    const posted = await ports.ledger.postIn(
      tx,
      bonusTaken(state, { bonusId, playerId, currency, balance }),
    );
    if ('refused' in posted) throw new Error(`The bonus ${bonusId} was refused by the books`);
    await tellBalance(ports, tx, posted);
  }
  await ports.tell(tx, { event: 'bonus-ended', payload: { playerId, currency } });
  return balance;
}
