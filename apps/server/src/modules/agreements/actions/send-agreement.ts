// The payer sends a draft: the agent below has seven days to answer it.
import { isRefusal, refuse, type agreements } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { refusalOfTerms } from '../judge-terms.ts';
import { lockParty, openVersion, tellParties } from '../party.ts';
import type { AgreementsPorts } from '../ports.ts';
import { agreementInFull } from '../shown.ts';
import { tellNews } from '../tell-news.ts';
import { sendDraft, setState } from '../store/writer.ts';

export const answerDays = 7;
const dayMs = 24 * 3_600_000;

export const sendAgreement =
  (ports: AgreementsPorts): Action<typeof agreements.sendAgreement> =>
  async ({ caller, input: { id }, now }) => {
    const refused = await ports.database.transaction(async (tx) => {
      const party = await lockParty(tx, id, caller.playerId);
      if (isRefusal(party)) return party;
      const { row, versions, side } = party;
      const draft = openVersion(versions);
      if (side !== 'payer' || draft?.state !== 'signing') return refuse('agreement-state-fixed');
      const line = await ports.lineOf(row.payeeId, tx);
      if (line[1]?.id !== caller.playerId) return refuse('agreement-not-direct');
      const above = await refusalOfTerms(tx, { ...row, terms: draft.terms, now });
      if (above !== undefined) return above;
      await sendDraft(tx, { agreementId: id, now, expiresAt: now + answerDays * dayMs });
      if (row.state === 'signing') await setState(tx, id, 'pending');
      await tellParties(ports, tx, row);
      const { payeeId: agentId } = row;
      await tellNews(ports, tx, { news: 'contract-offered', agentId, about: id, now });
      return undefined;
    });
    return refused ?? agreementInFull(ports, id, { viewer: 'payer', now });
  };
