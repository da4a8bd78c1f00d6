// The payee answers an offer. Accepted, it starts with the next period, not before the payer's own,
// and what the payee gave below at a higher rate ends there; accepted twice, it is accepted once.
import { agreementKinds, isRefusal, refuse, type agreements, type InputOf } from '@baize/contract';
import type { Action } from '../../../platform/call/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { endLine } from '../end-line.ts';
import { carriedFrom, refusalOfTerms } from '../judge-terms.ts';
import { lockParty, tellParties, type Party } from '../party.ts';
import type { AgreementsPorts } from '../ports.ts';
import { excludes } from '../rules/kind-switch.ts';
import { periodAt } from '../rules/period.ts';
import { agreementInFull } from '../shown.ts';
import { tellNews } from '../tell-news.ts';
import { readRunsOut } from '../store/reader.ts';
import type { VersionRow } from '../store/rows.ts';
import { approve, askEnd, closeOpenVersion, setState } from '../store/writer.ts';

type Answer = InputOf<typeof agreements.answerAgreement>['answer'];
const stateAfter = { accept: 'approved', reject: 'rejected' } as const;

export const answerAgreement =
  (ports: AgreementsPorts): Action<typeof agreements.answerAgreement> =>
  async ({ caller, input: { id, answer, version }, now }) => {
    const refused = await ports.database.transaction(async (tx) => {
      const party = await lockParty(tx, id, caller.playerId);
      if (isRefusal(party)) return party;
      if (party.side !== 'payee') return refuse('agreement-not-found');
      return answerOffer(ports, tx, { party, answer, version, now });
    });
    return refused ?? agreementInFull(ports, id, { viewer: 'payee', now });
  };

interface Answered {
  readonly party: Party;
  readonly answer: Answer;
  readonly version: number;
  readonly now: number;
}

export async function answerOffer(
  ports: AgreementsPorts,
  tx: Tx,
  { party: { row, versions }, answer, version, now }: Answered,
) {
  const asked = versions.find(({ number }) => number === version);
  // The same answer came again.
  if (asked?.state === stateAfter[answer]) return undefined;
  const isOpen = asked?.state === 'pending' && (asked.expiresAt?.getTime() ?? 0) > now;
  if (!isOpen) return refuse('agreement-state-fixed');
  if (answer === 'reject') {
    await closeOpenVersion(tx, { agreementId: row.id, state: 'rejected', now });
    if (row.state !== 'approved') await setState(tx, row.id, 'rejected');
    await tellParties(ports, tx, row);
    await tellAnswer(ports, tx, { row, news: 'contract-rejected', now });
    return undefined;
  }
  if (row.endsAt !== null) return refuse('agreement-state-fixed');
  const refused = await refusalOfTerms(tx, { ...row, terms: asked.terms, now });
  return refused ?? acceptOffer(ports, tx, { row, asked, now });
}

interface Accepted {
  readonly row: Party['row'];
  readonly asked: VersionRow;
  readonly now: number;
}

async function acceptOffer(
  ports: AgreementsPorts,
  tx: Tx,
  { row, asked, now }: Accepted,
): Promise<undefined> {
  // What the pair had of the kind, or of another salary, may still run out: nothing is paid twice.
  const kinds = agreementKinds.filter((one) => one === row.kind || excludes(row.kind, one));
  const runsOut = await readRunsOut(tx, row, kinds);
  // Nobody pays before their own agreement begins.
  const carried = await carriedFrom(tx, { ...row, terms: asked.terms, now });
  const startsAt = periodAt(row.period, Math.max(now, runsOut - 1, carried - 1)).until;
  await closeOpenVersion(tx, { agreementId: row.id, state: 'approved', now, startsAt });
  await approve(tx, row.id, startsAt);
  // Both signed anew: an end that was asked for before is not wanted any more.
  if (row.endAskedBy !== '') await askEnd(tx, row.id, '', '');
  await tellParties(ports, tx, row);
  await endLine(ports, tx, { ...row, terms: asked.terms }, { at: startsAt, now });
  await tellAnswer(ports, tx, { row, news: 'contract-accepted', now });
  return undefined;
}

interface Told {
  readonly row: Party['row'];
  readonly news: 'contract-accepted' | 'contract-rejected';
  readonly now: number;
}

const tellAnswer = (ports: AgreementsPorts, tx: Tx, { row, ...told }: Told): Promise<void> =>
  tellNews(ports, tx, { ...told, agentId: row.payerId, about: row.id });
