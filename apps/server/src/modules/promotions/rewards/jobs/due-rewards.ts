// Each minute: looks at the rewards of members whose play moved and at lucky rounds, and ends
// rewards that nobody claimed.
import type { Tx } from '../../../../platform/database/index.ts';
import { everyMinute } from '../../../../platform/module/index.ts';
import type { OfferKeeper } from '../../offers/keep-offers.ts';
import { readMoved, takeMoved } from '../../offers/store/facts.ts';
import type { PromotionsPorts } from '../../ports.ts';
import { refreshMember } from '../due.ts';
import { lookAtLucky } from '../lucky.ts';
import { expireClaims } from '../store/claims.ts';
import { tellRewards } from '../tell.ts';

const membersAtOnce = 50;
const turnsMax = 200;
const expiredAtOnce = 500;

/** Looks at the rewards that others have by members that moved. */
export type LookBeside = (tx: Tx, playerIds: readonly string[], now: number) => Promise<void>;

/** Members that moved, some at a time, each in a short transaction; false: none is left. */
export async function lookAtMoved(
  ports: PromotionsPorts,
  offers: OfferKeeper,
  lookBeside: LookBeside,
): Promise<boolean> {
  const { database, clock } = ports;
  const playerIds = await readMoved(database.kysely, membersAtOnce);
  for (const playerId of playerIds)
    await database.transaction(async (tx) => {
      if (!(await takeMoved(tx, playerId))) return;
      const now = clock.now();
      await refreshMember(ports, tx, { offers: offers.all(), playerId, now });
      await lookBeside(tx, [playerId], now);
    });
  return playerIds.length === membersAtOnce;
}

export const dueRewards = (
  ports: PromotionsPorts,
  offers: OfferKeeper,
  lookBeside: LookBeside,
) => ({
  name: 'promotions-due-rewards',
  cron: everyMinute,
  run: async () => {
    for (let turn = 0; turn < turnsMax; turn += 1) {
      if (!(await lookAtMoved(ports, offers, lookBeside))) break;
    }
    for (let turn = 0; turn < turnsMax; turn += 1) {
      if (!(await lookAtLucky(ports, offers))) break;
    }
    for (let turn = 0; turn < turnsMax; turn += 1) {
      if (!(await endUnclaimed(ports))) break;
    }
  },
});

/** Ends some; false: none is left. */
export function endUnclaimed(ports: PromotionsPorts): Promise<boolean> {
  return ports.database.transaction(async (tx) => {
    const ended = await expireClaims(tx, ports.clock.now(), expiredAtOnce);
    for (const playerId of new Set(ended.map((one) => one.playerId)))
      await tellRewards(ports, tx, playerId);
    return ended.length === expiredAtOnce;
  });
}
