// Starts a deposit of any kind: at a provider, or on one of the house's own accounts. The deposit
// exists before the provider hears of it; when the provider gives no answer, the player sees none
// of it, and money that arrives all the same is still credited.
import { houseProvider, refuse, type Refusal } from '@baize/contract';
import {
  PaymentUnavailable,
  type DepositStarted,
} from '../../../platform/adapters/payment/index.ts';
import type { CallContext, PlayerCaller } from '../../../platform/call/index.ts';
import { intentId } from '../books/store/intent-id.ts';
import { refusalOfLimits } from '../limits/deposit-guard.ts';
import { lockDeposits } from '../limits/store/writer.ts';
import {
  checkDeposit,
  type CheckedDeposit,
  type Checking,
  type CheckRefusal,
} from './check-deposit.ts';
import type { DepositPorts } from './deposit-ports.ts';
import { providerOf } from './offered-channels.ts';
import { firstAskMs } from './rules/ask-again.ts';
import type { Deposit } from './rules/deposit.ts';
import { modeOf, type DepositChannel, type HouseAccount } from './rules/deposit-channel.ts';
import { referenceOf } from './rules/reference.ts';
import { readDeposit } from './store/reader.ts';
import { forgetDeposit, loseDeposit, openDeposit, startDeposit } from './store/writer.ts';
import type { OpenedDeposit, StartedDeposit } from './store/writer.ts';

export interface DepositCall extends Pick<
  CallContext,
  'now' | 'intent' | 'origin' | 'country' | 'locale'
> {
  readonly caller: PlayerCaller;
  readonly amount: number;
  readonly bankCode: string;
  readonly promotionId?: string | undefined;
  readonly pick: Checking['pick'];
}

export type DepositRefusal =
  | CheckRefusal
  | Refusal<
      | 'terms-due'
      | 'identity-missing'
      | 'player-on-break'
      | 'self-excluded'
      | 'promotion-not-offered'
      | 'deposits-suspended'
      | 'deposit-means-blocked'
      | 'limit-prompt-due'
      | 'deposit-limit-reached'
      | 'provider-unavailable'
      | 'idempotency-key-reused'
    >;

const minuteMs = 60_000;

/** One intent is one deposit: asked again, it is shown again. */
export async function startDepositOf(
  ports: DepositPorts,
  call: DepositCall,
): Promise<Deposit | DepositRefusal> {
  const { playerId } = call.caller;
  const id = intentId('deposit', playerId, call.intent);
  const earlier = await readDeposit(ports.database.kysely, id);
  if (earlier !== undefined && earlier.state !== 'opening' && earlier.state !== 'lost') {
    return earlier;
  }
  const checked = await checkDeposit(ports, call);
  if ('refused' in checked) return checked;
  const opened = openedDeposit(call, id, checked);
  const refusal = (await gate(ports, call, checked)) ?? (await open(ports, opened));
  if (refusal) return refusal;
  const started = await ask(ports, call, { opened, channel: checked.channel });
  if ('refused' in started) return started;
  await ports.database.transaction((tx) => startDeposit(tx, id, started));
  return (await readDeposit(ports.database.kysely, id)) ?? refuse('provider-unavailable');
}

function openedDeposit(
  { caller, bankCode, promotionId = '', now }: DepositCall,
  id: string,
  { amount, channel }: CheckedDeposit,
): OpenedDeposit {
  return {
    id,
    playerId: caller.playerId,
    currency: caller.currency,
    requested: amount,
    provider: channel.provider,
    mode: modeOf(channel),
    channel: channel.code,
    kind: channel.kind,
    bankCode,
    promotionId,
    reference: referenceOf(id),
    payUntil: now + channel.payMinutes * minuteMs,
    fee: channel.fee,
    at: now,
  };
}

/** Why this player may not pay in now, or not with this promotion. */
async function gate(
  ports: DepositPorts,
  { caller, promotionId = '', locale, now }: DepositCall,
  { amount }: CheckedDeposit,
): Promise<DepositRefusal | undefined> {
  const { playerId, currency } = caller;
  const gated = await ports.refusalOfDeposit(playerId);
  if (gated) return gated;
  const paused = await ports.refusalOfPause(playerId, now);
  if (paused || promotionId === '') return paused;
  const offered = await ports.promotionsOfDeposit({ playerId, currency, locale, amount });
  const isOffered = offered.some((promotion) => promotion.promotionId === promotionId);
  return isOffered ? undefined : refuse('promotion-not-offered');
}

