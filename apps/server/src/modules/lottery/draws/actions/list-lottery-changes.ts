// Lists proposals that wait for a second person, and decided ones.
import type { lottery } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { DrawsParts } from '../parts.ts';
import { shownProposal } from '../shown-proposal.ts';
import { listProposals } from '../store/proposals.ts';

const pageSizeDefault = 20;

export function listLotteryChanges({
  ports,
}: DrawsParts): Action<typeof lottery.listLotteryChanges> {
  return async ({ input }) => {
    const { pageNo = 1, pageSize: limit = pageSizeDefault, gameCode, kind, state } = input;
    const search = { gameCode, kind, state, offset: (pageNo - 1) * limit, limit };
    const { list, total } = await listProposals(ports.database.kysely, search);
    return { list: list.map(shownProposal), total };
  };
}
