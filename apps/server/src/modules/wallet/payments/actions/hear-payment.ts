// A payment provider tells what became of a deposit or a payout. Its signature is checked first;
// the same news any number of times, late or in the wrong order, moves money once.
import { refuse, type wallet } from '@baize/contract';
import type { Action } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { hearDeposit } from '../../deposits/actions/hear-deposit.ts';
import { hearAnyPayout } from '../hear-any-payout.ts';

const hearers = { deposit: hearDeposit, payout: hearAnyPayout };

export const hearPayment =
  (ports: WalletPorts): Action<typeof wallet.hearPayment> =>
  async ({ input, headers, rawBody, now }) => {
    const provider = ports.providers.find(({ name }) => name === input.provider);
    if (provider?.verifyWebhook === undefined) return refuse('payment-unknown');
    const verified = provider.verifyWebhook(headers, rawBody ?? new Uint8Array());
    if (!verified.ok) return refuse('signature-wrong');
    const { event: news } = verified;
    const heard = await hearers[news.kind](ports, { news, provider: provider.name, now });
    return heard === 'unknown' ? refuse('payment-unknown') : { done: true };
  };