/**
 * Checks the player's own limits and opens the deposit in one step, so that two cannot both pass.
 */
async function open(
  ports: DepositPorts,
  deposit: OpenedDeposit,
): Promise<DepositRefusal | undefined> {
  const { playerId, requested, at } = deposit;
  return ports.database.transaction(async (tx) => {
    await lockDeposits(tx, playerId);
    const earlier = await readDeposit(tx, deposit.id);
    // The provider may have what was asked for before, and would take this for the same.
    if (earlier && !isSame(earlier, deposit)) return refuse('idempotency-key-reused');
    if (earlier?.state === 'opening') return undefined;
    const { id: depositId, channel: means } = deposit;
    const guarded = { depositId, playerId, amount: requested, means, at };
    const limited = await refusalOfLimits(ports, tx, guarded);
    if (limited === undefined) await openDeposit(tx, deposit);
    return limited;
  });
}

const isSame = (earlier: Deposit, asked: OpenedDeposit): boolean =>
  earlier.requested === asked.requested &&
  earlier.channel === asked.channel &&
  earlier.bankCode === asked.bankCode &&
  earlier.promotionId === asked.promotionId;

interface Opened {
  readonly opened: OpenedDeposit;
  readonly channel: DepositChannel;
}

async function ask(
  ports: DepositPorts,
  call: DepositCall,
  { opened, channel }: Opened,
): Promise<StartedDeposit | Refusal<'provider-unavailable'>> {
  const { database, log } = ports;
  if (channel.provider === houseProvider) return ofHouse(opened, channel);
  const provider = providerOf(ports, channel.provider);
  if (provider === undefined) return refuse('provider-unavailable');
  try {
    const answer = await provider.createDeposit({
      depositId: opened.id,
      amount: opened.requested,
      currency: opened.currency,
      method: channel.method,
      network: channel.network,
      bankCode: opened.bankCode,
      returnUrl: `${call.origin}/?mc=depositv2&deposit=${opened.id}`,
      webhookUrl: `${ports.siteUrl()}/vendor/payments/${provider.name}/webhook`,
    });
    const pause = firstAskMs[provider.verifyWebhook ? 'webhooks' : 'asked'];
    const askAt = provider.askStatus ? call.now + pause : null;
    return { ...ofProvider(answer, { opened, channel }), askAt };
  } catch (error) {
    log.warn({ error, deposit: opened.id }, 'the payment provider could not be asked');
    const isUnsure = error instanceof PaymentUnavailable;
    await (isUnsure ? loseDeposit : forgetDeposit)(database.kysely, opened.id);
    return refuse('provider-unavailable');
  }
}

/** A hosted page shows its own instructions; other kinds are paid on ours. */
function ofProvider(
  { redirectUrl, providerRef, shown }: DepositStarted,
  { opened, channel }: Opened,
): Omit<StartedDeposit, 'askAt'> {
  const isHosted = channel.kind === 'hosted' || channel.kind === 'ewallet';
  const { reference = opened.reference, confirmationsNeeded = 0, ...paying } = shown;
  const network = channel.network === '' ? {} : { network: channel.network };
  return {
    redirectUrl: isHosted ? redirectUrl : '',
    providerRef,
    shown: isHosted ? {} : { ...paying, ...network },
    reference,
    confirmationsNeeded: channel.confirmations || confirmationsNeeded,
    at: opened.at,
  };
}

function ofHouse(opened: OpenedDeposit, { houseAccounts }: DepositChannel): StartedDeposit {
  const account = accountFor(opened, houseAccounts);
  const { enabled: _on, ...receiver } = account ?? { enabled: false };
  return {
    redirectUrl: '',
    providerRef: '',
    shown: account ? { receiver: receiver as Omit<HouseAccount, 'enabled'> } : {},
    reference: opened.reference,
    confirmationsNeeded: 0,
    askAt: null,
    at: opened.at,
  };
}

/** Of several accounts at one bank each takes its share, and a deposit always the same. */
function accountFor(
  { id, bankCode }: OpenedDeposit,
  accounts: readonly HouseAccount[],
): HouseAccount | undefined {
  const open = accounts.filter((one) => one.enabled && one.bankCode === bankCode);
  const sum = [...id].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return open[sum % Math.max(1, open.length)];
}
