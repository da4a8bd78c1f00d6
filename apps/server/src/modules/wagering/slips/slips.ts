// Slips of our own games: laid in orders on events, settled together when the event has a result,
// and again when that is corrected. Safe to repeat and to interrupt at every step.
import type { Struck } from '@baize/engines';
import { createHash } from 'node:crypto';
import type { PlayerCaller } from '../../../platform/call/index.ts';
import { createBegin } from '../rounds/begin.ts';
import { orderIdOf, slipsMost } from '../rounds/store/round-id.ts';
import type { WageringPorts } from '../ports.ts';
import { createDraw } from './draw-event.ts';
import { createEvents } from './events.ts';
import type { DecideAsked, DecideOutcome, VoidOutcome } from './outcomes.ts';
import { decideAll, decideWork } from './store/decide-work.ts';
import { slipGameOf } from './store/slip-game.ts';
import { gameCodeOf } from './rules/event.ts';
import type { SlipAsked } from './rules/slip.ts';
import { createSettleEvent } from './settle-event.ts';
import type {
  CancelOutcome,
  ExposureMax,
  OrderItem,
  PlaceFewOutcome,
  PlaceOutcome,
  SlipReady,
} from './store/order-state.ts';
import { createOrderWork } from './store/order-work.ts';

export interface OrderAsked {
  readonly player: PlayerCaller;
  /** One intent is one order. */
  readonly intent: string;
  readonly slips: readonly SlipAsked[];
  /** The server's receive time. */
  readonly now: number;
  /** Slips may be laid on events that are not open yet, as a chase does. */
  readonly mayBeScheduled: boolean;
  /** By kind of bet what one outcome may cost in one event; null: without a limit. */
  readonly exposureMax: ExposureMax | null;
  /** What the module above keeps with the order; given to `ordersTogether` as it is. */
  readonly detail: unknown;
}

export interface FreeOrderAsked extends OrderAsked {
  /** The free bet that pays for the whole order; undefined: the player stakes. */
  readonly freeId?: string | undefined;
}

export interface FewAsked extends FreeOrderAsked {
  /** On each of the order's events. */
  readonly slipsMost: number;
}

export interface CancelAsked {
  readonly playerId: string;
  readonly currency: string;
  readonly orderId: string;
  /** Of the order's slips those on these events; undefined: all of them. */
  readonly eventIds?: readonly string[];
  readonly now: number;
}

export function createSlips(ports: WageringPorts) {
  const work = ports.lane.open(createOrderWork(ports.ordersTogether)) as OrderWork;
  const place = createPlace(ports, work);
  const { cancel, ...draws } = createDraw(ports);
  const settleEvent = createSettleEvent(ports);
  const decide = ports.lane.open(decideWork);
  return {
    ...createEvents(ports),
    ...draws,
    orderIdOf,
    /** Takes an order, gives the order this intent laid before, or refuses. */
    placeSlips: (asked: OrderAsked) => place(asked, null) as Promise<PlaceOutcome>,
    /** The same where a player may have only so many slips on an event. */
    placeFewSlips: ({ slipsMost: most, ...asked }: FewAsked) => place(asked, most),
    /** Takes back an order's slips whose events still take slips: cancel and stop alike. */
    cancelSlips: ({ eventIds, ...asked }: CancelAsked): Promise<CancelOutcome> =>
      work({ ...asked, kind: 'cancel', eventIds }),
    /** Keeps what was decided of an open slip while its event has no result; the first counts. */
    decideSlip: (asked: DecideAsked): Promise<DecideOutcome> => decide(asked),
    /** Keeps the same for every slip of an event of which nothing was decided; gives how many. */
    decideAll: (eventId: string, decision: Struck): Promise<number> =>
      ports.database.transaction((tx) => decideAll(tx, eventId, decision)),
    /** Settles the whole event, or what is left of it. */
    settleEvent,
    /** Cancels an event before its draw and returns every stake. */
    async voidEvent(eventId: string): Promise<VoidOutcome> {
      const cancelled = await cancel(eventId);
      return 'refused' in cancelled ? cancelled : { event: await settleEvent(eventId) };
    },
  };
}

interface OrderWork {
  (item: Extract<OrderItem, { kind: 'place' }>): Promise<PlaceFewOutcome>;
  (item: Extract<OrderItem, { kind: 'cancel' }>): Promise<CancelOutcome>;
}

/** `most`: so many slips a player may have on each of the order's events; null: any number. */
function createPlace(ports: WageringPorts, work: OrderWork) {
  const begin = createBegin(ports);
  return async (
    { player, intent, ...asked }: FreeOrderAsked,
    most: number | null,
  ): Promise<PlaceFewOutcome> => {
    const { playerId, currency, since: sessionSince } = player;
    if (asked.slips.length === 0 || asked.slips.length > slipsMost)
      throw new RangeError(`An order of ${asked.slips.length} slips.`);
    const item = {
      ...asked,
      kind: 'place' as const,
      playerId,
      currency,
      sessionSince,
      orderId: orderIdOf(playerId, intent),
      slips: readyOf(asked.slips),
      slipsMost: most,
      stake: asked.slips.reduce((all, { stake }) => all + stake, 0n),
      fingerprint: fingerprintOf(asked),
      brandCheckMinutes: ports.policy().realityCheckMinutes,
      asksBudget: ports.policy().sessionBudgetAsked,
    };
    return begin(playerId, currency, () => work(item));
  };
}

/** Works out what a slip may cost and is worth; slips of a chase are alike and worked out once. */
function readyOf(slips: readonly SlipAsked[]): readonly SlipReady[] {
  const known = new Map<string, Pick<SlipReady, 'expected' | 'told'>>();
  return slips.map((asked) => {
    const gameCode = gameCodeOf(asked.eventId);
    const { game, family } = slipGameOf(gameCode);
    const name = `${gameCode} ${JSON.stringify(asked.struck)}`;
    const worked = known.get(name) ?? {
      told: family.exposure(game, asked.struck),
      expected: family.expected(game, asked.struck),
    };
    known.set(name, worked);
    return { ...asked, ...worked, gameCode, gameVersion: game.version, family: game.family };
  });
}

function fingerprintOf({ slips, freeId }: Pick<FreeOrderAsked, 'slips' | 'freeId'>): string {
  const hash = createHash('sha256');
  if (freeId !== undefined) hash.update(JSON.stringify([freeId]));
  for (const { eventId, bet, stake, struck } of slips)
    hash.update(JSON.stringify([eventId, bet, String(stake), struck]));
  return hash.digest('base64url');
}
