// Lotteries over durable books, for measuring: a whole server with its real wiring, asked at the
// doors of its modules. Orders go through the lottery's own action and settlement through its timed
// work; a player is told once the news is on the bus that all live connections hear.
import { topicOfPlayer, type LiveEvent } from '@baize/contract';
import { lotteryGames } from '@baize/engines';
import { depositSettled } from '@baize/ledger';
import { printUnits, type Units } from '@baize/money';
import { staff } from '../src/modules/lottery/testing.ts';
import {
  eventIdOf,
  planAt,
  playerCaller,
  slipOn,
  type SlipTried,
} from '../src/modules/wagering/testing.ts';
import { callOf, given } from '../src/platform/call/testing.ts';
import type { Clock } from '../src/platform/clock/index.ts';
import type { Database } from '../src/platform/database/index.ts';
import type { Server } from '../src/compose/server.ts';
import type { DurableBooks } from './durable-books.ts';

export { slipOn };

export interface IssuePlanned {
  readonly gameCode: string;
  readonly issue: string;
  readonly eventId: string;
}

export interface Told {
  readonly playerId: string;
  readonly issue: string;
}

/** Longer than any measurement, on a busy machine too. */
const openMs = 6 * 3_600_000;
const funds: Units = 10_000_000_000n;
const slot = 'golden-lotus-20';
const exposureMost = '1000000000.00';
const busChannel = 'live';

let names = 0;
const newName = () => `${process.pid}-${(names += 1)}`;

interface Built {
  readonly server: Server;
  readonly siteUrl: string;
  close(): Promise<void>;
}

/** Gives a server on these books. */
export type BuildBooks = (settings: { database: Database; clock: Clock }) => Promise<Built>;

export async function openLotteryBooks(
  { database }: Pick<DurableBooks, 'database'>,
  build: BuildBooks,
) {
  const clock = stoppableClock();
  const { server, siteUrl, close } = await build({ database, clock });
  const { modules, platform } = server;
  const calls = callsAt(clock);
  const policy = { name: 'spinIntervalMs', value: 0 } as const;
  given(await modules.settings.actions.setPolicy(calls.staffCall(policy)));
  for (const { code } of lotteryGames) await liftExposure(server, clock, code);
  return {
    database,
    modules,
    clock,
    siteUrl,
    beacon: platform.beacon,
    ...calls,
    ...issuesOn(server, clock),
    fund: fundingOf(server),
    /** Refused: an error with the name of the refusal. */
    async order(player: string, { gameCode, issue }: IssuePlanned, slips: readonly Ticket[]) {
      const input = { gameCode, issue, slips: slips.map(({ asked }) => asked), total: sum(slips) };
      given(await modules.lottery.actions.placeLotteryOrder(calls.call(player, gameCode, input)));
    },
    async spin(player: string): Promise<void> {
      const input = { gameCode: slot, stake: '1.00' };
      given(await modules.slots.actions.spin(calls.call(player, slot, input)));
    },
    /** Hears of every player to whom the settlement of an issue is told. */
    hearTold: (hear: (told: Told) => void) =>
      platform.bus.subscribe(busChannel, (text) => {
        const { topic, event, payload } = JSON.parse(text) as Message;
        const playerId = topic?.slice(topicOfPlayer('').length);
        if (event === 'lottery-settled' && playerId !== undefined)
          hear({ playerId, issue: payload.issue });
      }),
    close,
  };
}

export type LotteryBooks = Awaited<ReturnType<typeof openLotteryBooks>>;

type Message = { readonly topic?: string } & LiveEvent<'lottery-settled'>;

/** Runs as the machine's, from where it is put, and stands while it is stopped. */
export function stoppableClock() {
  let aheadMs = 0;
  let stoppedAt: number | undefined;
  return {
    now: (): number => stoppedAt ?? Date.now() + aheadMs,
    stop: (): number => (stoppedAt = Date.now() + aheadMs),
    stopAt: (moment: number): number => (stoppedAt = moment),
    goOnAt: (moment: number): void => {
      stoppedAt = undefined;
      aheadMs = moment - Date.now();
    },
  };
}

