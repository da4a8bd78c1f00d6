// News of a payout of a part: a paid one starts the time in which the player can answer, a failed
// one opens the part again.
import type { Heard } from '../books/actions/heard.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { WalletPorts } from '../ports.ts';
import { readLastPartPayout, readPartPayout, type Part, type PartPayout } from './store/reader.ts';
import { endPartPayout, lockPart } from './store/writer.ts';
import { takeStep } from './take-step.ts';

export function hearPartPayout(ports: WalletPorts, heard: Heard): Promise<'done' | 'unknown'> {
  const { news, provider, now } = heard;
  const state = news.outcome;
  if (state === 'confirming' || state === 'reversed') return Promise.resolve('done');
  return ports.database.transaction(async (tx) => {
    const asked = await readPartPayout(tx, news.reference);
    if (asked === undefined || asked.provider !== provider) return 'unknown';
    const part = await lockPart(tx, asked.partId);
    const payout = await readPartPayout(tx, asked.id);
    if (part === undefined || payout === undefined) return 'done';
    if (payout.state !== 'asked' && !(await isPaidLate(ports, tx, { news, part, payout }))) {
      return 'done';
    }
    const isPaid = state === 'paid';
    if (isPaid && news.amount !== part.amount) {
      ports.log.error({ part: part.id }, 'another amount was paid out than asked for');
    }
    await endPartPayout(tx, payout.id, { state, providerRef: news.providerRef, at: now });
    const due =
      part.state === 'open' ? await takeStep(ports, tx, part, { step: 'pay', now }) : part;
    if (due) await takeStep(ports, tx, due, { step: isPaid ? 'settle' : 'fail', now });
    return 'done';
  });
}

interface LateNews extends Pick<Heard, 'news'> {
  readonly part: Part;
  readonly payout: PartPayout;
}

/** An attempt that failed is paid after all, and no other has begun: it must not be paid again. */
async function isPaidLate(
  { log }: WalletPorts,
  tx: Tx,
  { news, part, payout }: LateNews,
): Promise<boolean> {
  if (news.outcome !== 'paid' || payout.state !== 'failed') return false;
  const last = await readLastPartPayout(tx, part.id);
  const isDue = part.state === 'open' && part.way === 'payout' && last?.id === payout.id;
  log.error({ payout: payout.id, isDue }, 'a payout that had failed was paid after all');
  return isDue;
}
