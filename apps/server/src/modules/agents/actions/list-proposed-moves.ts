// Moves that wait for a second person, for staff.
import type { agents } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { AgentsPorts } from '../ports.ts';
import { readProposedMoves } from '../store/proposed-moves.ts';
import { proposedMoveOf } from '../wire.ts';

export const listProposedMoves =
  ({ database }: AgentsPorts): Action<typeof agents.listProposedMoves> =>
  async ({ input: { pageNo = 1, pageSize = 20 } }) => {
    const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
    const { list, total } = await readProposedMoves(database.kysely, page);
    return {
      list: list.map((move) => ({
        ...proposedMoveOf(move),
        member: { id: move.memberId, username: move.member },
      })),
      total,
    };
  };
