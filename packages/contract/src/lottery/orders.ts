// A lottery as one player plays it: plays with their prices, orders, chases and what became of
// them. Bare answers for our own screens; the calls of older clients stand in `gateway.ts`.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { amount, hash, id, oneOf, pageQuery, text } from '../kit/schema.ts';
import {
  beaconKinds,
  chaseStates,
  chaseStops,
  gameCode,
  gameNow,
  issueName,
  limitedNumber,
  limitedVersion,
  lotteryModes,
  lotteryOrderStates,
  moment,
  order,
  orNull,
  slip,
  slipAsked,
} from './schema.ts';

const forPlay = { method: 'GET', wire: 'own', who: 'game', modules: ['COMM3'] } as const;

/** A kind of unit of a play: its exact chance, what it pays and what it returns. */
const tier = Type.Object({
  bet: text(40),
  chance: text(60),
  pays: text(30),
  push: Type.Boolean(),
});

const play = Type.Object({
  code: text(40),
  id: Type.Integer(),
  pays: oneOf(['prize', 'odds']),
  /** The engine's form of a selection. */
  form: Type.Unknown(),
  tiers: Type.Array(tier),
  /** In percent, by kind of unit. */
  returns: Type.Array(Type.Object({ bet: text(40), percent: text(12), exact: text(80) })),
  on: Type.Boolean(),
  /** What a unit costs the player of its amount: 1 but where it follows the prize group. */
  price: amount(),
});

export const lotteryOrderRefusals = [
  'game-unknown',
  'game-unverified',
  'game-off',
  'game-maintenance',
  'issue-unknown',
  'issue-not-open',
  'issue-closed',
  'play-off',
  'slip-refused',
  'number-closed',
  'chase-refused',
  'total-differs',
  'too-many-slips',
  'rules-changed',
  'lottery-blocked',
  'lottery-limit-reached',
  'exposure-limit-reached',
  'idempotency-key-reused',
  'player-on-break',
  'self-excluded',
  'session-budget-due',
  'reality-check-due',
  'too-many-requests',
  'stake-limit-reached',
  'spend-limit-reached',
  'loss-limit-reached',
  'session-limit-reached',
  'bonus-stake-too-high',
  'balance-too-low',
] as const;