const measuredGame = 'SSC_1M';

/** Two of staff let an issue cost as much as the slips that are measured come to. */
async function liftExposure({ modules }: Server, { now }: Clock, gameCode: string): Promise<void> {
  const { actions } = modules.lottery;
  const call = <I>(name: string, input: I) => callOf(staff(name), input, now());
  const asked = { gameCode };
  const { settings } = given(await actions.getLotterySettings(call('first', asked)));
  if (settings.exposureMost === exposureMost) return;
  const changed = { ...asked, ...settings, exposureMost };
  const { proposal } = given(await actions.changeLotterySettings(call('first', changed)));
  if (proposal === null) return;
  given(await actions.confirmLotteryChange(call('second', proposal)));
}

/** Calls as the gateway hands them to actions. */
function callsAt({ now }: Clock) {
  return {
    call<I>(playerId: string, gameCode: string, input: I) {
      const player = playerCaller(playerId, { since: now() });
      const caller = { kind: 'game' as const, player, gameCode, opening: '' };
      return callOf(caller, input, now(), { intent: newName() });
    },
    staffCall: <I>(input: I) => callOf(staff('bench'), input, now()),
  };
}

/** Each player is given money once. */
function fundingOf({ ledger }: Server) {
  const funded = new Set<string>();
  return async (playerId: string): Promise<void> => {
    if (funded.has(playerId)) return;
    funded.add(playerId);
    const facts = { playerId, currency: 'PHP', amount: funds };
    await ledger.post(depositSettled({ ...facts, depositId: newName() }));
  };
}

function issuesOn({ modules: { wagering } }: Server, clock: Clock) {
  return {
    /** An issue whose result is set by hand. */
    async issue(gameCode = measuredGame): Promise<IssuePlanned> {
      const now = clock.now();
      const [closesAt, drawsAt] = [now + openMs, now + openMs + 5000];
      const name = newName();
      const moments = { closesAt, drawsAt, dayEndsAt: drawsAt };
      const plan = planAt(now, { gameCode, name, drawnBy: 'outside', ...moments });
      await wagering.planEvents([plan]);
      return { gameCode, issue: name, eventId: eventIdOf(plan) };
    },
    /** The result from outside; what is settled then is asked of the lottery's timed work. */
    async setResult({ eventId }: IssuePlanned, result: readonly number[]): Promise<void> {
      const { closesAt: now = 0 } = (await wagering.eventOf(eventId)) ?? {};
      const asked = { eventId, result, version: 1, enteredBy: 'a', confirmedBy: 'b' };
      const set = await wagering.setResult({ ...asked, reason: 'measured', now });
      if ('refused' in set) throw new Error(set.refused);
    },
  };
}

/** A slip as a client sends it, with its stake. */
export interface Ticket {
  readonly asked: {
    readonly play: string;
    readonly selection: string;
    readonly mode?: 'yuan';
    readonly multiple?: number;
    readonly group?: number;
    readonly amount?: string;
  };
  readonly stake: Units;
}

/** Priced at the group of a player for whom nobody has set one. */
export function ticketOf(gameCode: string, tried: SlipTried): Ticket {
  const { bet = '', text: selection = '', times = 1 } = tried;
  const { stake, struck } = slipOn(`${gameCode}:priced`, tried);
  const { pays } = struck['terms'] as { pays: string };
  const asked =
    pays === 'odds'
      ? { play: bet, selection, amount: `${times}.00` }
      : { play: bet, selection, mode: 'yuan' as const, multiple: times, group: 1956 };
  return { asked, stake };
}

const sum = (slips: readonly Ticket[]): string =>
  printUnits(
    slips.reduce((all, { stake }) => all + stake, 0n),
    2,
  );
