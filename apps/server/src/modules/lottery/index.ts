// Our own lotteries: issues planned from schedules, drawn by seeds committed to beforehand and a
// public beacon, or by results from outside that two persons answer for; orders and chases on them,
// prize groups with their rebates, and the gateway of older clients.
import type { lottery } from '@baize/contract';
import { type Member, type ModuleDoor, none } from '../../platform/module/index.ts';
import { createActions } from './actions.ts';
import { createDraws } from './draws/draws.ts';
import type { LimitedVersionOf } from './draws/parts.ts';
import { createGateway } from './gateway/gateway.ts';
import { createGroups } from './groups/groups.ts';
import { siteRules } from './groups/rules/site-rules.ts';
import { createLimits } from './limits/limits.ts';
import { createOrders } from './orders/orders.ts';
import { copyOfPlayer } from './orders/store/copy.ts';
import type { LotteryPorts } from './ports.ts';

export type { LotteryNews, LotteryPorts } from './ports.ts';
export { createOrdersTogether } from './orders/store/orders-together.ts';

export function createLottery(ports: LotteryPorts) {
  const { wagering } = ports;
  // Chases that have won stop before the next issue closes, if they still can.
  const settleEvent: typeof wagering.settleEvent = async (eventId) => {
    const event = await wagering.settleEvent(eventId);
    orders.finishSoon();
    return event;
  };
  const limitedVersionOf: LimitedVersionOf = ({ code, area }, issue) =>
    area === 'CN' ? null : limits.limitedOf(code, issue).version;
  const draws = createDraws({ ...ports, wagering: { ...wagering, settleEvent } }, limitedVersionOf);
  const { terms, board } = draws;
  const gamesNow = () => terms.all().map(({ game }) => game);
  const groups = createGroups({
    ...ports,
    rules: () => siteRules(gamesNow(), ports.groupEqual()),
  });
  const limits = createLimits({ ...ports, kindOf: (gameCode) => terms.of(gameCode)?.game.kind });
  const clockOf: GameClock = (gameCode, now) => {
    const game = terms.of(gameCode);
    return game && board.gameNow(game, now);
  };
  const { lineOf, groupOf } = groups;
  const { issueCapOf, limitedOf } = limits;
  const ordersPorts = { ...ports, terms, clockOf, lineOf, groupOf, issueCapOf, limitedOf };
  const orders = createOrders(ordersPorts);
  const clocks = () => board.lobby().games;
  const gateway = createGateway({ ...ordersPorts, orders, clocks });
  return {
    actions: createActions({ draws, groups, limits, orders, gateway }),
    ...groups.door,
    /** What timed work does, for tests and simulated worlds. */
    byHand: { ...draws.byHand, finishOrders: orders.finishOrders },
    async start(): Promise<void> {
      await limits.start();
      await draws.start();
    },
    async stop(): Promise<void> {
      await draws.stop();
      await limits.stop();
      await orders.stop();
    },
    jobs: [...draws.jobs, ...orders.jobs],
    forgetOld: none,
    copyOf: ({ playerId }: Member) => copyOfPlayer(ports.database.kysely, playerId),
    closing: none,
  } satisfies ModuleDoor<typeof lottery>;
}

export type Lottery = ReturnType<typeof createLottery>;

type GameClock = Parameters<typeof createOrders>[0]['clockOf'];
