// Checks what a player asks to pay in: an amount that can be paid, a way that they are offered and
// that is open now, and the limits of both.
import { refuse, type DepositKind, type Refusal } from '@baize/contract';
import { printUnits, type Units } from '@baize/money';
import { payableUnits } from '../books/rules/amount.ts';
import type { DepositPorts } from './deposit-ports.ts';
import { brandLimits, offeredTo, type Asking } from './offered-channels.ts';
import { findChannel, isOpenAt, limitsOf, opensAt } from './rules/deposit-channel.ts';
import type { AskedChannel, DepositChannel } from './rules/deposit-channel.ts';

export interface CheckedDeposit {
  readonly amount: Units;
  readonly channel: DepositChannel;
}

export type CheckRefusal = Refusal<
  | 'amount-invalid'
  | 'channel-unknown'
  | 'channel-closed'
  | 'amount-below-minimum'
  | 'amount-above-maximum'
>;

type Pick_ = (offered: readonly DepositChannel[]) => DepositChannel | undefined;

export interface Checking extends Asking {
  readonly amount: number;
  readonly now: number;
  readonly pick: Pick_;
}

/** Picks a way by the names that clients of the family send. */
export const pickBy =
  (asked: AskedChannel, kinds: readonly DepositKind[]): Pick_ =>
  (offered) =>
    findChannel(offered, asked, kinds);

export async function checkDeposit(
  ports: DepositPorts,
  { amount: wanted, now, pick, ...asking }: Checking,
): Promise<CheckedDeposit | CheckRefusal> {
  const amount = payableUnits(wanted, asking.caller.currency);
  if (amount === undefined) return refuse('amount-invalid');
  const channel = pick(await offeredTo(ports, asking));
  if (channel === undefined) return refuse('channel-unknown');
  if (!isOpenAt(channel, now)) {
    return refuse('channel-closed', { facts: { opens: opensAt(channel) } });
  }
  const { minimum, maximum } = limitsOf(channel, brandLimits(ports));
  if (amount < minimum) {
    return refuse('amount-below-minimum', { facts: { minimum: printUnits(minimum, 2) } });
  }
  if (amount > maximum) {
    return refuse('amount-above-maximum', { facts: { maximum: printUnits(maximum, 2) } });
  }
  return { amount, channel };
}
