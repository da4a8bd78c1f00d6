// A lottery's room over a server in memory, for the tests of its screens: the engine's own plays
// and draws, a clock that is moved by hand, and orders that are kept.
import type { Client, Failure } from '@baize/client';
import {
  describePlay,
  issuesFrom,
  limitsOf,
  lotteryGames,
  playsOf,
  statedTerms,
} from '@baize/engines';
import { printUnits } from '@baize/money';
import { act, render } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { ArcadeProvider, type Arcade } from '../../../app/arcade-context.tsx';
import { memoryStorage } from '../../../app/memory-storage.ts';
import { createTabStore } from '../../../app/tab-store.ts';
import type {
  Drawn,
  GameNow,
  ListedOrder,
  LotteryTerms,
  OrderAsked,
  Proof,
} from '../desk/lottery-terms.ts';
import { LotteryRoom } from '../lottery-room.tsx';
// Loaded beforehand: tests wait for timers, not for files.
import '../limited-list.tsx';
import '../results/results-screen.tsx';
import '../results/road-map.tsx';
import '../results/trend-chart.tsx';
import '../rules/rules-screen.tsx';
import '../slips/order-detail.tsx';
import '../verify/proof-parts.tsx';
import { t } from './presses.ts';

/** A moment half a minute before an issue closes. */
export const start = Date.UTC(2026, 10, 23, 4, 0, 25);

export interface RoomOptions {
  readonly gameCode?: string;
  readonly refusal?: () => Failure | undefined;
  readonly storage?: Storage;
  readonly terms?: Partial<LotteryTerms>;
  /** Of the game's own session. */
  readonly token?: string;
  /** The plays as the house prices them. */
  readonly plays?: (plays: LotteryTerms['plays']) => LotteryTerms['plays'];
  /** Plays that are switched off. */
  readonly off?: readonly string[];
  /** Calls that this test answers itself. */
  readonly calls?: (calls: Calls) => Calls;
  readonly onGame?: (gameCode: string) => void;
  /** False: opened on its own, with no site around it. */
  readonly framed?: boolean;
  readonly last?: Drawn | null;
  /** All draws, the newest first: it is the last one of the clock too. */
  readonly draws?: readonly Drawn[];
  readonly proof?: Proof;
}

export type Calls = Readonly<Record<string, (...asked: never[]) => unknown>>;

export function refusedAs(refused: Failure['refused']): Failure {
  const message = `Refused: ${refused}.`;
  return { ok: false, refused, message, facts: {}, value: {}, status: 409, requestId: '1' };
}

const gameOf = (gameCode: string) =>
  lotteryGames.find(({ code }) => code === gameCode) ?? expect.fail(gameCode);

function issuesAt(gameCode: string, now: number, count: number) {
  const game = gameOf(gameCode);
  const found: GameNow['current'][] = [];
  for (const { id, opensAt, closesAt, drawsAt } of issuesFrom(game.schedule, now)) {
    found.push({ issue: id, opensAt, closesAt, drawsAt, state: 'open' });
    if (found.length === count) break;
  }
  return found.flatMap((issue) => (issue === null ? [] : [issue]));
}

interface House {
  last: Drawn | null;
  /** All draws, the newest first; the last alone where none are told. */
  draws?: readonly Drawn[];
  orders?: readonly ListedOrder[];
  isOffline?: boolean;
  /** What the house has set beside its usual terms. */
  terms?: Partial<LotteryTerms>;
}

function nowOf(gameCode: string, house: House): GameNow {
  const [current = null, next = null] = issuesAt(gameCode, Date.now(), 2);
  const { kind, drawnBy } = gameOf(gameCode);
  const clock = { current, next, last: house.last };
  return { gameCode, kind, drawnBy, modes: ['Lott', 'Elott'], open: true, ...clock };
}

const ok = <T,>(value: T) => Promise.resolve({ ok: true as const, value });

interface Sent {
  readonly order: OrderAsked;
  readonly intent: string;
}

interface Served {
  readonly games: readonly string[];
  readonly house: House;
  readonly refusal?: RoomOptions['refusal'];
  readonly sent: Sent[];
  readonly proof?: Proof | undefined;
}

