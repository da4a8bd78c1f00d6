// Orders as clients of the lottery gateway place, read and cancel them, in both of its ages.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { text } from '../kit/schema.ts';
import { lotteryOrderRefusals } from './orders.ts';
import { latestMoment } from './schema.ts';
import { gameId, lgwBases, numero, winNo, wireFlag, wireFlagOrNull, wireNumber } from './wire.ts';

const forPlayers = { wire: 'lgw', who: 'player', modules: ['COMM3'] } as const;
const reading = { ...forPlayers, method: 'GET' } as const;
const taking = {
  ...forPlayers,
  method: 'POST',
  intent: 'own',
  perMinute: 240,
  bodyBytesMax: 1_048_576,
} as const;

/** A slip, or the whole order, as the family numbers its states. */
const status = () => Type.Integer();
const placed = Type.Object({
  orderNumber: text(64),
  numero: numero(),
  totalBettingAmount: wireNumber(),
});
const row = {
  orderDetailId: text(64),
  orderNumber: text(64),
  orderMasterId: text(64),
  gameId: gameId(),
  gameCode: text(40),
  bettingTime: Type.Integer(),
  numero: numero(),
  bettingModeCode: text(20),
  /** Its place in a chase, from 1; 0 where it is none. */
  chasingPhase: Type.Integer(),
  planBettingAmount: wireNumber(),
  actualBettingAmount: wireNumber(),
  winningAmount: wireNumber(),
  winningNumber: winNo(),
  orderStatus: status(),
};
const rows = Type.Object({
  content: Type.Array(Type.Object(row)),
  totalPages: Type.Integer(),
  totalElements: Type.Integer(),
});
const pageAsked = {
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
};
const orderId = Type.Object({ id: Type.String({ pattern: '^[0-9a-zA-Z_-]{1,64}$' }) });
/** Clients send '' or leave out what they do not filter by. */
const filter = (lengthMax: number) => Type.Optional(Type.Union([text(lengthMax), Type.Null()]));
/** Milliseconds since 1970, as a number or a text; '' where clients do not filter. */
const when = () =>
  Type.Optional(
    Type.Union([
      Type.Integer({ minimum: 0, maximum: latestMoment }),
      Type.String({ pattern: '^[0-9]{0,15}$', maxLength: 15 }),
      Type.Null(),
    ]),
  );

