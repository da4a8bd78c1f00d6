// Adds the exposure of many orders at once: rows are locked in one order, added to in memory and
// written back together.
import type { SlipExposure } from '@baize/engines';
import type { Units } from '@baize/money';
import {
  prepared,
  textsText,
  wholesText,
  type Saving,
  type Tx,
} from '../../../../platform/database/index.ts';
import { slipGameOf } from './slip-game.ts';
import type { Slip } from '../rules/slip.ts';

export interface ExposureKey {
  readonly eventId: string;
  readonly bet: string;
}

/** What slips add to one row. */
export interface ExposureAdded extends ExposureKey {
  readonly told: SlipExposure;
}

export interface ExposureRow extends ExposureKey {
  readonly payouts: Units[];
  changed: boolean;
}

/** What slips that were taken add. Slips of a chase are alike, and worked out once. */
export function exposureOfSlips(slips: readonly Slip[]): readonly ExposureAdded[] {
  const known = new Map<string, SlipExposure>();
  return slips.map(({ gameCode, bet, slip }) => {
    const { game, family } = slipGameOf(gameCode);
    const name = `${gameCode} ${JSON.stringify(slip.struck)}`;
    const told = known.get(name) ?? family.exposure(game, slip.struck);
    known.set(name, told);
    return { eventId: slip.eventId, bet, told };
  });
}

export type Exposures = Map<string, ExposureRow>;

export const exposureName = ({ eventId, bet }: ExposureKey) => `${eventId} ${bet}`;

const lock = {
  name: 'wagering-load-exposures',
  text: `select e.event_id, e.bet, e.payouts from wagering_exposure as e
    join unnest($1::text[], $2::text[]) as k(event_id, bet) using (event_id, bet)
    order by e.event_id, e.bet for update of e`,
};

const add = {
  name: 'wagering-add-exposures',
  text: `insert into wagering_exposure (event_id, bet, payouts)
    select event_id, bet, array_fill(0::bigint, array[size])
    from unnest($1::text[], $2::text[], $3::integer[]) as n(event_id, bet, size)
    order by event_id, bet on conflict do nothing`,
};

interface Locked {
  readonly event_id: string;
  readonly bet: string;
  readonly payouts: Units[];
}

/** The rows of these kinds of bet, locked; made where they are missing. */
export async function loadExposures(tx: Tx, asked: readonly ExposureAdded[]): Promise<Exposures> {
  const sizes = new Map(asked.map((one) => [exposureName(one), one]));
  if (sizes.size === 0) return new Map();
  const all = [...sizes.values()];
  const found = await lockThese(tx, all);
  const missing = all.filter((one) => !found.has(exposureName(one)));
  if (missing.length === 0) return found;
  await prepared(tx, add, [...keysOf(missing), wholesText(missing.map(({ told }) => told.size))]);
  return new Map([...found, ...(await lockThese(tx, missing))]);
}

async function lockThese(tx: Tx, keys: readonly ExposureKey[]): Promise<Exposures> {
  const rows = await prepared<Locked>(tx, lock, keysOf(keys));
  return new Map(
    rows.map(({ event_id: eventId, bet, payouts }) => [
      exposureName({ eventId, bet }),
      { eventId, bet, payouts, changed: false },
    ]),
  );
}

function keysOf(keys: readonly ExposureKey[]): string[] {
  return [textsText(keys.map(({ eventId }) => eventId)), textsText(keys.map(({ bet }) => bet))];
}

/** Adds what slips would be paid, or takes it off again. */
export function addExposure(
  rows: Exposures,
  { told, ...key }: ExposureAdded,
  sign: 1n | -1n,
): void {
  const row = rows.get(exposureName(key));
  if (row === undefined) throw new Error(`no exposure of ${exposureName(key)} is loaded`);
  for (const [outcome, payout] of told.payouts)
    row.payouts[outcome] = (row.payouts[outcome] ?? 0n) + sign * payout;
  row.changed = true;
}

const save = {
  name: 'wagering-save-exposures',
  text: `update wagering_exposure as e set payouts = n.payouts::bigint[]
    from unnest($1::text[], $2::text[], $3::text[]) as n(event_id, bet, payouts)
    where e.event_id = n.event_id and e.bet = n.bet`,
};

export function saveExposures(rows: Exposures): readonly Saving[] {
  const changed = [...rows.values()].filter((row) => row.changed);
  if (changed.length === 0) return [];
  const payouts = changed.map((row) => wholesText(row.payouts));
  return [{ ...save, values: [...keysOf(changed), textsText(payouts)] }];
}
