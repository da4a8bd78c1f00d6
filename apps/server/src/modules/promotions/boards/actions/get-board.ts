// The board of a promotion as members see it: names masked, the own place always beside it.
import { boardPlacesMax, refuse, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { readLeaders } from '../leaders.ts';
import { readLast } from '../store/boards.ts';
import { factsOf, findBoard, printScore } from '../view.ts';

export const getBoard =
  (ports: WithOffers): Action<typeof promotions.getBoard> =>
  async ({ caller, input: { id, last }, now }) => {
    const offer = ports.offers.find(id);
    if (offer === undefined) return refuse('promotion-not-found');
    const playerId = caller.kind === 'player' ? caller.playerId : undefined;
    if (playerId !== undefined && (await ports.wagering.restraintOf(playerId, now)) !== 'none')
      return refuse('promotion-not-found');
    const on = ports.database.kysely;
    const board = await findBoard(on, offer, { now, last: last === 'Y' });
    if (board === undefined) return refuse('board-not-found');
    const { list, own } = await readLeaders(ports, board, { playerId, count: boardPlacesMax });
    const before = await readLast(on, id, board.from);
    const printed = <T extends { readonly behind: bigint }>({ behind, ...row }: T) => ({
      ...row,
      score: printScore(board.score, behind),
    });
    return {
      ...(await factsOf(ports, offer, board)),
      hasLast: before !== undefined,
      list: list.map(printed),
      own: own === undefined ? null : printed(own),
    };
  };
