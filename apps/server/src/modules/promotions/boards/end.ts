// Ends a board once its last hour was counted: its places become rewards, each once. Members who
// take no part by then are passed over; the one behind moves up.
import type { Tx } from '../../../platform/database/index.ts';
import type { OfferKeeper } from '../offers/keep-offers.ts';
import { prizesOf, type Prize } from '../offers/rules/board.ts';
import { type Offer } from '../offers/rules/offer.ts';
import { aimedNow } from '../offers/store/aims.ts';
import { costOf } from '../offers/rules/tiers.ts';
import type { PromotionsPorts } from '../ports.ts';
import { readMember, takesPart } from '../rewards/due.ts';
import { claimId, makeClaim } from '../rewards/make-claim.ts';
import { addPlace, endBoard, lockOpen, type BoardRow } from './store/boards.ts';
import { changeStates, readFirst, type Place } from './store/scores.ts';

/** False: it ended before, or staff stopped the promotion. */
export function endIn(
  ports: PromotionsPorts,
  offers: OfferKeeper,
  board: BoardRow,
): Promise<boolean> {
  const now = ports.clock.now();
  return ports.database.transaction(async (tx) => {
    if (!(await lockOpen(tx, [board.id])).has(board.id)) return false;
    await endBoard(tx, board.id, now);
    const offer = offers.find(board.promotionId);
    if (offer?.stage === 'published') await givePrizes(ports, tx, { offer, board, now });
    return true;
  });
}

interface Ending {
  readonly offer: Offer;
  readonly board: BoardRow;
  readonly now: number;
}

const membersAtOnce = 100;

async function givePrizes(ports: PromotionsPorts, tx: Tx, ending: Ending): Promise<void> {
  const { offer, board } = ending;
  const prizes = prizesOf(offer.written.spec);
  const last = prizes.at(-1)?.to ?? 0;
  let place = 1;
  let after: Place | undefined;
  while (place <= last) {
    const found = await readFirst(tx, board.id, { count: membersAtOnce, after });
    for (const { playerId } of found) {
      const prize = prizes.find(({ to }) => place <= to);
      if (prize === undefined) break;
      if (await givePrize(ports, tx, { ...ending, prize, place, playerId })) place += 1;
    }
    after = found.at(-1);
    if (found.length < membersAtOnce) break;
  }
}

interface Giving extends Ending {
  readonly prize: Prize;
  readonly place: number;
  readonly playerId: string;
}

/** False: the member takes no part, and is off the board. */
async function givePrize(ports: PromotionsPorts, tx: Tx, giving: Giving): Promise<boolean> {
  const { offer, board, prize, place, playerId, now } = giving;
  const standing = await readMember(ports, tx, playerId);
  const [aimed] = await aimedNow(tx, [offer]);
  if (!standing || aimed === undefined || !takesPart(aimed, standing)) {
    const off = { boardId: board.id, playerIds: [playerId], from: ['on'] as const };
    await changeStates(tx, { ...off, to: 'off' });
    return false;
  }
  const { tier, rewards } = prize;
  const { period } = board;
  const won = { boardId: board.id, place, playerId };
  await addPlace(tx, { ...won, claimId: claimId(offer.id, playerId, period, tier) });
  const due = { tier, rewards, cost: costOf(rewards) };
  await makeClaim(ports, tx, { offer, playerId, period, tier: due, deposit: 0n, now });
  return true;
}
