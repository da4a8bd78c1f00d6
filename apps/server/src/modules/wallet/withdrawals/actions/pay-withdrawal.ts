// Sends an approved withdrawal to the provider. The attempt is written down before the provider
// hears of it, and stays open when no clear answer came: paying again repeats it, never pays twice.
import { refuse, type wallet } from '@baize/contract';
import { PaymentUnavailable } from '../../../../platform/adapters/payment/index.ts';
import type { PaymentProvider } from '../../../../platform/adapters/payment/index.ts';
import type { Action } from '../../../../platform/call/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { netOf, type Withdrawal } from '../rules/withdrawal.ts';
import { readLastPayout, readPayout, readWithdrawal, type Payout } from '../store/reader.ts';
import {
  endPayout,
  lockWithdrawal,
  markPaying,
  returnToApproved,
  startPayout,
} from '../store/writer.ts';
import { askPayout, mustHave } from '../ask-payout.ts';
import { judgeOut, withUsername } from './staff-withdrawal.ts';
import { tellWithdrawal } from './tell-withdrawal.ts';

type Endpoint = typeof wallet.payWithdrawal;

export const payWithdrawal =
  (ports: WalletPorts): Action<Endpoint> =>
  async (call) => {
    const [first] = ports.providers;
    if (first === undefined) return refuse('provider-unavailable');
    let attempt: Attempt = { id: '', provider: first.name };
    const judged = await judgeOut<'withdrawal-not-approved'>(ports, {
      staff: call.caller,
      now: call.now,
      action: 'pay-withdrawal',
      step: 'pay',
      record: call.input.record,
      id: call.input.id,
      async decide(tx, withdrawal) {
        const isUnanswered = withdrawal.state === 'paying';
        const isDue = withdrawal.state === 'approved' || isUnanswered;
        if (!isDue || withdrawal.isSplit) {
          return refuse('withdrawal-not-approved');
        }
        attempt = await openAttempt(tx, withdrawal, first, call.now);
        await markPaying(tx, withdrawal.id);
        return undefined;
      },
    });
    if ('refused' in judged) return judged;
    try {
      const [payoutId, amount] = [attempt.id, netOf(judged)];
      const provider = mustHave(ports, attempt.provider);
      await askPayout(ports, { provider, payoutId, amount, payee: judged });
    } catch (error) {
      ports.log.warn({ error, withdrawal: judged.id }, 'the payment provider could not be asked');
      const failed = { withdrawalId: judged.id, payoutId: attempt.id, error, at: call.now };
      await takeBack(ports, failed);
      return refuse('provider-unavailable');
    }
    return withUsername(ports, judged);
  };

type Attempt = Pick<Payout, 'id' | 'provider'>;

/** The open attempt if there is one, at the provider that may have it, else the next. */
async function openAttempt(
  tx: Tx,
  { id }: Withdrawal,
  provider: PaymentProvider,
  at: number,
): Promise<Attempt> {
  const last = await readLastPayout(tx, id);
  if (last?.state === 'asked') return last;
  const attempt = (last?.attempt ?? 0) + 1;
  const payoutId = attempt === 1 ? id : `${id}-${attempt}`;
  const payout = { id: payoutId, withdrawalId: id, attempt, provider: provider.name, at };
  await startPayout(tx, payout);
  return payout;
}

/** A clear no ends the attempt; without a clear answer it stays open, for it may yet be paid. */
async function takeBack(
  ports: WalletPorts,
  failed: { withdrawalId: string; payoutId: string; error: unknown; at: number },
): Promise<void> {
  const { withdrawalId, payoutId, error, at } = failed;
  await ports.database.transaction(async (tx) => {
    await lockWithdrawal(tx, withdrawalId);
    await returnToApproved(tx, withdrawalId, {
      problem: 'provider-unavailable',
      providerRef: '',
    });
    const withdrawal = await readWithdrawal(tx, withdrawalId);
    if (withdrawal) await tellWithdrawal(ports, tx, withdrawal);
    if (error instanceof PaymentUnavailable) return;
    // Its news may have come before its answer.
    if ((await readPayout(tx, payoutId))?.state !== 'asked') return;
    await endPayout(tx, payoutId, { state: 'failed', providerRef: '', at });
  });
}
