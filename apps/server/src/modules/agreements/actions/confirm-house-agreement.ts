// The second person sends an offer of the house: the version that was read, judged again.
import { isRefusal, refuse, type agreements } from '@baize/contract';
import type { Action, StaffCaller } from '../../../platform/call/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { refusalOfTerms } from '../judge-terms.ts';
import { openVersion } from '../party.ts';
import type { AgreementsPorts } from '../ports.ts';
import { refusalOfHouse } from '../rules/house-bounds.ts';
import { isNoSecond } from '../second-person.ts';
import { sendHouseOffer } from '../send-house-offer.ts';
import { agreementInFull } from '../shown.ts';
import { lockLife } from '../store/lock-life.ts';
import { lockAgreement, readVersions } from '../store/reader.ts';

export const confirmHouseAgreement =
  (ports: AgreementsPorts): Action<typeof agreements.confirmHouseAgreement> =>
  async ({ caller: staff, input: { id, version }, now }) => {
    const refused = await ports.database.transaction((tx) =>
      confirm(ports, tx, { staff, id, version, now }),
    );
    return isRefusal(refused) ? refused : agreementInFull(ports, id, { viewer: 'staff', now });
  };

interface Confirmed {
  readonly staff: StaffCaller;
  readonly id: string;
  readonly version: number;
  readonly now: number;
}

async function confirm(ports: AgreementsPorts, tx: Tx, { staff, id, version, now }: Confirmed) {
  await lockLife(tx);
  const row = await lockAgreement(tx, id);
  if (row === undefined || row.payer !== 'house') return refuse('agreement-not-found');
  const draft = openVersion((await readVersions(tx, [id])).get(id) ?? []);
  const waits = draft?.state === 'signing' && draft.number === version && row.endsAt === null;
  if (!waits) return refuse('agreement-state-fixed');
  const { proposedBy, terms, reason } = draft;
  const agentIds = [row.payeeId];
  if (await isNoSecond(ports, tx, { staff, proposedBy, agentIds, now }))
    return refuse('second-person-needed');
  const { kind, period } = row;
  const refused =
    refusalOfHouse({ kind, terms }, ports.policy()) ??
    (await refusalOfTerms(tx, { ...row, terms, now }));
  if (refused !== undefined) return refused;
  await sendHouseOffer(ports, tx, { id, now });
  await ports.audit(tx, {
    staff,
    action: 'confirm-agreement',
    subject: `agreement:${id}`,
    before: { version, proposedBy },
    after: { kind, period, terms, reason },
  });
  return undefined;
}
