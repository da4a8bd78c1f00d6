// Asks a provider what became of a deposit, and hears the answer as if it had been told. A deposit
// that nobody pays in its time expires, unless it has a proof; one of which the provider says
// nothing for days is silent and a person has to look.
import type { PaymentProvider, PaymentStatus } from '../../../platform/adapters/payment/index.ts';
import { hearDeposit } from './actions/hear-deposit.ts';
import type { WalletPorts } from '../ports.ts';
import { providerOf } from './offered-channels.ts';
import { nextAsk, nextLook } from './rules/ask-again.ts';
import { isOpen, type Deposit } from './rules/deposit.ts';
import { readDeposit } from './store/reader.ts';
import { lockDeposit, moveDeposit, planAsk, refuseDeposit } from './store/writer.ts';
import { tellDesk, tellStep } from './tell-deposit.ts';

type Answer = PaymentStatus | 'no-answer';

export async function askDeposit(ports: WalletPorts, id: string, now: number): Promise<void> {
  const { kysely } = ports.database;
  const deposit = await readDeposit(kysely, id);
  const provider = deposit && providerOf(ports, deposit.provider);
  if (deposit === undefined || provider?.askStatus === undefined) {
    return planAsk(kysely, id, { askAt: null });
  }
  const answer = await ask(ports, provider, deposit);
  if (typeof answer === 'object') {
    await hearDeposit(ports, { news: answer, provider: provider.name, now });
  }
  await ports.database.transaction(async (tx) => {
    const locked = await lockDeposit(tx, id);
    if (locked === undefined) return;
    const askAt = askedNext(locked, now);
    await planAsk(tx, id, { askAt: askAt ?? null });
    if (!isOpen(locked)) return;
    const isUnpaid = answer === 'waiting' || answer === 'unknown';
    const isOver = locked.payUntil !== null && locked.payUntil <= now;
    const isProved = locked.proofs > 0;
    if (isUnpaid && isOver && !isProved) return expire(ports, tx, locked, now);
    if (askAt !== undefined) return;
    await moveDeposit(tx, id, { step: 'silent', at: now });
    await tellStep(ports, tx, locked, 'silent');
    await tellDesk(ports, tx);
  });
}

async function ask(
  { log }: WalletPorts,
  provider: PaymentProvider,
  { id }: Deposit,
): Promise<Answer> {
  try {
    return (await provider.askStatus?.({ kind: 'deposit', reference: id })) ?? 'no-answer';
  } catch (error) {
    log.warn({ error, deposit: id }, 'the payment provider did not tell a state');
    return 'no-answer';
  }
}

function askedNext(deposit: Deposit, now: number): number | undefined {
  const { state, settledAt, requestedAt, reversedAt, asks } = deposit;
  if (state !== 'success') return nextAsk({ asks, since: requestedAt, now });
  return reversedAt === null ? nextLook(settledAt ?? now, now) : undefined;
}

/** Nobody paid: the player sees it in their list and is not written to. */
export async function expire(
  ports: WalletPorts,
  tx: Parameters<typeof lockDeposit>[0],
  deposit: Deposit,
  now: number,
): Promise<void> {
  await refuseDeposit(tx, deposit.id, { problem: 'expired', remark: '', by: '', now });
  await tellStep(ports, tx, deposit, 'refused');
}
