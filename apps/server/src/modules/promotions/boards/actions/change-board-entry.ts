// Keeps a member off the board that runs or is being counted, with the reason, or lets them on
// again. Nobody decides about a member whose account they opened.
import { isRefusal, refuse, type promotions } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WithOffers } from '../../rewards/with-offers.ts';
import { judgeWaiting } from '../judge.ts';
import { staffBoard } from '../staff-board.ts';
import { lockOpen, openBoards } from '../store/boards.ts';
import { addExcluded, changeStates } from '../store/scores.ts';
import { findBoard } from '../view.ts';

export const changeBoardEntry =
  (ports: WithOffers): Action<typeof promotions.changeBoardEntry> =>
  async ({ caller: staff, input: { id, username, isExcluded, reason }, now }) => {
    const offer = ports.offers.find(id);
    if (offer === undefined) return refuse('promotion-not-found');
    const board = await findBoard(ports.database.kysely, offer, { now });
    if (board === undefined) return refuse('board-not-found');
    if (board.state === 'ended') return refuse('board-ended');
    const playerId = await ports.playerIdOf(username);
    if (playerId === undefined) return refuse('member-not-found');
    const boardId = board.id;
    const done = await ports.database.transaction(async (tx) => {
      const { period: key, from, until } = board;
      await openBoards(tx, [{ id: boardId, promotionId: id, key, from, until }]);
      if (!(await lockOpen(tx, [boardId])).has(boardId)) return refuse('board-ended');
      if (await ports.hasOpened(tx, { staff, memberId: playerId, now }))
        return refuse('reward-own-member');
      const change = { boardId, playerIds: [playerId] };
      if (isExcluded) {
        await addExcluded(tx, boardId, playerId);
        const listed = ['on', 'waiting', 'off'] as const;
        await changeStates(tx, { ...change, from: listed, to: 'excluded', reason });
      } else {
        await changeStates(tx, { ...change, from: ['excluded'], to: 'waiting' });
      }
      const note = { staff, action: 'change-board-entry', subject: playerId };
      await ports.audit(tx, { ...note, before: null, after: { boardId, isExcluded, reason } });
      return undefined;
    });
    if (isRefusal(done)) return done;
    if (!isExcluded) await judgeWaiting(ports, ports.offers);
    ports.tellBoard(id);
    return staffBoard(ports, id, now);
  };
