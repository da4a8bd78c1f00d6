// Builds crash games over wagering with real books, for the tests of this module: the clock does as
// it is told, and a round is planned, flown and landed when a test asks.
import { crashGameOf, type DealtCrash } from '@baize/engines';
import { momentOf } from '@baize/money';
import { houseBeacon, type Beacon } from '../../platform/adapters/beacon/index.ts';
import type { AuditNote } from '../../platform/audit/index.ts';
import type { GameCaller, PlayerCaller, StaffCaller } from '../../platform/call/index.ts';
import { callOf } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { createLeases } from '../../platform/lease/index.ts';
import { silentLog } from '../../platform/log/index.ts';
import type { SharedEvent } from '../wagering/index.ts';
import { buildWagering, playerCaller } from '../wagering/testing.ts';
import type { Flight } from './flights.ts';
import { createCrash, type CrashNews, type CrashPorts } from './index.ts';

export const game = crashGameOf('sky-lantern') as DealtCrash;
export const noon = momentOf('2026-11-27', '12:00:00') ?? 0;

const withheld = { all: false };

/** One for all tests: a day's chain takes a while to work out. It has spoken all of its rounds. */
export const beacon: Beacon = houseBeacon({
  now: () => Infinity,
  secretOf: (day) => Buffer.from(`day ${day}`),
  faults: { isWithheld: () => withheld.all },
});

export interface CrashWith {
  readonly draws?: 'timed' | 'by-hand';
  readonly ports?: Partial<CrashPorts>;
}

export function buildCrash(database: Database, { draws = 'by-hand', ports = {} }: CrashWith = {}) {
  const built = buildWagering(database);
  const { clock, wagering, ledger } = built;
  clock.set(noon);
  withheld.all = false;
  const news: CrashNews[] = [];
  const notes: AuditNote[] = [];
  const crash = createCrash({
    database,
    clock,
    wagering,
    beacon,
    log: silentLog(),
    leases: createLeases({ database, log: silentLog(), termSeconds: 1 }),
    draws,
    audit: async (_tx, note) => void notes.push(note),
    mayBeOne: async (_tx, { other }) => other === 'alias',
    siteUrl: () => 'https://site.example',
    policy: () => ({ autoplayAllowed: true }) as never,
    tell: (one) => void news.push(one),
    cashOf: async (playerId, currency) => (await ledger.balance(playerId, currency)).cash,
    symbolOf: () => '₱',
    currency: 'PHP',
    refusalOfCode: () => undefined,
    refusalOfGame: () => undefined,
    usernamesOf: async (ids) => new Map(ids.map((id) => [id, `name of ${id}`])),
    ...ports,
  });
  return { ...built, crash, news, notes, withheld };
}

export type Built = ReturnType<typeof buildCrash>;

const callerOf = (player: string | PlayerCaller): GameCaller => ({
  kind: 'game',
  player: typeof player === 'string' ? playerCaller(player) : player,
  gameCode: game.code,
  opening: 'opening-1',
});

let intents = 0;

/** Calls as a player of the opened game. */
export function asking({ crash, clock }: Pick<Built, 'crash' | 'clock'>) {
  const { actions } = crash;
  const of = <I>(player: string | PlayerCaller, input: I, now: number, intent?: string) => {
    intents += 1;
    const more = { intent: intent ?? `intent-${intents}` };
    const whole = { gameCode: game.code, ...input };
    return { ...callOf(callerOf(player), whole, now, more) };
  };
  type Placing = {
    readonly auto?: number;
    readonly stake?: string;
    readonly intent?: string;
    readonly freeBetId?: string;
  };
  return {
    getCrashNow: (player: string) => actions.getCrashNow(of(player, {}, clock.now())),
    getCrash: (player: string) => actions.getCrash(of(player, {}, clock.now())),
    listCrashSlips: (player: string) => actions.listCrashSlips(of(player, {}, clock.now())),
    listCrashRounds: () => actions.listCrashRounds(of('anyone', {}, clock.now())),
    getCrashProof: (round: string) => actions.getCrashProof(of('anyone', { round }, clock.now())),
    placeCrashSlip: (player: string | PlayerCaller, round: string, placing: Placing = {}) => {
      const { auto, stake = '10', intent, freeBetId } = placing;
      const given = { ...(auto && { auto }), ...(freeBetId && { freeBetId }) };
      const input = { round, stake, ...given };
      return actions.placeCrashSlip(of(player, input, clock.now(), intent));
    },
    cashOut: (
      player: string | PlayerCaller,
      slip: { readonly slipId: string; readonly round: string },
      at?: number,
    ) => actions.cashOut(of(player, { slipId: slip.slipId, round: slip.round }, at ?? clock.now())),
  };
}

