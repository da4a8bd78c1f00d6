// Judges members on boards: who takes no part in promotions is not ranked. A member comes onto a
// board once they were judged, and the first places are looked at again each minute.
import type { OfferKeeper } from '../offers/keep-offers.ts';
import type { PromotionsPorts } from '../ports.ts';
import { readMember, takesPart, type Standing } from '../rewards/due.ts';
import { lockOpen, readOpen } from './store/boards.ts';
import { changeStates, partShelves, readFirst, readWaiting, type Waiting } from './store/scores.ts';

const membersAtOnce = 200;
const turnsMax = 100;

/** The promotion that a board belongs to: its id is the promotion's, a dot and the period. */
export const promotionOf = (boardId: string): string => boardId.slice(0, boardId.lastIndexOf('.'));

/** Judges those who wait; gives the promotions whose boards they came onto. */
export async function judgeWaiting(
  ports: PromotionsPorts,
  offers: OfferKeeper,
): Promise<ReadonlySet<string>> {
  const moved = new Set<string>();
  let after = '';
  for (let turn = 0; turn < turnsMax; turn += 1) {
    const waiting = await readWaiting(ports.database.kysely, { after, count: membersAtOnce });
    for (const id of await judge(ports, offers, waiting)) moved.add(id);
    after = waiting.at(-1)?.playerId ?? after;
    if (waiting.length < membersAtOnce) break;
  }
  return moved;
}

/** Members are read before any lock is taken: play that is counted meanwhile waits for none. */
async function judge(
  ports: PromotionsPorts,
  offers: OfferKeeper,
  waiting: readonly Waiting[],
): Promise<readonly string[]> {
  const standings = new Map<string, Standing | undefined>();
  for (const { playerId } of waiting) {
    if (!standings.has(playerId))
      standings.set(playerId, await readMember(ports, ports.database.kysely, playerId));
  }
  const takes = ({ boardId, playerId }: Waiting) => {
    const offer = offers.find(promotionOf(boardId));
    const standing = standings.get(playerId);
    return offer !== undefined && standing !== undefined && takesPart(offer, standing);
  };
  const boardIds = [...new Set(waiting.map(({ boardId }) => boardId))];
  for (const boardId of boardIds) {
    const own = waiting.filter((one) => one.boardId === boardId);
    const idsOf = (rows: readonly Waiting[]) => rows.map(({ playerId }) => playerId);
    await ports.database.transaction(async (tx) => {
      const isOpen = (await lockOpen(tx, [boardId])).has(boardId);
      const from = ['waiting'] as const;
      const taking = own.filter((one) => isOpen && takes(one));
      await changeStates(tx, { boardId, playerIds: idsOf(taking), from, to: 'on' });
      const others = idsOf(own.filter((one) => !taking.includes(one)));
      await changeStates(tx, { boardId, playerIds: others, from, to: 'off' });
      await partShelves(tx, [boardId]);
    });
  }
  return boardIds.map(promotionOf);
}

/** Takes members who restrain play off the places that are shown. */
export async function watchPlaces(ports: PromotionsPorts, count: number): Promise<void> {
  const now = ports.clock.now();
  for (const { id: boardId } of await readOpen(ports.database.kysely)) {
    const first = await readFirst(ports.database.kysely, boardId, { count });
    const resting: string[] = [];
    for (const { playerId } of first) {
      if ((await ports.wagering.restraintOf(playerId, now)) !== 'none') resting.push(playerId);
    }
    if (resting.length === 0) continue;
    await ports.database.transaction(async (tx) => {
      await lockOpen(tx, [boardId]);
      await changeStates(tx, { boardId, playerIds: resting, from: ['on'], to: 'off' });
    });
  }
}
