// The board of a promotion as staff see it: with names, and with those who were kept off.
import { refuse, type OutputOf, type promotions, type Refusal } from '@baize/contract';
import type { WithOffers } from '../rewards/with-offers.ts';
import { readExcluded, readFirst, type Score } from './store/scores.ts';
import { factsOf, findBoard, printScore } from './view.ts';

type StaffBoard = OutputOf<typeof promotions.openBoard>;

const placesShown = 100;

export async function staffBoard(
  ports: WithOffers,
  promotionId: string,
  now: number,
): Promise<StaffBoard | Refusal<'promotion-not-found' | 'board-not-found'>> {
  const offer = ports.offers.find(promotionId);
  if (offer === undefined) return refuse('promotion-not-found');
  const on = ports.database.kysely;
  const board = await findBoard(on, offer, { now });
  if (board === undefined) return refuse('board-not-found');
  const [first, excluded] = await Promise.all([
    readFirst(on, board.id, { count: placesShown }),
    readExcluded(on, board.id),
  ]);
  const names = await ports.usernames([...first, ...excluded].map(({ playerId }) => playerId));
  const row = (place: number | null, { behind, reachedAt, playerId, state, reason }: Score) => ({
    place,
    playerId,
    username: names.get(playerId) ?? '',
    score: printScore(board.score, behind),
    reachedAt: reachedAt.getTime(),
    state,
    reason,
  });
  const list = [
    ...first.map((one, at) => row(at + 1, one)),
    ...excluded.map((one) => row(null, one)),
  ];
  return { ...(await factsOf(ports, offer, board)), list };
}
