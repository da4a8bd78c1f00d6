// Looks at where a player is: before the first game after a sign-in, whenever the address changes
// and every half hour. What speaks against the place is written down for staff; a place that is not
// allowed is refused by the gateway, call by call. [S19]
import type { PlayerCaller } from '../../../platform/call/index.ts';
import { newId } from '../../../platform/randomness/index.ts';
import type { IdentityParts } from '../ports.ts';
import { isImpossible } from './rules/travel.ts';
import { writeFlag } from '../accounts/store/flag-store.ts';
import { lastSpot, takeTurn, writePlace } from './store/place-store.ts';

const everyMs = 30 * 60_000;
const knownMs = 60_000;
const knownMax = 20_000;

export interface Whereabouts {
  readonly caller: PlayerCaller;
  readonly address: string;
  readonly now: number;
}

/** For frequent sign-ins: the database is asked once a minute, and for each new address. */
export function createPlaceCheck(parts: IdentityParts): (where: Whereabouts) => Promise<void> {
  const known = new Map<string, number>();
  return async (where) => {
    const key = `${where.caller.sessionId} ${where.address}`;
    if ((known.get(key) ?? 0) > where.now) return;
    await checkPlace(parts, where);
    if (known.size >= knownMax) known.clear();
    known.set(key, where.now + knownMs);
  };
}

export async function checkPlace(
  { ports }: IdentityParts,
  { caller: { playerId, sessionId, demo }, address, now }: Whereabouts,
): Promise<void> {
  if (demo) return;
  const on = ports.database.kysely;
  if (!(await takeTurn(on, sessionId, { address, since: now - everyMs, now }))) return;
  const { country, latitude, longitude, ...doubts } = await ports.locationOf(address);
  const before = await lastSpot(on, playerId);
  // The adapter says 0, 0 of what it does not know: nobody plays there, it is open sea.
  const isKnown = latitude !== 0 || longitude !== 0;
  const isLeap =
    isKnown && before !== undefined && isImpossible(before, { latitude, longitude, at: now });
  const kinds = (['proxy', 'vpn', 'hosting'] as const).filter((kind) => doubts[kind]);
  const signals = [...kinds, ...(isLeap ? ['impossible-travel'] : [])];
  const spot = isKnown ? { latitude, longitude } : { latitude: null, longitude: null };
  const place = { playerId, sessionId, address, country, ...spot, signals };
  await ports.database.transaction(async (tx) => {
    await writePlace(tx, { id: newId(now, ports.randomness), ...place }, now);
    for (const kind of signals) {
      const flag = { id: newId(now, ports.randomness), playerId, kind };
      await writeFlag(tx, { ...flag, detail: { address, country } }, now);
    }
  });
}
