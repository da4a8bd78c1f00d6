// Bonuses as the wallet offers them to other modules: granted in their transactions, moved on by
// what the books tell, and forgotten bet by bet long after they ended.
import type { Tx } from '../../../platform/database/index.ts';
import type { WalletPorts } from '../ports.ts';
import { lockCash } from '../books/store/lock-cash.ts';
import { grantIn } from './grant.ts';
import { hearBalanceSpent, hearBonusEnded } from './hear-bound.ts';
import {
  payForGoods,
  payReward,
  returnForGoods,
  takeReward,
  type CashReward,
  type TakenReward,
} from './pay-reward.ts';
import { readRewardEntries, type RewardEntrySearch } from './store/reward-entries.ts';
import { takeBonus, type TakenBonus } from './take-bonus.ts';
import { forgetBets, type BonusGranted } from './store/writer.ts';

const betsKeptMs = 90 * 24 * 3_600_000;
const betsAtOnce = 10_000;

export function createBonuses(ports: WalletPorts) {
  return {
    /** Grants a bonus in the caller's transaction, once for its id; breaks were asked for. */
    grantBonus: (tx: Tx, bonus: BonusGranted) => grantIn(ports, tx, bonus),
    /**
     * Pays a reward in cash in the caller's transaction, once for its id; breaks were asked for.
     */
    payReward: (tx: Tx, reward: CashReward) => payReward(ports, tx, reward),
    /** Locks the member's cash before rows that stakes lock after it. */
    lockCash: async (tx: Tx, playerId: string, currency: string): Promise<void> =>
      void (await lockCash(tx, playerId, currency)),
    /** Money paid beside points for goods; false: the cash does not reach. */
    payForGoods: (tx: Tx, paid: TakenReward) => payForGoods(ports, tx, paid),
    returnForGoods: (tx: Tx, paid: TakenReward) => returnForGoods(ports, tx, paid),
    /** Takes a cash reward back; false: the cash does not reach. */
    takeReward: (tx: Tx, reward: TakenReward) => takeReward(ports, tx, reward),
    /** Takes an open bonus back by its rules; undefined: it is not open any more. */
    takeBonus: (tx: Tx, taken: TakenBonus) => takeBonus(ports, tx, taken),
    /** What rewards of a member moved in the books. */
    rewardEntries: (search: RewardEntrySearch) => readRewardEntries(ports.database.kysely, search),
    bonusEnded: (tx: Tx, payload: unknown) => hearBonusEnded(ports, tx, payload),
    balanceSpent: (tx: Tx, payload: unknown) => hearBalanceSpent(ports, tx, payload),
    forgetOld: (now: number) =>
      ports.database.transaction((tx) => forgetBets(tx, now - betsKeptMs, betsAtOnce)),
  };
}
