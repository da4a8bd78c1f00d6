// Moves an amount between the cash and the wallet of one vendor, as clients of 2017 ask for it.
import { refuse, type Refusal } from '@baize/contract';
import {
  currencyOf,
  smallestUnits,
  unitsFromNumber,
  unitsToNumber,
  type Units,
} from '@baize/money';
import type { PlayerCaller } from '../../platform/call/index.ts';
import type { VendorsParts } from './parts.ts';
import type { Connection } from './rules/connection.ts';

export interface Moved {
  readonly moved: number;
  readonly held: number;
  readonly pending: boolean;
}

/** Undefined: not an amount that the currency has. */
export function amountIn(amount: number, currency: string): Units | undefined {
  const units = unitsFromNumber(amount);
  const known = currencyOf(currency);
  const isWhole = units !== undefined && known && units % smallestUnits(known) === 0n;
  return isWhole && units > 0n ? units : undefined;
}

/** The connection of a vendor that holds money itself and is open. */
export const walletAt = ({ keeper }: VendorsParts, vendor: string): Connection | undefined => {
  const found = keeper.find(vendor);
  return found?.style === 'transfer' && found.state === 'on' ? found : undefined;
};

/** Takes back so much at most; refused where less lies there. */
export async function takeBack(
  { transfers }: VendorsParts,
  { playerId, currency }: PlayerCaller,
  { vendor, amount }: { readonly vendor: string; readonly amount?: Units | undefined },
): Promise<Moved | Refusal<'wallet-unknown' | 'balance-too-low'>> {
  const { places } = await transfers.lying(playerId);
  const place = places.find((one) => one.vendor === vendor && one.currency === currency);
  if (place === undefined) return refuse('wallet-unknown');
  if (amount !== undefined && (place.amount ?? amount) < amount) return refuse('balance-too-low');
  const { returned, held, pending } = await transfers.bringBack(playerId, vendor, amount);
  return { moved: unitsToNumber(returned), held: unitsToNumber(held), pending };
}

/** Sends cash. It comes back by itself when the session ends, as after a launch. */
export async function sendTo(
  { transfers, sessions }: VendorsParts,
  { playerId, currency, sessionId, since }: PlayerCaller,
  to: { readonly connection: Connection; readonly amount: Units; readonly now: number },
): Promise<Moved | Refusal<'balance-too-low'>> {
  const { connection, amount, now } = to;
  const session = { vendor: connection.vendor, playerId, sessionId, currency, since };
  await sessions.open({ ...session, gameCode: '', freePlay: false, openedAt: now });
  const state = await transfers.send(connection, { playerId, currency, amount });
  if (state === 'failed') return refuse('balance-too-low');
  const moved = state === 'done' ? unitsToNumber(amount) : 0;
  return { moved, held: 0, pending: state === 'unknown' };
}
