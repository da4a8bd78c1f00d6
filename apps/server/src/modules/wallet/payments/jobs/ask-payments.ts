// Each minute: providers are asked for payments of which they have not told, a bounded number of
// them, at growing pauses and for some days. A provider that sends webhooks is asked where none
// came.
import { everyMinute } from '../../../../platform/module/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { askDeposit } from '../../deposits/ask-deposit.ts';
import { providerOf } from '../../deposits/offered-channels.ts';
import { nextAsk } from '../../deposits/rules/ask-again.ts';
import { readAskable } from '../../deposits/store/reader.ts';
import { hearAnyPayout } from '../hear-any-payout.ts';
import { planPayoutAsk, readAskablePayouts, type AskablePayout } from '../store/payouts.ts';

const most = 50;
const firstPauseMs = 30_000;

export const askPayments = {
  name: 'wallet-ask-payments',
  cron: everyMinute,
  run: (ports: WalletPorts) => async (): Promise<void> => {
    const { kysely } = ports.database;
    const now = ports.clock.now();
    for (const id of await readAskable(kysely, now, most)) await askDeposit(ports, id, now);
    const before = now - firstPauseMs;
    for (const payout of await readAskablePayouts(kysely, { before, most })) {
      await askPayout(ports, payout, now);
    }
  },
};

async function askPayout(ports: WalletPorts, payout: AskablePayout, now: number): Promise<void> {
  const { database, log } = ports;
  const { id, asks, askedAt } = payout;
  const provider = providerOf(ports, payout.provider);
  const askAt = nextAsk({ asks, since: askedAt, now });
  await planPayoutAsk(database.kysely, id, provider?.askStatus ? (askAt ?? null) : null);
  try {
    const told = await provider?.askStatus?.({ kind: 'payout', reference: id });
    if (typeof told !== 'object') return;
    await hearAnyPayout(ports, { news: told, provider: payout.provider, now });
  } catch (error) {
    log.warn({ error, payout: id }, 'the payment provider did not tell a state');
  }
}