function serve({ games, house, refusal, sent, proof }: Served) {
  const [gameCode = ''] = games;
  const none = { list: [], total: 0, stake: '0', payout: '0' };
  const now = () => Date.now();
  return {
    getLotteryLobby: () => ok({ now: now(), games: games.map((code) => nowOf(code, house)) }),
    getLotteryClock: () =>
      house.isOffline === true
        ? Promise.resolve(refusedAs('offline'))
        : ok({
            now: now(),
            ...nowOf(gameCode, house),
            limitedVersion: house.terms?.limitedVersion ?? null,
          }),
    getLotteryGame: () => ok(termsOf(gameCode, house)),
    listLotteryIssues: ({ count = 5 }) =>
      ok({ now: now(), list: issuesAt(gameCode, now(), count) }),
    listLotteryDraws: () => {
      const list = house.draws ?? (house.last === null ? [] : [house.last]);
      return ok({ list, total: list.length });
    },
    getLotteryOrder: ({ orderId = '' }) => {
      const order = house.orders?.find((one) => one.orderId === orderId);
      return order === undefined
        ? Promise.resolve(refusedAs('order-unknown'))
        : ok({ ...order, slips: [] });
    },
    getLotteryDraw: () =>
      proof === undefined ? Promise.resolve(refusedAs('issue-unknown')) : ok(proof),
    listLotteryOrders: () =>
      house.orders === undefined
        ? ok(none)
        : ok({ ...none, list: house.orders, total: house.orders.length }),
    listLotteryChases: () => ok(none),
    getRecentLotteryTotal: () => ok({ orders: 0, stake: '0', payout: '0', waiting: 0 }),
    placeLotteryOrder: (order: OrderAsked, { intent = '' } = {}) => {
      sent.push({ order, intent });
      const refused = refusal?.();
      if (refused !== undefined) return Promise.resolve(refused);
      const issues = [{ orderId: 'o1', issue: order.issue, stake: order.total }];
      const chaseId = order.chase === undefined ? null : 'c1';
      const placed = { orderId: 'o1', chaseId, issues, stake: order.total, cut: false };
      return ok({ ...placed, balance: '900.00' });
    },
  };
}

function termsOf(gameCode: string, house: House): LotteryTerms {
  const game = gameOf(gameCode);
  const limits = limitsOf(game, 1956);
  return {
    ...nowOf(gameCode, house),
    gameVersion: 'a'.repeat(64),
    limitedNumbers: [],
    limitedVersion: null,
    lunarYear: 2026,
    now: Date.now(),
    plays: [...playsOf(game.kind).values()].map((play) => ({
      ...describePlay(play, statedTerms(game, play)),
      tiers: [...describePlay(play, statedTerms(game, play)).tiers],
      returns: [],
      on: true,
      price: '1.0000',
    })),
    unitPrice: '2.00',
    modesOfUnit: ['yuan', 'jiao', 'fen', 'li'],
    unitsMost: limits.unitsMost,
    multipleMost: limits.multipleMost,
    chaseMost: game.chaseMost,
    slipsMost: 200,
    orderSize: { rowsMost: 2000, signsOfRow: 10_000 },
    playerId: 'player-1',
    amountMost: printUnits(game.amountMost, 2),
    payoutCap: printUnits(game.payoutCap, 2),
    issuePayoutCap: printUnits(game.issuePayoutCap, 2),
    group: { own: 1956, least: 1800, step: 2 },
    beacon: 'drand',
    balance: '1000.00',
    currency: 'PHP',
    currencySymbol: 'P',
    demo: false,
    ...house.terms,
  };
}

/** A house with several lotteries, for what stands around a room. */
export function createHouse(games: readonly string[]) {
  const house: House = { last: null };
  const lottery = serve({ games, house, sent: [] });
  return { house, lottery, termsOf: (gameCode: string) => termsOf(gameCode, house) };
}

export function openRoom({
  gameCode = 'SSC_1M',
  refusal,
  storage = memoryStorage(),
  terms: change = {},
  token = 't'.repeat(20),
  plays: priced = (own) => own,
  off = [],
  calls = (own) => own,
  onGame = () => undefined,
  framed = true,
  draws,
  last = draws?.[0] ?? null,
  proof,
}: RoomOptions = {}) {
  const sent: Sent[] = [];
  const house: House = { last, ...(draws === undefined ? {} : { draws }) };
  const lottery = calls(serve({ games: [gameCode], house, refusal, sent, proof }));
  const stated = termsOf(gameCode, house);
  const plays = priced(stated.plays).map((play) => ({ ...play, on: !off.includes(play.code) }));
  const terms = { ...stated, plays, ...change };
  house.terms = { plays, ...change };
  let hearBalance: (balance: string) => void = () => undefined;
  const onBalance = (hear: (balance: string) => void) => {
    hearBalance = hear;
    return () => undefined;
  };
  const bridge = { framed, tell: vi.fn(), onBalance };
  const session = { gameCode, currencySymbol: 'P', currency: 'PHP', token };
  const store = createTabStore(storage);
  const parts = { t, client: { lottery }, session, store, bridge } as unknown as Arcade & {
    client: Client;
  };
  const shown = render(
    <ArcadeProvider {...parts}>
      <LotteryRoom terms={terms} onGame={onGame} />
    </ArcadeProvider>,
  );
  /** Time passes, and what it sets off is answered. */
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const tellBalance = (balance: string) => act(() => hearBalance(balance));
  return { ...shown, sent, bridge, house, pass, storage, tellBalance };
}
