// Ends free rounds that were all played or whose time is over. What they won for a bonus is granted
// in the same transaction, under their reward's terms; it waits while the member is on a break.
import type { Tx } from '../../../platform/database/index.ts';
import { readWritten } from '../offers/store/offers.ts';
import type { PromotionsPorts } from '../ports.ts';
import { bonusOf } from './pay.ts';
import { readClaim } from './store/claims.ts';
import { tellRewards } from './tell.ts';

const atOnce = 100;

/** True: there may be more. */
export async function endFreeRounds(ports: PromotionsPorts): Promise<boolean> {
  const { wagering, wallet, database, clock } = ports;
  const now = clock.now();
  const over = await wagering.overFreeRounds({ now, count: atOnce });
  for (const { id, playerId, currency } of over) {
    await database.transaction(async (tx) => {
      await wallet.lockCash(tx, playerId, currency);
      const won = await wagering.endFreeRounds(tx, { id, now });
      if (won === undefined) return;
      if (won > 0n) await grantWon(ports, tx, { id, won, now });
      await tellRewards(ports, tx, playerId);
    });
  }
  return over.length === atOnce;
}

interface Won {
  /** Of the reward: its claim, and its place in it. */
  readonly id: string;
  readonly won: bigint;
  readonly now: number;
}

async function grantWon(ports: PromotionsPorts, tx: Tx, { id, won, now }: Won): Promise<void> {
  // A claim's id may have hyphens itself.
  const end = id.lastIndexOf('-');
  const claim = await readClaim(tx, id.slice(0, end));
  const reward = claim?.rewards[Number(id.slice(end + 1))];
  const written = claim && (await readWritten(tx, claim.promotionId, claim.version));
  if (!claim || !reward || !written) throw new Error(`The terms of the free rounds ${id} are gone`);
  const bonus = bonusOf({ reward, claim, written, by: 'house', now });
  await ports.wallet.grantBonus(tx, { ...bonus, id, amount: won, base: won });
}
