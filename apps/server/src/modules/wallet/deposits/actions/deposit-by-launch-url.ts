// Starts a deposit at a provider and gives the address of its hosted page. The deposit exists
// before the provider hears of it; when the provider gives no answer, the player sees none of it,
// and money that arrives all the same is still credited.
import { refuse, type Refusal, type RefusalOf, type wallet } from '@baize/contract';
import { PaymentUnavailable } from '../../../../platform/adapters/payment/index.ts';
import type { PaymentProvider } from '../../../../platform/adapters/payment/index.ts';
import type { Action, Call } from '../../../../platform/call/index.ts';
import type { WalletPorts } from '../../ports.ts';
import { payableUnits } from '../../books/rules/amount.ts';
import { earliestStart, passesLimit } from '../../limits/rules/deposit-limit.ts';
import { findChannel, type DepositChannel } from '../rules/deposit-channels.ts';
import { readDeposit } from '../store/reader.ts';
import { forgetDeposit, loseDeposit, openDeposit, startDeposit } from '../store/writer.ts';
import type { OpenedDeposit } from '../store/writer.ts';
import { intentId } from '../../books/store/intent-id.ts';
import { readCountedDeposits, readDepositLimits } from '../../limits/store/reader.ts';
import { lockDeposits } from '../../limits/store/writer.ts';
import { policyUnits } from '../../books/actions/policy-units.ts';

type Endpoint = typeof wallet.depositByLaunchUrl;
type DepositCall = Call<Endpoint>;
type DepositRefusal = Refusal<RefusalOf<Endpoint>>;

interface Checked {
  readonly deposit: OpenedDeposit;
  readonly channel: DepositChannel;
  readonly provider: PaymentProvider;
}

export const depositByLaunchUrl =
  (ports: WalletPorts): Action<Endpoint> =>
  async (call) => {
    const { playerId } = call.caller;
    const id = intentId('deposit', playerId, call.intent);
    const earlier = await readDeposit(ports.database.kysely, id);
    if (earlier !== undefined && earlier.redirectUrl !== '') {
      return { redirectUrl: earlier.redirectUrl, transId: id };
    }
    const checked = check(ports, call, id);
    if ('refused' in checked) return checked;
    const refusal = await open(ports, checked.deposit);
    return refusal ?? ask(ports, call, checked);
  };

function check(ports: WalletPorts, call: DepositCall, id: string): Checked | DepositRefusal {
  const { caller, input, now } = call;
  const amount = payableUnits(input.amount, caller.currency);
  if (amount === undefined) return refuse('amount-invalid');
  const channel = findChannel(input);
  const provider = ports.providers.find(({ name }) => name === channel?.provider);
  if (channel === undefined || provider === undefined) return refuse('channel-unknown');
  const { depositMinimum, depositMaximum } = ports.policy();
  if (amount < policyUnits(depositMinimum)) {
    return refuse('amount-below-minimum', { facts: { minimum: depositMinimum } });
  }
  if (amount > policyUnits(depositMaximum)) {
    return refuse('amount-above-maximum', { facts: { maximum: depositMaximum } });
  }
  const { playerId, currency } = caller;
  const { bankCode } = input;
  const { mode } = channel;
  const deposit = { id, playerId, currency, requested: amount, mode, bankCode, at: now };
  return { deposit: { ...deposit, provider: channel.provider }, channel, provider };
}

/**
 * Checks the player's own limits and opens the deposit in one step, so that two cannot both pass.
 */
async function open(
  ports: WalletPorts,
  deposit: OpenedDeposit,
): Promise<DepositRefusal | undefined> {
  const { playerId, requested, at } = deposit;
  const gated = await ports.refusalOfDeposit(playerId);
  if (gated) return gated;
  const paused = await ports.refusalOfPause(playerId, at);
  if (paused) return paused;
  return ports.database.transaction(async (tx) => {
    await lockDeposits(tx, playerId);
    if ((await readDeposit(tx, deposit.id))?.state === 'opening') return undefined;
    const limits = await readDepositLimits(tx, playerId);
    const counted = { playerId, since: earliestStart(at), now: at };
    const deposits = await readCountedDeposits(tx, counted);
    if (passesLimit(requested, limits, deposits, at)) return refuse('deposit-limit-reached');
    await openDeposit(tx, deposit);
    return undefined;
  });
}

async function ask(ports: WalletPorts, call: DepositCall, { deposit, channel, provider }: Checked) {
  const { database, log } = ports;
  try {
    const { redirectUrl, providerRef } = await provider.createDeposit({
      depositId: deposit.id,
      amount: deposit.requested,
      currency: deposit.currency,
      method: channel.method,
      returnUrl: `${call.origin}/?mc=depositv2&deposit=${deposit.id}`,
      webhookUrl: `${ports.siteUrl()}/vendor/payments/${provider.name}/webhook`,
    });
    await startDeposit(database.kysely, deposit.id, { redirectUrl, providerRef });
    return { redirectUrl, transId: deposit.id };
  } catch (error) {
    log.warn({ error, deposit: deposit.id }, 'the payment provider could not be asked');
    const isUnsure = error instanceof PaymentUnavailable;
    await (isUnsure ? loseDeposit : forgetDeposit)(database.kysely, deposit.id);
    return refuse('provider-unavailable');
  }
}
