// Staff offer an agent an agreement that the house pays, within the house's bounds. It is sent at
// once, and the agent has seven days to answer; a high rate, and an offer to an agent whose account
// they opened, wait as a draft until a second person sends it.
import { isAgentType, isRefusal, refuse, type agreements } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { AgentFacts, AgreementsPorts } from '../ports.ts';
import { isAboveAlone, refusalOfHouse } from '../rules/house-bounds.ts';
import { switchOf } from '../rules/kind-switch.ts';
import { periodOf } from '../rules/period.ts';
import { areTermsRight } from '../rules/terms.ts';
import { hasOpenedOne } from '../second-person.ts';
import { sendHouseOffer } from '../send-house-offer.ts';
import { agreementInFull } from '../shown.ts';
import { writeOffer } from './offer-agreement.ts';

export const offerHouseAgreement =
  (ports: AgreementsPorts): Action<typeof agreements.offerHouseAgreement> =>
  async ({ caller: staff, input, now }) => {
    const { username, kind, terms, reason } = input;
    if (!ports.isOn(switchOf[kind])) return refuse('agreement-kind-off');
    const payee = await agentNamed(ports, username);
    if (payee === undefined) return refuse('agent-unknown');
    const period = periodOf(kind, input.period);
    if (period === undefined) return refuse('agreement-period-wrong');
    if (!areTermsRight(kind, terms)) return refuse('agreement-terms-invalid');
    const policy = ports.policy();
    const above = refusalOfHouse({ kind, terms }, policy);
    if (above !== undefined) return above;
    const { currency, id: payeeId } = payee;
    const sides = { payer: 'house', payerId: null, payeeId, currency } as const;
    const draft = { ...sides, kind, period, terms, reason, proposedBy: staff.username, now };
    const id = await ports.database.transaction(async (tx) => {
      const written = await writeOffer(ports, tx, draft);
      if (isRefusal(written)) return written;
      const waits =
        isAboveAlone({ kind, terms }, policy) ||
        (await hasOpenedOne(ports, tx, { staff, agentIds: [payeeId], now }));
      if (!waits) await sendHouseOffer(ports, tx, { id: written, now });
      const after = { payee: payee.username, kind, period, terms, reason };
      const note = { subject: `agreement:${written}`, before: {}, after };
      const action = waits ? 'propose-agreement' : 'offer-agreement';
      await ports.audit(tx, { staff, action, ...note });
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
