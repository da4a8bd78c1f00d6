// The side that asked for an end takes the request back, and the agreement runs on.
import { isRefusal, refuse, type agreements } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { lockParty, tellParties } from '../party.ts';
import type { AgreementsPorts } from '../ports.ts';
import { agreementInFull } from '../shown.ts';
import { otherSideOf, tellNews } from '../tell-news.ts';
import { askEnd } from '../store/writer.ts';

export const withdrawAgreementEnd =
  (ports: AgreementsPorts): Action<typeof agreements.withdrawAgreementEnd> =>
  async ({ caller, input: { id }, now }) => {
    const side = await ports.database.transaction(async (tx) => {
      const party = await lockParty(tx, id, caller.playerId);
      if (isRefusal(party)) return party;
      const { row } = party;
      const waits = row.state === 'approved' && row.endsAt === null;
      if (!waits || row.endAskedBy !== party.side) return refuse('agreement-state-fixed');
      await askEnd(tx, id, '', '');
      await tellParties(ports, tx, row);
      const agentId = otherSideOf(row, party.side);
      await tellNews(ports, tx, { news: 'contract-end-withdrawn', agentId, about: id, now });
      return party.side;
    });
    return isRefusal(side) ? side : agreementInFull(ports, id, { viewer: side, now });
  };
