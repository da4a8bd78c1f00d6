// An agent writes the terms of an agreement with an agent directly below. The draft is the payer's
// alone until it is sent; of a running agreement it is the draft of a change.
import { isAgentType, isRefusal, refuse, type agreements, type Refusal } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { newId } from '../../../platform/randomness/index.ts';
import { refusalOfTerms } from '../judge-terms.ts';
import { openVersion } from '../party.ts';
import type { AgentFacts, AgreementsPorts } from '../ports.ts';
import { switchOf } from '../rules/kind-switch.ts';
import { periodOf } from '../rules/period.ts';
import { areTermsRight } from '../rules/terms.ts';
import { agreementInFull } from '../shown.ts';
import { lockLife } from '../store/lock-life.ts';
import { readOpenOfPayee, readVersions } from '../store/reader.ts';
import type { AgreementRow } from '../store/rows.ts';
import { addAgreement, writeDraft } from '../store/writer.ts';

export const offerAgreement =
  (ports: AgreementsPorts): Action<typeof agreements.offerAgreement> =>
  async ({ caller, input: { customerName, kind, period: asked, terms }, now }) => {
    if (!ports.isOn(switchOf[kind])) return refuse('agreement-kind-off');
    const payee = await directAgent(ports, caller.playerId, customerName);
    if (payee === undefined) return refuse('agreement-not-direct');
    const period = periodOf(kind, asked);
    if (period === undefined) return refuse('agreement-period-wrong');
    if (!areTermsRight(kind, terms)) return refuse('agreement-terms-invalid');
    const { currency } = payee;
    const sides = { payer: 'upline', payerId: caller.playerId, payeeId: payee.id } as const;
    const draft = { ...sides, kind, period, currency, terms, now };
    const id = await ports.database.transaction((tx) => writeOffer(ports, tx, draft));
    if (isRefusal(id)) return id;
    return agreementInFull(ports, id, { viewer: 'payer', now });
  };

/** The agent of this name, if they stand directly below. */
export async function directAgent(
  { playerIdOf, memberFile, lineOf }: AgreementsPorts,
  agentId: string,
  name: string,
): Promise<AgentFacts | undefined> {
  const id = await playerIdOf(name.trim());
  if (id === undefined || (await lineOf(id))[1]?.id !== agentId) return undefined;
  const file = await memberFile(id);
  return file && isAgentType(file.type) ? file : undefined;
}

export interface Draft extends Pick<
  AgreementRow,
  'payer' | 'payerId' | 'payeeId' | 'kind' | 'period' | 'currency'
> {
  readonly terms: Parameters<typeof writeDraft>[1]['terms'];
  readonly reason?: string;
  /** Of an offer of the house: its draft waits for a second person and is not overwritten. */
  readonly proposedBy?: string;
  readonly now: number;
}

type DraftRefusal = Refusal<
  | 'agreement-period-wrong'
  | 'agreement-answer-due'
  | 'agreement-salaries-exclude'
  | 'agreement-rate-above-own'
>;

/** Gives the agreement's id. */
export async function writeOffer(
  { randomness }: Pick<AgreementsPorts, 'randomness'>,
  tx: Tx,
  draft: Draft,
): Promise<string | DraftRefusal> {
  await lockLife(tx);
  const { kind, payerId, payeeId, period, now } = draft;
  const refused = await refusalOfTerms(tx, draft);
  if (refused !== undefined) return refused;
  const open = (await readOpenOfPayee(tx, payeeId)).find(
    (one) => one.kind === kind && one.payerId === payerId,
  );
  if (open === undefined) {
    const id = newId(now, randomness);
    await addAgreement(tx, { ...draft, id }, now);
    await writeDraft(tx, { ...draft, agreementId: id });
    return id;
  }
  if (open.period !== period) return refuse('agreement-period-wrong');
  const versions = (await readVersions(tx, [open.id])).get(open.id) ?? [];
  const waiting = openVersion(versions);
  if (waiting?.state === 'pending' || waiting?.proposedBy) return refuse('agreement-answer-due');
  await writeDraft(tx, { ...draft, agreementId: open.id });
  return open.id;
}
