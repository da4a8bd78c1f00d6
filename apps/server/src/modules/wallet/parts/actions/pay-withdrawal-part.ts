// Sends an open part to the provider. As with a whole withdrawal the attempt is written down before
// the provider hears of it, and stays open when no clear answer came: paying again repeats it.
import { refuse, type wallet } from '@baize/contract';
import { PaymentUnavailable } from '../../../../platform/adapters/payment/index.ts';
import type { PaymentProvider } from '../../../../platform/adapters/payment/index.ts';
import type { Action, Call } from '../../../../platform/call/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { refusalOfDebt } from '../../withdrawals/actions/staff-withdrawal.ts';
import { askPayout, mustHave } from '../../withdrawals/ask-payout.ts';
import type { Withdrawal } from '../../withdrawals/rules/withdrawal.ts';
import { readWithdrawal } from '../../withdrawals/store/reader.ts';
import { readLastPartPayout, type Part, type PartPayout } from '../store/reader.ts';
import { endPartPayout, lockPart, movePart, startPartPayout } from '../store/writer.ts';
import { partsAfter } from '../staff-parts.ts';
import { takeStep } from '../take-step.ts';

type Endpoint = typeof wallet.payWithdrawalPart;
type Attempt = Pick<PartPayout, 'id' | 'provider'>;

interface Opened {
  readonly part: Part;
  readonly attempt: Attempt;
  readonly payee: Withdrawal;
}

export const payWithdrawalPart =
  (ports: WalletPorts): Action<Endpoint> =>
  async (call) => {
    const [first] = ports.providers;
    if (first === undefined) return refuse('provider-unavailable');
    const opened = await open(ports, call, first);
    if ('refused' in opened) return opened;
    const { part, attempt, payee } = opened;
    try {
      const provider = mustHave(ports, attempt.provider);
      const payoutId = attempt.id;
      await askPayout(ports, { provider, payoutId, amount: part.amount, payee });
    } catch (error) {
      ports.log.warn({ error, part: part.id }, 'the payment provider could not be asked');
      await takeBack(ports, opened, error, call.now);
      return refuse('provider-unavailable');
    }
    return partsAfter(ports, part.withdrawalId);
  };

function open(
  ports: WalletPorts,
  { caller: staff, input: { id }, now }: Call<Endpoint>,
  provider: PaymentProvider,
) {
  return ports.database.transaction(async (tx) => {
    const part = await lockPart(tx, id);
    if (part === undefined) return refuse('part-not-found');
    const isOwn = await ports.hasOpened(tx, { staff, memberId: part.playerId, now });
    if (isOwn) return refuse('second-person-needed');
    const owed = await refusalOfDebt(tx, part);
    if (owed) return owed;
    const payee = await readWithdrawal(tx, part.withdrawalId);
    const isAgain = part.state === 'paying';
    const moved = isAgain ? part : await takeStep(ports, tx, part, { step: 'pay', now });
    if (moved === undefined || payee === undefined) return refuse('part-not-open');
    const attempt = await openAttempt(tx, part, provider, now);
    await ports.audit(tx, {
      staff,
      action: 'pay-withdrawal-part',
      subject: part.id,
      before: { state: part.state },
      after: { state: moved.state, payout: attempt.id },
    });
    return { part: moved, attempt, payee };
  });
}

async function openAttempt(
  tx: Tx,
  { id }: Part,
  provider: PaymentProvider,
  at: number,
): Promise<Attempt> {
  const last = await readLastPartPayout(tx, id);
  if (last?.state === 'asked') return last;
  const attempt = (last?.attempt ?? 0) + 1;
  const payoutId = attempt === 1 ? id : `${id}-${attempt}`;
  const payout = { id: payoutId, partId: id, attempt, provider: provider.name, at };
  await startPartPayout(tx, payout);
  return payout;
}

/** A clear no opens the part again; without a clear answer it may yet be paid. */
async function takeBack(
  { database }: WalletPorts,
  { part, attempt }: Opened,
  error: unknown,
  at: number,
): Promise<void> {
  await database.transaction(async (tx) => {
    const now = await lockPart(tx, part.id);
    if (now?.state !== 'paying') return;
    const isUnsure = error instanceof PaymentUnavailable;
    const state = isUnsure ? 'paying' : 'open';
    await movePart(tx, now, { state, problem: 'provider-unavailable' });
    if (!isUnsure) await endPartPayout(tx, attempt.id, { state: 'failed', providerRef: '', at });
  });
}
