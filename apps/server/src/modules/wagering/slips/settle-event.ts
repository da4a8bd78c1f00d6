// Settles an event, or refunds a cancelled one: player by player in chunks, so that orders go on
// meanwhile. An interrupted run resumes; two parallel runs settle each slip once. Each player is
// notified once, after all of their slips are durable.
import type { Units } from '@baize/money';
import { readDebts } from '../../wallet/index.ts';
import type { WageringPorts } from '../ports.ts';
import { wonOf } from '../rounds/rules/free-round.ts';
import type { SharedEvent } from './rules/event.ts';
import { readEvents } from './store/events.ts';
import { markSettled, readUnsettled, type Unsettled } from './store/settled-events.ts';
import { createSettleWork, type SettleOutcome } from './store/settle-work.ts';
import type { SettleItem } from './store/settle-state.ts';

/** Slips of one chunk: so few that nothing else waits long for the process. */
const chunkSlips = 500;
/** While the books save one, the next is decided. */
const chunksAtOnce = 2;

type Settle = (item: SettleItem) => Promise<SettleOutcome>;

export function createSettleEvent(ports: WageringPorts) {
  const settle: Settle = ports.bulkLane.open(createSettleWork(ports));
  return async (eventId: string): Promise<SharedEvent> => {
    const event = await eventNow(ports, eventId);
    const isDue = event.state === 'drawn' || event.state === 'cancelled';
    if (!isDue) return event;
    const version = event.resultVersion;
    const unsettled = await readUnsettled(ports.database.kysely, { eventId, version });
    const chunks = chunksOf(unsettled);
    const settleRest = async () => {
      for (const waiting of chunks) await settleChunk(ports, settle, { event, waiting });
    };
    await Promise.all(Array.from({ length: chunksAtOnce }, settleRest));
    if (event.state === 'drawn') {
      const now = ports.clock.now();
      await ports.database.transaction((tx) => markSettled(tx, { eventId, version, now }));
    }
    return eventNow(ports, eventId);
  };
}

function* chunksOf(unsettled: readonly Unsettled[]): Generator<readonly Unsettled[]> {
  let chunk: Unsettled[] = [];
  let slips = 0;
  for (const player of unsettled) {
    chunk.push(player);
    slips += player.slips;
    if (slips < chunkSlips) continue;
    yield chunk;
    [chunk, slips] = [[], 0];
  }
  if (chunk.length > 0) yield chunk;
}

async function eventNow({ database }: WageringPorts, eventId: string): Promise<SharedEvent> {
  const [event] = await readEvents(database.kysely, [eventId]);
  if (event === undefined) throw new Error(`there is no event ${eventId}`);
  return event;
}

interface Chunk {
  readonly event: SharedEvent;
  readonly waiting: readonly Unsettled[];
}

async function settleChunk(
  ports: WageringPorts,
  settle: Settle,
  { event, waiting }: Chunk,
): Promise<void> {
  const owing = await readOwing(ports, waiting);
  await Promise.all(
    waiting.map((player) => {
      const mayOwe = event.resultVersion > 1 || owing.has(nameOf(player));
      return settlePlayer(ports, settle, { event, player, mayOwe });
    }),
  );
}

const nameOf = ({ playerId, currency }: Omit<Unsettled, 'slips'>) => `${currency} ${playerId}`;

async function readOwing({ database }: WageringPorts, waiting: readonly Unsettled[]) {
  const owing = new Set<string>();
  for (const [currency, of] of Map.groupBy(waiting, (one) => one.currency)) {
    const playerIds = of.map(({ playerId }) => playerId);
    const debts = await readDebts(database.kysely, playerIds, currency);
    for (const playerId of debts.keys()) owing.add(nameOf({ playerId, currency }));
  }
  return owing;
}

interface Settling {
  readonly event: SharedEvent;
  readonly player: Unsettled;
  readonly mayOwe: boolean;
}

async function settlePlayer(
  ports: WageringPorts,
  settle: Settle,
  { event, player, mayOwe }: Settling,
): Promise<void> {
  const { eventId, family, gameCode, name } = event;
  const { playerId, currency } = player;
  const settled = { slips: 0, stake: 0n, payout: 0n, paid: 0n, isFree: false };
  let outcome: SettleOutcome;
  do {
    outcome = await settle({ playerId, currency, eventId, mayOwe, now: ports.clock.now() });
    settled.slips += outcome.slips.length;
    settled.stake += sumOf(outcome, ({ stake }) => stake);
    settled.payout += sumOf(outcome, wonOf);
    settled.isFree ||= outcome.slips.some(({ free }) => free !== undefined);
    settled.paid += outcome.paid;
  } while (outcome.isMore);
  const { version, state, balance } = outcome;
  if (settled.slips === 0) return;
  const of = { eventId, family, gameCode, name, playerId, currency, version, state, balance };
  ports.onSettled({ ...of, ...settled });
}

const sumOf = ({ slips }: SettleOutcome, of: (slip: SettleOutcome['slips'][number]) => Units) =>
  slips.reduce((all, slip) => all + of(slip), 0n);
