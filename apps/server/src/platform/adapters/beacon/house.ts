// The house's own beacon, where no public one can be reached: a value every three seconds, from a
// chain for each day. Each value is the SHA-256 of the one after it, so the end of the chain, shown
// before the day begins, fixes them all. It proves that we changed nothing, not that we knew
// nothing: players are told so by its name.
import { hash } from 'node:crypto';
import { beats, type Beacon, type BeaconAnswer } from './beacon.ts';

export interface HouseBeaconSettings {
  readonly now: () => number;
  /** The secret from which a day's last value follows; equal in every process. */
  readonly secretOf: (day: number) => Uint8Array;
  /** Plays what happens to a beacon outside. */
  readonly faults?: BeaconFaults;
}

export interface BeaconFaults {
  /** Comes so much later than its moment. */
  lateMs?(round: number): number;
  isWithheld?(round: number): boolean;
}

const periodMs = 3000;
const perDay = 86_400_000 / periodMs;
const genesisMs = Date.parse('2026-01-01T00:00:00Z');
/** Issues are planned for days ahead, and a day's chain takes a while to work out. */
const keptDays = 6;

export function houseBeacon({ now, secretOf, faults = {} }: HouseBeaconSettings): Beacon {
  const { roundAfter, momentOf } = beats({ genesisMs, periodMs });
  const chains = new Map<number, DayChain>();
  const chainOf = (day: number): DayChain => {
    const found = chains.get(day);
    if (found) return found;
    const made = dayChain(secretOf(day));
    for (const oldest of [...chains.keys()].slice(0, chains.size + 1 - keptDays)) {
      chains.delete(oldest);
    }
    chains.set(day, made);
    return made;
  };
  const valueOf = (round: number): BeaconAnswer => {
    const { day, place } = placeOf(round);
    if (now() < momentOf(round)) return { ok: false, trouble: 'early' };
    const isHeldBack = faults.isWithheld?.(round) ?? false;
    if (isHeldBack || now() < momentOf(round) + (faults.lateMs?.(round) ?? 0)) {
      return { ok: false, trouble: 'away' };
    }
    const randomness = chainOf(day).values(place);
    return { ok: true, value: { round, randomness, signature: null } };
  };
  return {
    kind: 'house',
    roundAfter,
    momentOf,
    chainOf: (round) => chainOf(placeOf(round).day).end,
    valueOf: async (round) => valueOf(round),
  };
}

/** Whether a value leads to the end that was shown before its day. */
export function isOfChain(value: { round: number; randomness: string }, end: string): boolean {
  const { place } = placeOf(value.round);
  let hashed: Uint8Array = Buffer.from(value.randomness, 'hex');
  for (let step = 0; step <= place; step += 1) hashed = sha256(hashed);
  return Buffer.from(hashed).toString('hex') === end;
}

function placeOf(round: number): { readonly day: number; readonly place: number } {
  return { day: Math.floor((round - 1) / perDay), place: (round - 1) % perDay };
}

interface DayChain {
  /** In hex, as are the values. */
  readonly end: string;
  values(place: number): string;
}

const hashBytes = 32;

/** Worked out from the last value back to the end. */
function dayChain(last: Uint8Array): DayChain {
  const values = Buffer.alloc(perDay * hashBytes);
  let value = sha256(last);
  for (let place = perDay - 1; place >= 0; place -= 1) {
    values.set(value, place * hashBytes);
    value = sha256(value);
  }
  return {
    end: Buffer.from(value).toString('hex'),
    values: (place) => values.toString('hex', place * hashBytes, (place + 1) * hashBytes),
  };
}

function sha256(bytes: Uint8Array): Uint8Array {
  return hash('sha256', bytes, 'buffer');
}
