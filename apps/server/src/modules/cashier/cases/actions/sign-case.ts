// Signs the exact record of a withdrawal, with the session just confirmed. The signature of a
// second person over the same record approves it in this transaction; a record that changed
// meanwhile leaves earlier signatures behind, and they count no more.
import { isRefusal, refuse, type cashier } from '@baize/contract';
import type { Action, StaffCaller } from '../../../../platform/call/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import type { DeskWithdrawal } from '../../../wallet/index.ts';
import type { CashierPorts } from '../../ports.ts';
import { holds, signersNeeded, signersOf } from '../rules/signature.ts';
import { shownCases } from '../shown-cases.ts';
import { readCase } from '../store/cases.ts';
import { addSignature, readSignatures } from '../store/signatures.ts';

export const signCase =
  (ports: CashierPorts): Action<typeof cashier.signCase> =>
  async ({ caller: staff, input: { id, record }, now }) => {
    const signed = await ports.database.transaction(async (tx) => {
      const seen = await ports.wallet.desk.lock(tx, id);
      if (!seen) return refuse('withdrawal-not-found');
      const { playerId: memberId, state } = seen.withdrawal;
      if (state !== 'pending') return refuse('withdrawal-not-pending');
      if (seen.record !== record) return refuse('record-changed');
      if (await ports.hasOpened(tx, { staff, memberId, now }))
        return refuse('second-person-needed');
      const earlier = await readSignatures(tx, ports.signatures, [id]);
      for (const { staff: other } of earlier.filter((one) => holds(one, seen))) {
        if (await ports.mayBeOne(tx, { staff, other, now })) return refuse('second-person-needed');
      }
      await sign(ports, tx, { seen, staff, now });
      return readCase(tx, id);
    });
    if (isRefusal(signed)) return signed;
    const [shown] = signed ? await shownCases(ports, [signed]) : [];
    return shown ?? refuse('withdrawal-not-found');
  };

interface Signing {
  readonly seen: DeskWithdrawal;
  readonly staff: StaffCaller;
  readonly now: number;
}

async function sign(ports: CashierPorts, tx: Tx, { seen, staff, now }: Signing): Promise<void> {
  const { id } = seen.withdrawal;
  const { record, terms } = seen;
  const { staffId, username } = staff;
  const signature = { withdrawalId: id, staffId, staff: username, record, terms, at: now };
  await addSignature(tx, ports.signatures, signature);
  const after = { record, terms };
  await ports.audit(tx, { staff, action: 'sign-withdrawal', subject: id, before: null, after });
  const signatures = await readSignatures(tx, ports.signatures, [id]);
  if (signersOf(signatures, seen) < signersNeeded) return;
  const approved = await ports.wallet.desk.approveIn(tx, { id, staff, now });
  if (isRefusal(approved)) throw new Error(`The withdrawal ${id} moved under its lock`);
}
