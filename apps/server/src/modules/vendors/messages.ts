// The common path of vendors' messages: refusals that need no books come first, then wagering
// decides and keeps the answer.
import { isRefusal, refuse, type Refusal, type RefusalName } from '@baize/contract';
import { currencyOf, floorToCent, parseUnits, printUnits, smallestUnits } from '@baize/money';
import type { Units } from '@baize/money';
import { vendorNamesOf, type VendorAsked, type VendorEntry } from '../wagering/index.ts';
import type { VendorsParts } from './parts.ts';

interface Named {
  readonly requestId: string;
  readonly round: string;
  readonly currency: string;
}

/** Of a round whose bet was taken: it names the player, not a launch. */
interface Later extends Named {
  readonly player: string;
}

/** Money as vendors read it: two decimals, never more than there is. */
export const shownUnits = (units: Units) => printUnits(floorToCent(units), 2);

/** Exact, and no finer than the currency's smallest amount. */
export function amountIn(input: { readonly amount: string; readonly currency: string }) {
  const currency = currencyOf(input.currency);
  const units = parseUnits(input.amount, { decimalsMax: 4 });
  if (!currency || units === undefined) return undefined;
  return units % smallestUnits(currency) === 0n ? units : undefined;
}

export async function refusalOfLater(
  { sessions }: VendorsParts,
  vendor: string,
  { player, currency }: Later,
): Promise<Refusal<'player-unknown' | 'currency-differs'> | undefined> {
  if (!(await sessions.isKnown(vendor, player))) return refuse('player-unknown');
  return currencyOf(currency) ? undefined : refuse('currency-differs');
}

export function messageOf(vendor: string, { requestId, round, currency }: Named, now: number) {
  return { vendor, requestId, round, currency, now, betRef: '' };
}

export function laterOf(vendor: string, input: Later, now: number) {
  const message = messageOf(vendor, input, now);
  return { ...message, playerId: input.player, gameCode: '', amount: 0n, sessionSince: now };
}

/** The answer of the books; `may` are the refusals that this kind of message has. */
export async function answerMessage<R extends RefusalName>(
  { wagering }: VendorsParts['ports'],
  asked: VendorAsked,
  may: readonly R[],
) {
  const entry = await wagering.vendorMessage(asked);
  return isRefusal(entry) ? entry : answerOf(entry, may);
}

function answerOf<R extends RefusalName>(entry: VendorEntry, may: readonly R[]) {
  const { error, playerId, round, currency, moved, late } = entry;
  const balance = shownUnits(entry.balance);
  if (error !== '') {
    const name = may.find((one) => one === error);
    if (!name) throw new Error(`a ${entry.kind} was refused as ${error}`);
    return refuse<R>(name, { value: { balance } });
  }
  return {
    transaction: vendorNamesOf(entry).transaction,
    player: playerId,
    round,
    currency,
    amount: printUnits(moved, 2),
    balance,
    late,
  };
}
