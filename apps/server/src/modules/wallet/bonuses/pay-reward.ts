// Pays a reward in cash, once for its id, and opens what it asks to be staked; or takes it back as
// far as the cash reaches.
import { refuse, type Refusal } from '@baize/contract';
import { goodsPaid, goodsReturned, rewardPaid, rewardTaken, type Posting } from '@baize/ledger';
import type { Units } from '@baize/money';
import type { Tx } from '../../../platform/database/index.ts';
import { tellBalance } from '../books/actions/tell.ts';
import { refusalOfOwing } from '../books/refusal-of-owing.ts';
import { openRequirement } from '../books/store/turnover/writer.ts';
import type { WalletPorts } from '../ports.ts';

export interface CashReward {
  readonly rewardId: string;
  readonly playerId: string;
  readonly currency: string;
  readonly amount: Units;
  /** What is to be staked: `base` × `times`. */
  readonly base: Units;
  readonly times: number;
  readonly now: number;
}

/** The caller has asked for breaks. */
export async function payReward(ports: WalletPorts, tx: Tx, reward: CashReward): Promise<void> {
  const { playerId, currency, base, times, rewardId: sourceId, now } = reward;
  const posted = await ports.ledger.postIn(tx, rewardPaid(reward));
  if ('refused' in posted) throw new Error(`The reward ${sourceId} was refused by the books`);
  if (times > 0)
    await openRequirement(tx, {
      playerId,
      currency,
      base,
      times,
      now,
      kind: 'adjustment',
      sourceId,
    });
  await tellBalance(ports, tx, posted);
}

export type TakenReward = Pick<CashReward, 'rewardId' | 'playerId' | 'currency' | 'amount'>;

/** False: the cash does not reach, and nothing was taken. */
export const takeReward = (ports: WalletPorts, tx: Tx, reward: TakenReward): Promise<boolean> =>
  takeCash(ports, tx, rewardTaken(reward));

/**
 * Money that a member pays beside points: only what could be withdrawn. The caller undoes a refused
 * transaction.
 */
export async function payForGoods(
  ports: WalletPorts,
  tx: Tx,
  paid: TakenReward,
): Promise<Refusal<'balance-too-low' | 'turnover-not-met' | 'debt-open'> | undefined> {
  const posted = await ports.ledger.postIn(tx, goodsPaid(paid));
  if ('refused' in posted) return refuse(posted.refused);
  // The purse is locked now: no deposit can add turnover any more.
  const owed = await refusalOfOwing(tx, paid.playerId, paid.currency);
  if (owed !== undefined) return owed;
  await tellBalance(ports, tx, posted);
  return undefined;
}

/** The goods were refused: the money goes back. */
export async function returnForGoods(ports: WalletPorts, tx: Tx, paid: TakenReward): Promise<void> {
  if (!(await takeCash(ports, tx, goodsReturned(paid))))
    throw new Error(`The return of ${paid.rewardId} was refused by the books`);
}

async function takeCash(ports: WalletPorts, tx: Tx, posting: Posting): Promise<boolean> {
  const posted = await ports.ledger.postIn(tx, posting);
  if ('refused' in posted) return false;
  await tellBalance(ports, tx, posted);
  return true;
}
