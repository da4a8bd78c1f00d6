// The wallet of a vendor that holds money itself: all of it goes there before play and comes back
// after it. What has no clear answer is asked about until the vendor says.
import { transferAsked } from '@baize/ledger';
import {
  currencyOf,
  maxUnits,
  parseUnits,
  printUnits,
  smallestUnits,
  type Units,
} from '@baize/money';
import type { PlayerCaller } from '../../platform/call/index.ts';
import { newId } from '../../platform/randomness/index.ts';
import type { AskVendor, VendorAnswer } from './client.ts';
import type { ConnectionKeeper } from './keep-connections.ts';
import type { VendorsPorts } from './ports.ts';
import { settle } from './settle-transfer.ts';
import type { Connection } from './rules/connection.ts';
import {
  readAsked,
  readLeft,
  readPlaces,
  readUnderway,
  settleTransfer,
  writeReturn,
  writeTransfer,
  type Transfer,
} from './store/transfer-store.ts';

export interface Transfers {
  /** Moves all that the player can stake; false where the vendor has not said that it came. */
  bringIn(connection: Connection, player: PlayerCaller): Promise<boolean>;
  /** Moves this amount of the cash. */
  send(connection: Connection, moved: Moved): Promise<State>;
  /** Takes back the money held by all vendors or by one, all of it or at most `most`. */
  bringBack(playerId: string, vendor?: string, most?: Units): Promise<BroughtBack>;
  /** The money with each vendor as it says now, and the money on its way there or back. */
  lying(playerId: string): Promise<{ places: readonly Lying[]; underway: Units }>;
  /** Takes back what players left with vendors when they signed out, or paused their play. */
  bringBackLeft(): Promise<void>;
  /** Asks about everything that has no answer yet. */
  settleAsked(): Promise<void>;
}

export interface BroughtBack {
  /** The cash balance now. */
  readonly returned: Units;
  /** The part of a return beyond what was sent there, which waits. */
  readonly held: Units;
  /** A vendor has not said yet what became of it. */
  readonly pending: boolean;
}

export interface Lying {
  readonly vendor: string;
  readonly currency: string;
  /** Undefined: the vendor does not say. */
  readonly amount: Units | undefined;
}

const askedAgainMs = 5_000;
const leftMs = 24 * 3_600_000;
const leftMax = 10_000;
const batchMax = 100;

type State = 'done' | 'failed' | 'unknown';
const nothing = { returned: 0n, held: 0n };

export function createTransfers(
  ports: VendorsPorts,
  keeper: ConnectionKeeper,
  ask: AskVendor,
): Transfers {
  const carry = carrier(ports, ask);
  // Transfers after which nothing lies there any more: asked once and not every minute.
  const empty = new Set<string>();
  const bringBack: Transfers['bringBack'] = async (playerId, only, most = maxUnits) => {
    const all = await readPlaces(ports.database.kysely, playerId);
    const places = all.filter(({ vendor }) => only === undefined || vendor === only);
    const given = await Promise.all(
      places.map(async ({ vendor, currency }) => {
        const connection = keeper.find(vendor);
        if (!connection) return undefined;
        const since = ports.clock.now();
        const lies = await lyingThere(ask, connection, { playerId, currency });
        if (lies === undefined) return undefined;
        const wanted = lies < most ? lies : most;
        const amount = await fittingOf(ports, { playerId, currency, amount: wanted });
        if (amount === 0n) return nothing;
        const asked = newTransfer(ports, vendor, { playerId, currency, amount }, 'out');
        const { state, held } = await carry(connection, asked, since);
        if (state === 'unknown') return undefined;
        return state === 'done' ? { returned: amount - held, held } : nothing;
      }),
    );
    const sumOf = (part: 'returned' | 'held') =>
      given.reduce<Units>((sum, one) => sum + (one?.[part] ?? 0n), 0n);
    const pending = given.includes(undefined);
    return { returned: sumOf('returned'), held: sumOf('held'), pending };
  };
  return {
    async bringIn(connection, { playerId, currency }) {
      const { cash } = await ports.ledger.balance(playerId, currency);
      const amount = wholeOf(cash, currency);
      if (amount === 0n) return true;
      const asked = newTransfer(ports, connection.vendor, { playerId, currency, amount }, 'in');
      return (await carry(connection, asked)).state === 'done';
    },
    send: async (connection, moved) =>
      (await carry(connection, newTransfer(ports, connection.vendor, moved, 'in'))).state,
    bringBack,
    lying: (playerId) => lying(ports, keeper, ask, playerId),
    bringBackLeft: () => bringBackLeft(ports, bringBack, empty),
    settleAsked: () => settleAsked(ports, keeper, ask),
  };
}

async function lying(
  { database }: VendorsPorts,
  keeper: ConnectionKeeper,
  ask: AskVendor,
  playerId: string,
): ReturnType<Transfers['lying']> {
  const [known, underway] = await Promise.all([
    readPlaces(database.kysely, playerId),
    readUnderway(database.kysely, playerId),
  ]);
  const places = known.map(async ({ vendor, currency }) => {
    const connection = keeper.find(vendor);
    const amount = connection && (await lyingThere(ask, connection, { playerId, currency }));
    return { vendor, currency, amount };
  });
  return { places: await Promise.all(places), underway };
}

