// News of a payout of a part: a paid one starts the time in which the player can answer, a failed
// one opens the part again.
import type { Heard } from '../books/actions/heard.ts';
import type { WalletPorts } from '../ports.ts';
import { readPartPayout } from './store/reader.ts';
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
    if (part === undefined || payout?.state !== 'asked') return 'done';
    const isPaid = state === 'paid';
    if (isPaid && news.amount !== part.amount) {
      ports.log.error({ part: part.id }, 'another amount was paid out than asked for');
    }
    await endPartPayout(tx, payout.id, { state, providerRef: news.providerRef, at: now });
    await takeStep(ports, tx, part, { step: isPaid ? 'settle' : 'fail', now });
    return 'done';
  });
}