export const lotteryOrders = {
  getLotteryGame: endpoint({
    ...forPlay,
    summary: 'A lottery as the player may play it now: plays, prices, limits, clock and balance',
    path: '/play/lottery/games/:gameCode',
    compressed: true,
    params: Type.Object({ gameCode: gameCode() }),
    gives: Type.Object({
      ...gameNow.properties,
      gameVersion: hash(),
      /** Numbers of the open issue that staff closed, or pay less for. */
      limitedNumbers: Type.Array(limitedNumber),
      /** Changes with them; null where no numbers are limited one by one. */
      limitedVersion: orNull(limitedVersion()),
      /** The lunar year that the plays of LHC are named by; 0 for other kinds. */
      lunarYear: Type.Integer(),
      now: moment(),
      plays: Type.Array(play),
      /** The price of a unit in the mode yuan. */
      unitPrice: amount(),
      modesOfUnit: Type.Array(oneOf(lotteryModes)),
      unitsMost: Type.Integer(),
      multipleMost: Type.Integer(),
      chaseMost: Type.Integer(),
      slipsMost: Type.Integer(),
      /** Of a whole order: its slips, longer ones counted more, times its issues. */
      orderSize: Type.Object({ rowsMost: Type.Integer(), signsOfRow: Type.Integer() }),
      amountMost: amount(),
      payoutCap: amount(),
      issuePayoutCap: amount(),
      /** The player's own prize group, and the lowest that may be chosen; in steps of `step`. */
      group: Type.Object({
        own: Type.Integer(),
        least: Type.Integer(),
        step: Type.Integer(),
      }),
      beacon: orNull(oneOf(beaconKinds)),
      /** Whose slips a browser may keep until the player comes back. */
      playerId: text(64),
      balance: amount(),
      currency: text(5),
      currencySymbol: text(5),
      demo: Type.Boolean(),
    }),
    refusals: ['game-unknown', 'game-off'],
  }),
  placeLotteryOrder: endpoint({
    summary: 'Takes the slips of one order for one issue, or for each issue of a chase',
    method: 'POST',
    path: '/play/lottery/games/:gameCode/orders',
    wire: 'own',
    who: 'game',
    modules: ['COMM3'],
    intent: 'own',
    perMinute: 240,
    bodyBytesMax: 1_048_576,
    params: Type.Object({ gameCode: gameCode() }),
    body: Type.Object({
      issue: issueName(),
      gameVersion: Type.Optional(hash()),
      /** As the player has seen it: at other limited numbers the order is refused. */
      limitedVersion: Type.Optional(limitedVersion()),
      slips: Type.Array(slipAsked, { minItems: 1, maxItems: 200 }),
      /** The sum that the player has seen. */
      total: amount(),
      chase: Type.Optional(
        Type.Object({
          /** One multiple for each issue from `issue` on; a slip's own multiple is multiplied. */
          multiples: Type.Array(Type.Integer({ minimum: 0, maximum: 9999 }), {
            minItems: 1,
            maxItems: 240,
          }),
          stop: oneOf(chaseStops),
          profit: Type.Optional(amount()),
        }),
      ),
    }),
    gives: Type.Object({
      orderId: id(),
      chaseId: orNull(id()),
      issues: Type.Array(Type.Object({ orderId: id(), issue: issueName(), stake: amount() })),
      stake: amount(),
      /** A draw could pay more than the caps let through. */
      cut: Type.Boolean(),
      balance: amount(),
    }),
    refusals: lotteryOrderRefusals,
  }),
  listLotteryOrders: endpoint({
    ...forPlay,
    summary: 'The player’s orders, newest first',
    path: '/play/lottery/orders',
    query: Type.Object({
      ...pageQuery,
      gameCode: Type.Optional(gameCode()),
      issue: Type.Optional(issueName()),
      state: Type.Optional(oneOf(lotteryOrderStates)),
      chaseId: Type.Optional(id()),
      from: Type.Optional(moment()),
      to: Type.Optional(moment()),
    }),
    gives: Type.Object({
      list: Type.Array(
        Type.Object({ ...order.properties, slips: Type.Integer(), first: orNull(slip) }),
      ),
      /** Of the newest thousand that match, as are the sums; older ones are found by their days. */
      total: Type.Integer(),
      stake: amount(),
      payout: amount(),
    }),
    refusals: [],
  }),
  getLotteryOrder: endpoint({
    ...forPlay,
    summary: 'An order with all of its slips, as they were struck and as they were settled',
    path: '/play/lottery/orders/:orderId',
    params: Type.Object({ orderId: id() }),
    gives: Type.Object({ ...order.properties, slips: Type.Array(slip) }),
    refusals: ['order-unknown'],
  }),
  cancelLotteryOrders: endpoint({
    summary: 'Gives orders back whose issues are not closed; the others stay as they are',
    method: 'POST',
    path: '/play/lottery/cancelled-orders',
    wire: 'own',
    who: 'game',
    intent: true,
    body: Type.Object({ orderIds: Type.Array(id(), { minItems: 1, maxItems: 240 }) }),
    gives: Type.Object({ cancelled: Type.Array(id()), refunded: amount(), balance: amount() }),
    refusals: ['order-unknown', 'issue-closed', 'order-not-open', 'idempotency-key-reused'],
  }),
  listLotteryChases: endpoint({
    ...forPlay,
    summary: 'The player’s chases, newest first',
    path: '/play/lottery/chases',
    query: Type.Object({ ...pageQuery, state: Type.Optional(oneOf(chaseStates)) }),
    gives: Type.Object({
      list: Type.Array(
        Type.Object({
          chaseId: id(),
          gameCode: gameCode(),
          state: oneOf(chaseStates),
          stop: oneOf(chaseStops),
          profit: orNull(amount()),
          placedAt: moment(),
          phases: Type.Integer(),
          settled: Type.Integer(),
          cancelled: Type.Integer(),
          stake: amount(),
          refunded: amount(),
          payout: amount(),
        }),
      ),
      total: Type.Integer(),
    }),
    refusals: [],
  }),
  getRecentLotteryTotal: endpoint({
    ...forPlay,
    summary: 'What the player staked and won today at lotteries, and how many orders wait',
    path: '/play/lottery/today',
    gives: Type.Object({
      orders: Type.Integer(),
      stake: amount(),
      payout: amount(),
      waiting: Type.Integer(),
    }),
    refusals: [],
  }),
};