async function settleAsked(
  ports: VendorsPorts,
  keeper: ConnectionKeeper,
  ask: AskVendor,
): Promise<void> {
  const { database, clock } = ports;
  const open = await readAsked(database.kysely, clock.now() - askedAgainMs, batchMax);
  const places = [...Map.groupBy(open, ({ vendor }) => vendor)].map(async ([vendor, asked]) => {
    const connection = keeper.find(vendor);
    if (connection) await settleAskedOf(ports, connection, ask, asked);
  });
  await Promise.all(places);
}

/** A vendor that does not answer at all is left alone until the next time. */
async function settleAskedOf(
  ports: VendorsPorts,
  connection: Connection,
  ask: AskVendor,
  open: readonly Transfer[],
): Promise<void> {
  for (const transfer of open) {
    const { answer, status } = await ask(connection, 'transfer/check', { requestId: transfer.id });
    if (status === 0) return;
    const state = stateIn(answer, transfer.id);
    if (!state) continue;
    try {
      // A transfer unknown to the vendor has failed: the vendor refuses it from now on.
      await settle(ports, transfer, state === 'done' ? 'done' : 'failed');
    } catch (error) {
      ports.log.error({ error, transfer: transfer.id }, 'a transfer was not settled');
    }
  }
}

/**
 * A player who is still signed in takes it back alone, or plays on; not in a break or excluded,
 * since nobody but the vendor sees the stakes that are made there.
 */
async function bringBackLeft(
  { database, clock, playerOfSession, wagering }: VendorsPorts,
  bringBack: Transfers['bringBack'],
  empty: Set<string>,
): Promise<void> {
  const now = clock.now();
  const left = await readLeft(database.kysely, now - leftMs, leftMax);
  for (const { id, playerId, sessionId } of left.filter((one) => !empty.has(one.id))) {
    const isPaused = (await wagering.refusalOfPause(playerId, now)) !== undefined;
    if (!isPaused && (await playerOfSession(sessionId, now)) !== undefined) continue;
    const { pending } = await bringBack(playerId);
    if (!pending) empty.add(id);
  }
  if (empty.size > leftMax) empty.clear();
}

const wholeOf = (units: Units, currency: string): Units => {
  const known = currencyOf(currency);
  return known ? units - (units % smallestUnits(known)) : 0n;
};

type Moved = Pick<Transfer, 'playerId' | 'currency' | 'amount'>;

/** As much of it as a purse can hold: a vendor may say that any amount lies there. */
async function fittingOf(
  { ledger }: VendorsPorts,
  { playerId, currency, amount }: Moved,
): Promise<Units> {
  const { cash } = await ledger.balance(playerId, currency);
  const room = wholeOf(maxUnits - cash, currency);
  return amount < room ? amount : room;
}

function newTransfer(
  { clock, randomness }: VendorsPorts,
  vendor: string,
  moved: Moved,
  direction: Transfer['direction'],
): Transfer {
  const at = clock.now();
  return { ...moved, id: newId(at, randomness), vendor, direction, state: 'asked', at };
}

interface Carried {
  readonly state: State;
  /** Of a return: what waits. */
  readonly held: Units;
}

/** Writes a transfer down, asks for it and settles what the answer says. */
function carrier(ports: VendorsPorts, ask: AskVendor) {
  const { database, ledger, clock } = ports;
  return async (connection: Connection, transfer: Transfer, since = 0): Promise<Carried> => {
    const { id: requestId, playerId, currency, amount, direction } = transfer;
    const facts = { transferId: requestId, playerId, currency, amount };
    const begun = await database.transaction<'open' | State>(async (tx) => {
      // Money that another return is taking is under way, and is not taken twice.
      if (direction === 'out') return (await writeReturn(tx, transfer, since)) ? 'open' : 'unknown';
      await writeTransfer(tx, transfer);
      const posted = await ledger.postIn(tx, transferAsked(facts));
      if (!('refused' in posted)) return 'open';
      await settleTransfer(tx, requestId, 'failed', clock.now());
      return 'failed';
    });
    if (begun !== 'open') return { state: begun, held: 0n };
    const call = direction === 'in' ? 'transfer/deposit' : 'transfer/withdraw';
    const asked = { requestId, player: playerId, currency, amount: printUnits(amount, 2) };
    const { answer } = await ask(connection, call, asked);
    const state = stateIn(answer, requestId);
    if (state !== 'done' && state !== 'failed') return { state: 'unknown', held: 0n };
    return { state, held: await settle(ports, transfer, state) };
  };
}

/**
 * The outcome of a transfer as a vendor states it; a refusal of the call itself says nothing of it.
 */
function stateIn(answer: VendorAnswer | undefined, requestId: string): State | undefined {
  if (!answer?.ok || answer.content['requestId'] !== requestId) return undefined;
  return (['done', 'failed', 'unknown'] as const).find((one) => one === answer.content['state']);
}

/** The balance that can be withdrawn at a vendor now; nothing where it does not say. */
async function lyingThere(
  ask: AskVendor,
  connection: Connection,
  { playerId, currency }: Pick<Transfer, 'playerId' | 'currency'>,
): Promise<Units | undefined> {
  const { answer } = await ask(connection, 'transfer/balance', { player: playerId, currency });
  const text = answer?.ok ? answer.content['balance'] : undefined;
  const units = typeof text === 'string' ? parseUnits(text, { decimalsMax: 4 }) : undefined;
  return units === undefined ? undefined : wholeOf(units, currency);
}
