// Either side asks the other to end an agreement with its running period.
import { isRefusal, refuse, type agreements } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { lockParty, tellParties } from '../party.ts';
import type { AgreementsPorts } from '../ports.ts';
import { agreementInFull } from '../shown.ts';
import { otherSideOf, tellNews } from '../tell-news.ts';
import { askEnd } from '../store/writer.ts';

export const askAgreementEnd =
  (ports: AgreementsPorts): Action<typeof agreements.askAgreementEnd> =>
  async ({ caller, input: { id, reason }, now }) => {
    const side = await ports.database.transaction(async (tx) => {
      const party = await lockParty(tx, id, caller.playerId);
      if (isRefusal(party)) return party;
      const { row } = party;
      const runs = row.state === 'approved' && row.endsAt === null;
      if (!runs || row.endAskedBy !== '') return refuse('agreement-state-fixed');
      await askEnd(tx, id, party.side, reason);
      await tellParties(ports, tx, row);
      const agentId = otherSideOf(row, party.side);
      await tellNews(ports, tx, { news: 'contract-end-asked', agentId, about: id, now });
      return party.side;
    });
    return isRefusal(side) ? side : agreementInFull(ports, id, { viewer: side, now });
  };
