// The other side agrees to an end, which comes with the running period and takes along what the
// payee gave below; or keeps the agreement.
import { isRefusal, refuse, type agreements } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { endAgreement } from '../end-agreement.ts';
import { lockParty, tellParties } from '../party.ts';
import type { AgreementsPorts } from '../ports.ts';
import { agreementInFull } from '../shown.ts';
import { otherSideOf, tellNews } from '../tell-news.ts';
import { askEnd } from '../store/writer.ts';

export const answerAgreementEnd =
  (ports: AgreementsPorts): Action<typeof agreements.answerAgreementEnd> =>
  async ({ caller, input: { id, answer }, now }) => {
    const side = await ports.database.transaction(async (tx) => {
      const party = await lockParty(tx, id, caller.playerId);
      if (isRefusal(party)) return party;
      const { row } = party;
      const isOthers = row.endAskedBy !== '' && row.endAskedBy !== party.side;
      if (row.state !== 'approved' || row.endsAt !== null || !isOthers) {
        return refuse('agreement-state-fixed');
      }
      if (answer === 'accept') await endAgreement(ports, tx, { row, end: 'both-sides', now });
      else {
        await askEnd(tx, id, '', '');
        await tellParties(ports, tx, row);
      }
      const news = answer === 'accept' ? 'contract-end-accepted' : 'contract-end-rejected';
      const agentId = otherSideOf(row, party.side);
      await tellNews(ports, tx, { news, agentId, about: id, now });
      return party.side;
    });
    return isRefusal(side) ? side : agreementInFull(ports, id, { viewer: side, now });
  };
