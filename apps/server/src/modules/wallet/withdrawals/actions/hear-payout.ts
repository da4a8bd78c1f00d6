// News of a payout. A paid one moves the held money into transit and starts the time in which the
// player can answer; a failed one gives the withdrawal back to the cashier with the reason.
import { withdrawalPaid } from '@baize/ledger';
import type { Tx } from '../../../../platform/database/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { netOf, type Withdrawal } from '../rules/withdrawal.ts';
import { readLastPayout, readPayout, readWithdrawal, type Payout } from '../store/reader.ts';
import { endPayout, lockWithdrawal, markPaid } from '../store/writer.ts';
import { returnToApproved } from '../store/writer.ts';
import type { Heard } from '../../books/actions/heard.ts';
import { postingOf } from './posting-of.ts';
import { tellWithdrawal } from './tell-withdrawal.ts';

const minuteMs = 60_000;

export function hearPayout(ports: WalletPorts, heard: Heard): Promise<'done' | 'unknown'> {
  const { news, provider, now } = heard;
  const state = news.outcome;
  if (state === 'confirming' || state === 'reversed') return Promise.resolve('done');
  return ports.database.transaction(async (tx) => {
    const asked = await readPayout(tx, news.reference);
    if (asked === undefined || asked.provider !== provider) return 'unknown';
    const withdrawal = await lockWithdrawal(tx, asked.withdrawalId);
    const payout = await readPayout(tx, asked.id);
    if (withdrawal === undefined || payout === undefined) return 'done';
    if (payout.state !== 'asked' && !(await isPaidLate(ports, tx, { news, withdrawal, payout }))) {
      return 'done';
    }
    if (state === 'paid' && news.amount !== netOf(withdrawal)) {
      ports.log.error({ withdrawal: withdrawal.id }, 'another amount was paid out than asked for');
    }
    await endPayout(tx, payout.id, { state, providerRef: news.providerRef, at: now });
    if (state === 'paid') await pay(ports, tx, withdrawal, now);
    else await returnToApproved(tx, withdrawal.id, failed(news.providerRef));
    await tellWithdrawal(ports, tx, (await readWithdrawal(tx, withdrawal.id)) ?? withdrawal);
    return 'done';
  });
}

interface LateNews extends Pick<Heard, 'news'> {
  readonly withdrawal: Withdrawal;
  readonly payout: Payout;
}

/** An attempt that failed is paid after all, and no other has begun: it must not be paid again. */
async function isPaidLate(
  { log }: WalletPorts,
  tx: Tx,
  { news, withdrawal, payout }: LateNews,
): Promise<boolean> {
  if (news.outcome !== 'paid' || payout.state !== 'failed') return false;
  const last = await readLastPayout(tx, withdrawal.id);
  const isDue = withdrawal.state === 'approved' && last?.id === payout.id;
  log.error({ payout: payout.id, isDue }, 'a payout that had failed was paid after all');
  return isDue;
}

/** With the provider's reference, by which the cashier can ask about the payout. */
const failed = (providerRef: string) => ({ problem: 'payout-failed', providerRef }) as const;

async function pay(ports: WalletPorts, tx: Tx, withdrawal: Withdrawal, now: number) {
  const posted = await ports.ledger.postIn(tx, postingOf(withdrawalPaid, withdrawal));
  if ('refused' in posted) throw new Error(`The payout of ${withdrawal.id} was not held`);
  const receiptDueAt = now + ports.policy().receiptMinutes * minuteMs;
  await markPaid(tx, withdrawal.id, { at: now, receiptDueAt });
}
