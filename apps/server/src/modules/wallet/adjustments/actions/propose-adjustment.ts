// A correction by staff. A small one of cash is posted at once; everything else waits for a second
// person. What is proposed is judged again when it is posted.
import { isRefusal, refuse, type Refusal, type RefusalOf, type wallet } from '@baize/contract';
import { dayAt, parseUnits, startOfDay } from '@baize/money';
import type { Action, Call } from '../../../../platform/call/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { policyUnits } from '../../books/actions/policy-units.ts';
import { intentId } from '../../books/store/intent-id.ts';
import { isMatched } from '../../deposits/rules/deposit.ts';
import { readDeposit } from '../../deposits/store/reader.ts';
import type { WalletPorts } from '../../ports.ts';
import { postAdjustment } from '../post-adjustment.ts';
import { mayPostAlone, type Adjustment } from '../rules/adjustment.ts';
import { addAdjustment, lockAlone, readAdjustment, type Proposed } from '../store/adjustments.ts';
import { auditOf } from '../audit-of.ts';
import { withMember } from '../shown-adjustment.ts';

type Endpoint = typeof wallet.proposeAdjustment;
type ProposeRefusal = Refusal<RefusalOf<Endpoint>>;

/** Carries a refusal out of a transaction that must not be kept. */
class Declined extends Error {
  readonly refusal: ProposeRefusal;
  constructor(refusal: ProposeRefusal) {
    super(refusal.refused);
    this.refusal = refusal;
  }
}

export const proposeAdjustment =
  (ports: WalletPorts): Action<Endpoint> =>
  async (call) => {
    const { caller, intent } = call;
    const id = intentId('adjustment', caller.staffId, intent);
    const earlier = await readAdjustment(ports.database.kysely, id);
    if (earlier) return withMember(ports, earlier);
    const asked = await read(ports, call, id);
    if (isRefusal(asked)) return asked;
    try {
      return await withMember(ports, await propose(ports, asked, call));
    } catch (error) {
      if (error instanceof Declined) return error.refusal;
      throw error;
    }
  };

async function read(ports: WalletPorts, call: Call<Endpoint>, id: string) {
  const { caller, input, now } = call;
  const { kind, reason, proof, depositId = '', playerId = '' } = input;
  const person = { proposedBy: caller.staffId, proposedByName: caller.username, proposedAt: now };
  const words = { id, kind, reason: reason.trim(), proof: proof.trim(), ...person };
  const amount = parseUnits(input.amount, { decimalsMax: 4 }) ?? 0n;
  if (kind === 'in' || kind === 'out') {
    const currency = await ports.currencyOf(playerId);
    if (currency === undefined) return refuse('member-not-found');
    if (amount <= 0n) return refuse('amount-invalid');
    return { ...words, playerId, currency, amount, depositId: '' };
  }
  const deposit = await readDeposit(ports.database.kysely, depositId);
  if (!deposit) return refuse('deposit-not-found');
  const of = { playerId: deposit.playerId, currency: deposit.currency, depositId };
  if (kind === 'reversal') {
    // What one member paid another never came by the house.
    if (deposit.arrived === null || isMatched(deposit)) return refuse('deposit-not-settled');
    return { ...words, ...of, amount: deposit.arrived };
  }
  if (deposit.state === 'success') return refuse('deposit-settled-already');
  if (amount <= 0n) return refuse('amount-invalid');
  return words.proof === '' ? refuse('adjustment-proof-missing') : { ...words, ...of, amount };
}

function propose(ports: WalletPorts, asked: Proposed, call: Call<Endpoint>): Promise<Adjustment> {
  return ports.database.transaction(async (tx) => {
    const isAlone = await mayAlone(ports, tx, asked, call);
    if (!(await addAdjustment(tx, asked))) {
      const earlier = await readAdjustment(tx, asked.id);
      if (earlier) return earlier;
      throw new Declined(refuse('adjustment-waiting-already'));
    }
    const proposed = await mustRead(tx, asked.id);
    const { caller: staff, now } = call;
    if (isAlone) {
      const refused = await postAdjustment(ports, tx, proposed, { staff, now });
      if (refused) throw new Declined(refused as ProposeRefusal);
    }
    const adjustment = await mustRead(tx, asked.id);
    const action = isAlone ? 'post-adjustment' : 'propose-adjustment';
    await ports.audit(tx, auditOf(staff, action, adjustment));
    return adjustment;
  });
}

async function mayAlone(
  ports: WalletPorts,
  tx: Tx,
  { kind, amount, currency, playerId }: Proposed,
  { caller: staff, now }: Call<Endpoint>,
): Promise<boolean> {
  const since = startOfDay(dayAt(now));
  return mayPostAlone({
    kind,
    amount,
    alone: await lockAlone(tx, { staffId: staff.staffId, currency, since }),
    aloneMost: policyUnits(ports.policy().adjustmentAloneDaily),
    hasOpened: await ports.hasOpened(tx, { staff, memberId: playerId, now }),
  });
}

async function mustRead(tx: Tx, id: string): Promise<Adjustment> {
  const adjustment = await readAdjustment(tx, id);
  if (!adjustment) throw new Error(`The adjustment ${id} was not kept`);
  return adjustment;
}
