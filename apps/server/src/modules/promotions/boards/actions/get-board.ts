// The board of a promotion as members see it: names masked, the own place always beside it.
import { boardPlacesMax, refuse, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { Offer } from '../../offers/rules/offer.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { readLeaders } from '../leaders.ts';
import { readLast } from '../store/boards.ts';
import { factsOf, findBoard, printScore, type BoardShown } from '../view.ts';

export const getBoard =
  (ports: WithOffers): Action<typeof promotions.getBoard> =>
  async ({ caller, input: { id, last }, now }) => {
    const offer = ports.offers.find(id);
    if (offer === undefined) return refuse('promotion-not-found');
    const playerId = caller.kind === 'player' ? caller.playerId : undefined;
    const on = ports.database.kysely;
    const board = await findBoard(on, offer, { now, last: last === 'Y' });
    const [restraint, shown] = await Promise.all([
      playerId === undefined ? 'none' : ports.wagering.restraintOf(playerId, now),
      board && readShown(ports, { offer, board, playerId }),
    ]);
    if (restraint !== 'none') return refuse('promotion-not-found');
    if (board === undefined || shown === undefined) return refuse('board-not-found');
    const { facts, before, list, own } = shown;
    const printed = <T extends { readonly behind: bigint }>({ behind, ...row }: T) => ({
      ...row,
      score: printScore(board.score, behind),
    });
    return {
      ...facts,
      hasLast: before !== undefined,
      list: list.map(printed),
      own: own === undefined ? null : printed(own),
    };
  };

interface Shown {
  readonly offer: Offer;
  readonly board: BoardShown;
  readonly playerId: string | undefined;
}

/** All at once: the own place is promised within 10 ms among a million members. */
async function readShown(ports: WithOffers, { offer, board, playerId }: Shown) {
  const [facts, before, leaders] = await Promise.all([
    factsOf(ports, offer, board),
    readLast(ports.database.kysely, offer.id, board.from),
    readLeaders(ports, board, { playerId, count: boardPlacesMax }),
  ]);
  return { facts, before, ...leaders };
}