export const lotteryGatewayOrders = {
  placeWireOrder: endpoint({
    ...taking,
    ...lgwBases('/orders/betting'),
    summary: 'Takes an order as clients of the family write it, with or without a chase',
    body: Type.Object({
      gameId: gameId(),
      currentNumero: numero(),
      /** Of a chase the sum of all its issues, of the first one, or of one at a multiple of 1. */
      betCartAmountSum: Type.Optional(Type.Union([text(24), Type.Number()])),
      bettingSlipString: text(1_000_000, 1),
      /** The lottery has one prize mode, told by its menu; what a client names changes nothing. */
      prizeModeId: Type.Optional(Type.Integer()),
      orderType: Type.Optional(Type.Integer()),
      device: Type.Optional(text(20)),
      chase: Type.Optional(wireFlag()),
      quickChase: Type.Optional(wireFlag()),
      winningStop: Type.Optional(wireFlag()),
      abandoning: Type.Optional(wireFlag()),
      chaseSlip: Type.Optional(
        Type.Union([
          Type.Object({
            numero: numero(),
            multiples: Type.Array(Type.Integer(), { minItems: 1, maxItems: 240 }),
          }),
          Type.Null(),
        ]),
      ),
      /** Of clients of 2016, whose slips do not hold them. */
      multiples: Type.Optional(Type.Union([Type.Integer(), text(10)])),
      series: Type.Optional(Type.Union([Type.Integer(), text(10)])),
      bettingMode: Type.Optional(Type.Union([Type.Integer(), text(20)])),
    }),
    gives: placed,
    refusals: lotteryOrderRefusals,
  }),
  placeVnOrder: endpoint({
    ...taking,
    path: '/lotto-vn/lgw/betting',
    aliases: ['/lgw/vn/betting', '/lgw/betting'],
    summary: 'Takes slips as clients of the lotteries of Vietnam write them',
    /** When the player clicked: a request that is sent again tells the same. */
    query: Type.Object({ t: Type.Optional(text(24)) }),
    body: Type.Object({
      /** The lottery has one prize mode; what a client names changes nothing. */
      prizeMode: Type.Optional(text(10)),
      device: Type.Optional(text(20)),
      /** These clients name no prize group: slips stand at the player's own. */
      contents: Type.Array(
        Type.Object({
          gameId: gameId(),
          winStop: Type.Optional(wireFlag()),
          playId: Type.Integer(),
          bettingContent: text(250_000, 1),
          singleBetPrice: Type.Union([Type.Number(), text(24)]),
          bettingApproach: Type.Optional(Type.Integer()),
          bettingSlip: Type.Optional(Type.Null()),
          numero: Type.Array(Type.Object({ numero: numero(), multiple: Type.Integer() }), {
            minItems: 1,
            maxItems: 240,
          }),
        }),
        { minItems: 1, maxItems: 200 },
      ),
    }),
    gives: Type.Object({ orders: Type.Array(placed) }),
    refusals: lotteryOrderRefusals,
  }),
  listTodayOrders: endpoint({
    ...reading,
    ...lgwBases('/orders/today'),
    summary: 'The player’s orders of today, newest first',
    query: Type.Object({
      /** -1 for all. */
      gameId: Type.Optional(gameId()),
      ...pageAsked,
    }),
    gives: Type.Object({ orders: rows }),
    refusals: ['game-unknown'],
  }),
  searchWireOrders: endpoint({
    ...forPlayers,
    ...lgwBases('/orders'),
    method: 'POST',
    summary: 'The player’s orders, newest first',
    body: Type.Object({
      startDate: when(),
      endDate: when(),
      orderStatus: Type.Optional(Type.Union([Type.Integer(), text(10), Type.Null()])),
      gameId: Type.Optional(Type.Union([gameId(), text(12), Type.Null()])),
      orderNumber: filter(64),
      chasingOrder: Type.Optional(wireFlagOrNull()),
      numero: filter(24),
      chasingStatus: Type.Optional(Type.Union([Type.Integer(), text(10), Type.Null()])),
      ...pageAsked,
    }),
    gives: Type.Object({
      orders: rows,
      orderSumTO: Type.Object({
        planBettingAmount: wireNumber(),
        actualBettingAmount: wireNumber(),
        winningAmount: wireNumber(),
      }),
    }),
    refusals: ['game-unknown'],
  }),
  getQueryConditions: endpoint({
    ...reading,
    ...lgwBases('/orders/query_conditions'),
    summary: 'Games and states that orders can be searched by',
    gives: Type.Object({
      games: Type.Record(Type.String(), text(40)),
      orderStatus: Type.Record(Type.String(), text(80)),
    }),
    refusals: [],
  }),
  getWireOrder: endpoint({
    ...reading,
    ...lgwBases('/orders/detail/:id'),
    summary: 'An order with its slips',
    params: orderId,
    gives: Type.Object({
      ...row,
      series: Type.Integer(),
      stakes: Type.Integer(),
      multiple: Type.Integer(),
      orderInfos: Type.Array(
        Type.Object({
          playCode: text(40),
          bettingContent: text(250_000),
          /** What the first kinds of units that can win pay. */
          first: wireNumber(),
          second: wireNumber(),
          third: wireNumber(),
          fourth: wireNumber(),
          fifth: wireNumber(),
          stakes: Type.Integer(),
          bettingAmount: wireNumber(),
        }),
      ),
    }),
    refusals: ['order-unknown'],
  }),
  getWireChase: endpoint({
    ...reading,
    ...lgwBases('/orders/detail/:id/info'),
    summary: 'The orders of a chase, with what they came to together',
    params: orderId,
    query: Type.Object(pageAsked),
    gives: Type.Object({
      content: Type.Array(
        Type.Object({
          ...row,
          totalActualBetAmount: wireNumber(),
          totalChasePhases: Type.Integer(),
          completed: Type.Integer(),
        }),
      ),
      totalPages: Type.Integer(),
      totalElements: Type.Integer(),
    }),
    refusals: ['order-unknown'],
  }),
  cancelWireOrders: endpoint({
    ...forPlayers,
    ...lgwBases('/orders/suborders/cancel'),
    method: 'PUT',
    intent: true,
    summary: 'Gives orders back whose issues are not closed',
    bodyList: 'orderDetailIds',
    body: Type.Object({
      orderDetailIds: Type.Array(Type.Union([text(64, 1), Type.Integer()]), {
        minItems: 1,
        maxItems: 240,
      }),
    }),
    gives: Type.Object({ cancelled: Type.Array(text(64)), refunded: wireNumber() }),
    refusals: ['order-unknown', 'issue-closed', 'order-not-open', 'idempotency-key-reused'],
  }),
};