const staffCaller = (username: string): StaffCaller => ({
  kind: 'staff',
  staffId: `id of ${username}`,
  username,
  role: 'owner',
  permissions: ['crash.view', 'crash.cancel'],
  sessionId: `session of ${username}`,
  confirmedUntil: Infinity,
});

/** Calls as staff, about flights of the game. */
export function asStaff({ crash, clock }: Pick<Built, 'crash' | 'clock'>, who = 'may') {
  const { actions } = crash;
  const of = <I>(input: I) => callOf(staffCaller(who), input, clock.now());
  const flight = (round: string) => of({ gameCode: game.code, round });
  return {
    listCrashFlights: (input: Parameters<typeof actions.listCrashFlights>[0]['input'] = {}) =>
      actions.listCrashFlights(of(input)),
    getCrashFlight: (round: string) => actions.getCrashFlight(flight(round)),
    listCrashStakes: (round: string, page: { pageNo?: number; pageSize?: number } = {}) =>
      actions.listCrashStakes(of({ gameCode: game.code, round, ...page })),
    cancelCrashFlight: (round: string) =>
      actions.cancelCrashFlight(of({ gameCode: game.code, round, reason: 'no beacon' })),
    confirmCrashCancellation: (round: string) => actions.confirmCrashCancellation(flight(round)),
    withdrawCrashCancellation: (round: string) => actions.withdrawCrashCancellation(flight(round)),
  };
}

/** Plans rounds until one whose flight will end within these bounds; the others end empty. */
export async function roundEnding(built: Built, from: number, to: number): Promise<SharedEvent> {
  for (let tried = 0; tried < 400; tried += 1) {
    const event = await built.crash.byHand.plan(game);
    const before = built.clock.now();
    const answer = await valueAt(built, event);
    const foreseen = await built.wagering.foreseeDraw(event.eventId, answer);
    const point = 'result' in foreseen ? (foreseen.result[0] ?? 0) : 0;
    if (point >= from && point <= to) {
      built.clock.set(event.opensAt > before ? event.opensAt : before);
      return event;
    }
    await fly(built, event);
    await land(built, event);
  }
  throw new Error('no such round came');
}

async function valueAt({ clock }: Built, { drawsAt, beaconRound }: SharedEvent) {
  clock.set(drawsAt);
  const answer = await beacon.valueOf(beaconRound ?? 0);
  if (!answer.ok) throw new Error(answer.trouble);
  return answer.value;
}

/** Begins the flight at its moment. */
export async function fly({ clock, crash }: Built, event: SharedEvent): Promise<Flight> {
  clock.set(event.drawsAt);
  const flight = await crash.byHand.takeOff(event);
  if (!flight) throw new Error('the beacon has not spoken');
  return flight;
}

/** Lets the flight end, draws and settles it. */
export async function land(built: Built, event: SharedEvent): Promise<SharedEvent> {
  const { byHand } = built.crash;
  const flight = await byHand.flightOf(event.eventId);
  if (!flight) throw new Error('it has not begun');
  built.clock.set(flight.endsAt);
  byHand.tellEnd(event, flight);
  await byHand.land(event, flight);
  await byHand.settle(game);
  return (await built.wagering.eventOf(event.eventId)) as SharedEvent;
}
