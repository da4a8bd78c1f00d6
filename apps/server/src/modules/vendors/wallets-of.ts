// The wallets of vendors that hold money themselves, as one player may move money to and from them.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Units } from '@baize/money';
import type { VendorsParts } from './parts.ts';

export interface VendorWallet {
  readonly vendor: string;
  readonly amount: Units;
}

/** A balance waits no longer than this for a vendor: then it tells of the house's purses alone. */
const patienceMs = 1500;

/** Of those that are open, or hold money; one whose vendor does not say now is left out. */
export async function walletsOf(
  { keeper, transfers }: Pick<VendorsParts, 'keeper' | 'transfers'>,
  playerId: string,
  currency: string,
): Promise<readonly VendorWallet[]> {
  const open = keeper.all().filter(({ style, state }) => style === 'transfer' && state === 'on');
  if (open.length === 0) return [];
  const silent = sleep(patienceMs, undefined, { ref: false });
  const told = await Promise.race([transfers.lying(playerId), silent]);
  if (told === undefined) return [];
  const known = told.places.filter((place) => place.currency === currency);
  const untouched = open
    .filter(({ vendor }) => !known.some((place) => place.vendor === vendor))
    .map(({ vendor }) => ({ vendor, amount: 0n }));
  const held = known.flatMap(({ vendor, amount }) =>
    amount === undefined ? [] : [{ vendor, amount }],
  );
  return [...held, ...untouched].toSorted((one, other) => (one.vendor < other.vendor ? -1 : 1));
}
