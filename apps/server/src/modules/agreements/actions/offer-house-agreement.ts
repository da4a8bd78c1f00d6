// Staff offer an agent an agreement that the house pays: it is sent at once, and the agent has
// seven days to answer.
import { isAgentType, isRefusal, refuse, type agreements } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import { tellParties } from '../party.ts';
import type { AgentFacts, AgreementsPorts } from '../ports.ts';
import { switchOf } from '../rules/kind-switch.ts';
import { periodOf } from '../rules/period.ts';
import { areTermsRight } from '../rules/terms.ts';
import { agreementInFull } from '../shown.ts';
import { tellNews } from '../tell-news.ts';
import { readAgreement } from '../store/reader.ts';
import { sendDraft, setState } from '../store/writer.ts';
import { writeOffer } from './offer-agreement.ts';
import { answerDays } from './send-agreement.ts';

const dayMs = 24 * 3_600_000;

export const offerHouseAgreement =
  (ports: AgreementsPorts): Action<typeof agreements.offerHouseAgreement> =>
  async ({ caller, input, now }) => {
    const { username, kind, terms, reason } = input;
    if (!ports.isOn(switchOf[kind])) return refuse('agreement-kind-off');
    const payee = await agentNamed(ports, username);
    if (payee === undefined) return refuse('agent-unknown');
    const period = periodOf(kind, input.period);
    if (period === undefined) return refuse('agreement-period-wrong');
    if (!areTermsRight(kind, terms)) return refuse('agreement-terms-invalid');
    const sides = { payer: 'house', payerId: null, payeeId: payee.id } as const;
    const { currency } = payee;
    const id = await ports.database.transaction(async (tx) => {
      if (await ports.hasOpened(tx, { staff: caller, memberId: payee.id, now }))
        return refuse('second-person-needed');
      const written = await writeOffer(ports, tx, {
        ...sides,
        kind,
        period,
        currency,
        terms,
        reason,
        now,
      });
      if (isRefusal(written)) return written;
      const expiresAt = now + answerDays * dayMs;
      await sendDraft(tx, { agreementId: written, now, expiresAt });
      const row = await readAgreement(tx, written);
      if (row?.state === 'signing') await setState(tx, written, 'pending');
      if (row !== undefined) await tellParties(ports, tx, row);
      const news = 'contract-offered';
      await tellNews(ports, tx, { news, agentId: payee.id, about: written, now });
      const after = { payee: payee.username, kind, period, terms, reason };
      const note = { action: 'offer-agreement', subject: `agreement:${written}`, before: {} };
      await ports.audit(tx, { staff: caller, ...note, after });
      return written;
    });
    return isRefusal(id) ? id : agreementInFull(ports, id, { viewer: 'staff', now });
  };

async function agentNamed(
  { playerIdOf, memberFile }: AgreementsPorts,
  username: string,
): Promise<AgentFacts | undefined> {
  const id = await playerIdOf(username.trim());
  const file = id === undefined ? undefined : await memberFile(id);
  return file && isAgentType(file.type) ? file : undefined;
}
