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

/** What slips add to the outcomes of a kind of bet. */
export interface ExposureAdded extends ExposureKey {
  readonly told: SlipExposure;
}

/** The outcomes of a row, from its first one on. */
interface RowKey extends ExposureKey {
  readonly first: number;
}

interface ExposureRow extends RowKey {
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
const rowName = ({ eventId, bet, first }: RowKey) => `${eventId} ${bet} ${first}`;

/** Up to so many outcomes stand in one row; more are parted, because an order adds to few. */
const wholeMost = 1000;
const partSize = 100;

const firstOf = (outcome: number, size: number): number =>
  size <= wholeMost ? 0 : outcome - (outcome % partSize);

const lock = {
  name: 'wagering-load-exposures',
  text: `select e.event_id, e.bet, e.first_outcome as first, e.payouts from wagering_exposure as e
    join unnest($1::text[], $2::text[], $3::integer[]) as k(event_id, bet, first_outcome)
      using (event_id, bet, first_outcome)
    order by e.event_id, e.bet, e.first_outcome for update of e`,
};

const add = {
  name: 'wagering-add-exposures',
  text: `insert into wagering_exposure (event_id, bet, first_outcome, payouts)
    select event_id, bet, first_outcome, array_fill(0::bigint, array[size])
    from unnest($1::text[], $2::text[], $3::integer[], $4::integer[])
      as n(event_id, bet, first_outcome, size)
    order by event_id, bet, first_outcome on conflict do nothing`,
};

interface Locked {
  readonly event_id: string;
  readonly bet: string;
  readonly first: number;
  readonly payouts: Units[];
}

interface SizedRow extends RowKey {
  readonly size: number;
  readonly isPart: boolean;
}

/** The rows that slips add to, locked; made where they are missing. */
export async function loadExposures(tx: Tx, asked: readonly ExposureAdded[]): Promise<Exposures> {
  const rows = new Map(asked.flatMap(rowsOf).map((row) => [rowName(row), row]));
  if (rows.size === 0) return new Map();
  const all = [...rows.values()];
  // A part is often new: made while others are locked, two processes would wait for each other.
  await makeThese(
    tx,
    all.filter(({ isPart }) => isPart),
  );
  const found = await lockThese(tx, all);
  const missing = all.filter((one) => !found.has(rowName(one)));
  if (missing.length === 0) return found;
  await makeThese(tx, missing);
  return new Map([...found, ...(await lockThese(tx, missing))]);
}

async function makeThese(tx: Tx, rows: readonly SizedRow[]): Promise<void> {
  if (rows.length === 0) return;
  await prepared(tx, add, [...keysOf(rows), wholesText(rows.map(({ size }) => size))]);
}

function rowsOf({ eventId, bet, told: { size, payouts } }: ExposureAdded): SizedRow[] {
  const isPart = size > wholeMost;
  const firsts = new Set(payouts.map(([outcome]) => firstOf(outcome, size)));
  const rowSize = (first: number) => (isPart ? Math.min(partSize, size - first) : size);
  return [...firsts].map((first) => ({ eventId, bet, first, size: rowSize(first), isPart }));
}

async function lockThese(tx: Tx, keys: readonly RowKey[]): Promise<Exposures> {
  const rows = await prepared<Locked>(tx, lock, keysOf(keys));
  return new Map(
    rows.map(({ event_id: eventId, ...row }) => [
      rowName({ eventId, ...row }),
      { eventId, ...row, changed: false },
    ]),
  );
}

function keysOf(keys: readonly RowKey[]): string[] {
  return [
    textsText(keys.map(({ eventId }) => eventId)),
    textsText(keys.map(({ bet }) => bet)),
    wholesText(keys.map(({ first }) => first)),
  ];
}

/** What slips taken so far would be paid for an outcome that an order adds to. */
export function takenOf(rows: Exposures, { told, ...key }: ExposureAdded) {
  return (outcome: number): Units => {
    const first = firstOf(outcome, told.size);
    return rows.get(rowName({ ...key, first }))?.payouts[outcome - first] ?? 0n;
  };
}

/** Adds what slips would be paid, or takes it off again. */
export function addExposure(rows: Exposures, added: ExposureAdded, sign: 1n | -1n): void {
  const { eventId, bet, told } = added;
  for (const [outcome, payout] of told.payouts) {
    const first = firstOf(outcome, told.size);
    const row = rows.get(rowName({ eventId, bet, first }));
    if (row === undefined) throw new Error(`no exposure of ${exposureName(added)} is loaded`);
    row.payouts[outcome - first] = (row.payouts[outcome - first] ?? 0n) + sign * payout;
    row.changed = true;
  }
}

const save = {
  name: 'wagering-save-exposures',
  text: `update wagering_exposure as e set payouts = n.payouts::bigint[]
    from unnest($1::text[], $2::text[], $3::integer[], $4::text[])
      as n(event_id, bet, first_outcome, payouts)
    where e.event_id = n.event_id and e.bet = n.bet and e.first_outcome = n.first_outcome`,
};

export function saveExposures(rows: Exposures): readonly Saving[] {
  const changed = [...rows.values()].filter((row) => row.changed);
  if (changed.length === 0) return [];
  const payouts = changed.map((row) => wholesText(row.payouts));
  return [{ ...save, values: [...keysOf(changed), textsText(payouts)] }];
}
