// Builds the lotteries over wagering with real books, for the tests of this module: the clock, the
// beacon and the feed do as they are told, and nothing is drawn but when a test asks.
import type { AuditNote } from '../../platform/audit/index.ts';
import { houseBeacon, type Beacon } from '../../platform/adapters/beacon/index.ts';
import { sandboxResultFeed, type FeedFault } from '../../platform/adapters/results/index.ts';
import type { StaffCaller } from '../../platform/call/index.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { createLeases } from '../../platform/lease/index.ts';
import { silentLog } from '../../platform/log/index.ts';
import { createMetrics } from '../../platform/metrics/index.ts';
import type { ToldEvent } from '../../platform/outbox/index.ts';
import { systemRandomness } from '../../platform/randomness/index.ts';
import { slipOn, type SlipTried } from '../wagering/slips/testing.ts';
import { buildWagering, playerCaller } from '../wagering/testing.ts';
import { createLottery, createOrdersTogether } from './index.ts';
import type { LotteryNews, LotteryPorts } from './index.ts';

export const staff = (staffId: string): StaffCaller => ({
  kind: 'staff',
  staffId,
  username: `name of ${staffId}`,
  role: 'owner',
  permissions: ['lottery.view', 'lottery.results', 'lottery.settings'],
  sessionId: `session of ${staffId}`,
  confirmedUntil: Infinity,
});

const quietBus = {
  publish: () => undefined,
  subscribe: () => () => undefined,
  onGap: () => () => undefined,
  close: async () => undefined,
};

export interface LotteryWith {
  readonly draws?: 'timed' | 'by-hand';
  readonly feed?: 'none';
  /** Instead of the house's. */
  readonly beacon?: Beacon;
}

const held = new Map<number, number>();
const withheld = { all: false };
let clockNow = () => 0;

/** One for all tests: a day's chain takes a while to work out. It follows the last clock built. */
const beacon: Beacon = houseBeacon({
  now: () => clockNow(),
  secretOf: (day) => Buffer.from(`day ${day}`),
  faults: {
    lateMs: (round) => held.get(round) ?? 0,
    isWithheld: () => withheld.all,
  },
});

export function buildLottery(database: Database, how: LotteryWith = {}) {
  const told: ToldEvent[] = [];
  const ordersTogether = createOrdersTogether((events) => {
    told.push(...events);
    return [];
  });
  const built = buildWagering(database, { ordersTogether });
  const { clock, wagering } = built;
  held.clear();
  withheld.all = false;
  clockNow = clock.now;
  const faults = new Map<string, FeedFault>();
  const notes: AuditNote[] = [];
  const news: LotteryNews[] = [];
  const results = sandboxResultFeed({
    now: clock.now,
    draw: (_asked, attempt) => (attempt === 1 ? [4, 0, 7] : [4, 0, 8]),
    faultOf: ({ gameCode, issue }) => faults.get(`${gameCode} ${issue}`) ?? faults.get(gameCode),
  });
  const lottery = createLottery({
    database,
    clock,
    wagering,
    beacon: how.beacon ?? beacon,
    bus: quietBus as never,
    log: silentLog(),
    metrics: createMetrics(),
    randomness: systemRandomness,
    leases: createLeases({
      database,
      log: silentLog(),
      termSeconds: 1,
    }),
    results: how.feed === 'none' ? undefined : results,
    draws: how.draws ?? 'by-hand',
    audit: async (_tx, note) => void notes.push(note),
    mayBeOne: async (_tx, { other }) => other === 'name of alias',
    tell: (one) => void news.push(one),
    ...aroundOrders(built),
  });
  return { ...built, lottery, beacon, held, withheld, faults, notes, news, told };
}

/** What orders ask of the modules around: nobody stands above anybody. */
function aroundOrders({ ledger }: ReturnType<typeof buildWagering>) {
  return {
    agents: {
      lineOf: async () => [],
      linesOf: async () => new Map(),
      directIdsOf: async () => [],
      directMembers: async () => ({ list: [], total: 0 }),
    },
    groupDefault: () => 1956,
    groupEqual: () => false,
    returned: () => undefined,
    post: (posting) => ledger.post(posting),
    cashOf: async (playerId, currency) => (await ledger.balance(playerId, currency)).cash,
    symbolOf: () => '₱',
    currency: 'PHP',
    refusalOfCode: () => undefined,
    refusalOfGame: () => undefined,
    usernamesOf: async (ids) =>
      new Map(ids.flatMap((id) => (id === 'nobody' ? [] : [[id, `name of ${id}`]]))),
    playerIdOf: async (username) => username,
    gameName: (gameCode) => gameCode,
  } satisfies Partial<LotteryPorts>;
}

export type Built = ReturnType<typeof buildLottery>;

type LotteryActions = Built['lottery']['actions'];
type Name = keyof LotteryActions;
type Asking = {
  readonly [N in Name]: (
    input: Parameters<LotteryActions[N]>[0]['input'],
    staffId?: string,
  ) => ReturnType<LotteryActions[N]>;
};

/** Calls actions as a member of staff; of calls for everybody the caller does not matter. */
export function ask({ lottery, clock }: Built): Asking {
  const calls = Object.entries(lottery.actions).map(([name, action]) => {
    const answer = action as (call: unknown) => unknown;
    const call = (input: unknown, staffId = 'may') =>
      answer(callOf(staff(staffId), input, clock.now()));
    return [name, call] as const;
  });
  return Object.fromEntries(calls) as unknown as Asking;
}

let orders = 0;

/** Stakes of a player on an event; a refusal fails the test by its name. */
export async function stakeOn(built: Built, player: string, eventId: string, tried?: SlipTried) {
  orders += 1;
  const placed = await built.wagering.placeSlips({
    player: playerCaller(player),
    intent: `order-${orders}`,
    slips: [slipOn(eventId, tried)],
    now: built.clock.now(),
    mayBeScheduled: true,
    exposureMax: null,
    detail: null,
  });
  return given(placed);
}

export async function cashOf({ ledger }: Built, player: string) {
  return (await ledger.balance(player, 'PHP')).cash;
}

export { createGroups } from './groups/groups.ts';
