// Builds orders over real books, events and terms, for the tests of orders and of the gateway.
import type { InputOf, lottery as contract } from '@baize/contract';
import type { Posting } from '@baize/ledger';
import { defaultCurrency } from '@baize/money';
import { callOf } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import { silentLog } from '../../../platform/log/index.ts';
import { createMetrics } from '../../../platform/metrics/index.ts';
import { busInMemory } from '../../settings/testing.ts';
import { eventIdOf, type EventPlan, type SharedEvent } from '../../wagering/index.ts';
import { planAt } from '../../wagering/slips/testing.ts';
import { readTrialBalance } from '../../wallet/index.ts';
import { buildWagering, playerCaller } from '../../wagering/testing.ts';
import { keepTerms } from '../draws/terms.ts';
import { limitedOf } from '../limits/rules/limited-list.ts';
import { createOrders } from './orders.ts';
import { createFinisher } from './finish.ts';
import type { GameNow, OrdersPorts, StakeReturned } from './ports.ts';
import { createOrdersTogether } from './store/orders-together.ts';

export const gameCode = 'SSC_1M';
type OrderInput = InputOf<typeof contract.placeLotteryOrder>;
export type SlipInput = OrderInput['slips'][number];

/** One unit of a front place: 2.00. */
export const oneUnit: SlipInput = {
  play: '1X_POS',
  selection: '1|-|-|-|-',
  mode: 'yuan',
  multiple: 1,
  group: 1956,
};

type Books = ReturnType<typeof buildWagering>;
type Lines = Map<string, { id: string; group: number }[]>;

export async function buildOrders(database: Database) {
  const books = buildWagering(database, { ordersTogether: createOrdersTogether(() => []) });
  const lines: Lines = new Map();
  const kept = { database, bus: busInMemory(), log: silentLog(), metrics: createMetrics() };
  const terms = keepTerms(kept);
  await terms.start();
  const returned: StakeReturned[] = [];
  let refused: ReturnType<OrdersPorts['refusalOfGame']>;
  const ports: OrdersPorts = {
    ...portsOver(books, lines),
    database,
    terms,
    log: kept.log,
    metrics: kept.metrics,
    returned: (back) => void returned.push(back),
    refusalOfGame: () => refused,
  };
  const orders = createOrders(ports);
  return {
    ...books,
    ...orders,
    ports,
    lines,
    terms,
    close: async () => {
      await terms.stop();
      await books.close();
    },
    returned,
    /** Does what is left to do, as another process would. */
    finishElsewhere: () => createFinisher({ ...ports, metrics: createMetrics() }).finishOrders(),
    refuseGame: (why: typeof refused) => void (refused = why),
    issuesOf: planner(books),
    gameCaller,
    /** What our own screens send. */
    place(playerId: string, asked: Partial<OrderInput>, intent = `order-${(intents += 1)}`) {
      const input = { gameCode, issue: '', slips: [oneUnit], total: '2', ...asked };
      const call = callOf(gameCaller(playerId), input, books.clock.now(), { intent });
      return orders.actions.placeLotteryOrder(call);
    },
    /** Gives an issue its result, settles it and does what is left to do. */
    async settle(issue: string, result: readonly number[], version = 1) {
      await setResult(books, { issue, result, version });
      await books.wagering.settleEvent(eventIdOf({ gameCode, name: issue }));
      await orders.finishOrders();
    },
  };
}

export type BuiltOrders = Awaited<ReturnType<typeof buildOrders>>;

let intents = 0;

const gameCaller = (playerId: string) => ({
  kind: 'game' as const,
  player: playerCaller(playerId),
  gameCode,
  opening: '',
});

/** Real books; the tree, names and catalogue of the test. */
function portsOver({ clock, ledger, wagering }: Books, lines: Lines) {
  const lineOf = async (playerId: string) => lines.get(playerId) ?? [{ id: playerId, group: 1956 }];
  return {
    clock,
    wagering,
    lineOf,
    issueCapOf: () => null,
    limitedOf: () => limitedOf(),
    groupDefault: () => 1956,
    groupOf: async (playerId: string) => (await lineOf(playerId))[0]?.group ?? 0,
    clockOf: clockOver(wagering),
    post: (posting: Posting) => ledger.post(posting),
    cashOf: async (playerId: string, currency: string) =>
      (await ledger.balance(playerId, currency)).cash,
    symbolOf: () => '₱',
    refusalOfCode: () => undefined,
    currency: defaultCurrency,
    usernamesOf: async (ids: readonly string[]) => new Map(ids.map((id) => [id, `name of ${id}`])),
    playerIdOf: async (name: string) => (name === 'nobody' ? undefined : name),
    gameName: (code: string) => `The ${code}`,
  };
}

function clockOver(wagering: Books['wagering']) {
  return async (code: string, now: number): Promise<GameNow> => {
    const search = { gameCode: code, count: 2 };
    const ahead = await wagering.eventsOf({ ...search, states: ['planned'], drawsFrom: now });
    const drawn = { ...search, states: ['drawn', 'settled'] as const, newestFirst: true };
    const [[current, next], [last]] = [ahead, await wagering.eventsOf(drawn)];
    return {
      gameCode: code,
      kind: 'SSC',
      drawnBy: 'outside',
      modes: ['Lott', 'Elott'],
      open: true,
      current: current ? issueOf(current) : null,
      next: next ? issueOf(next) : null,
      last: last ? issueOf(last) : null,
    };
  };
}

const issueOf = ({ name, opensAt, closesAt, drawsAt, result, resultVersion }: SharedEvent) => ({
  issue: name,
  opensAt,
  closesAt,
  drawsAt,
  state: 'open' as const,
  numbers: result ? [...result] : null,
  version: resultVersion,
});

/** Plans so many issues, a minute apart, the first open now; gives their names. */
function planner({ clock, wagering }: Books) {
  let issues = 0;
  let lastDraw = 0;
  return async (count: number): Promise<string[]> => {
    // Issues of one game follow each other: earlier ones are over by then.
    clock.advance(Math.max(0, lastDraw - clock.now()));
    const now = clock.now();
    lastDraw = now + count * 60_000;
    const plans = Array.from({ length: count }, (_, at): EventPlan => {
      issues += 1;
      const name = `20261121-${String(5000 + issues)}`;
      const plan = planAt(now + at * 60_000, { gameCode, name, seq: issues, drawnBy: 'outside' });
      return { ...plan, dayEndsAt: lastDraw };
    });
    await wagering.planEvents(plans);
    return plans.map(({ name }) => name);
  };
}

interface ResultGiven {
  readonly issue: string;
  readonly result: readonly number[];
  readonly version: number;
}

export async function setResult(
  { wagering, clock }: Pick<Books, 'wagering' | 'clock'>,
  { issue, result, version }: ResultGiven,
): Promise<string> {
  const eventId = eventIdOf({ gameCode, name: issue });
  const people = { enteredBy: 'ana', confirmedBy: 'ben', reason: 'official' };
  const set = await wagering.setResult({ eventId, result, version, now: clock.now(), ...people });
  if ('refused' in set) throw new Error(set.refused);
  return eventId;
}

/** Every balance is what its entries come to, and all of them together are nothing. */
export async function booksAgree(database: Database): Promise<void> {
  const { balanced, drifted, unbalanced } = await readTrialBalance(database);
  if (!balanced || drifted.length > 0 || unbalanced.length > 0)
    throw new Error(`the books differ: ${JSON.stringify({ drifted, unbalanced })}`);
}
