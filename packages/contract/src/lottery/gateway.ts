// The lottery gateway of the family: games, draws, issues and plays as its clients read them. Every
// call stands under each base that clients of one age or another use.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { text } from '../kit/schema.ts';
import { gameCode } from './schema.ts';
import { gameId, lgwBases, numero, winNo, wireNumber } from './wire.ts';

const forAll = { method: 'GET', wire: 'lgw', who: 'anyone', modules: ['COMM3'] } as const;
const forPlayers = { ...forAll, who: 'player' } as const;

const winning = Type.Object({
  gameId: gameId(),
  gameCode: text(40),
  numero: numero(),
  /** Digits without a separator, or numbers parted by commas; '' until there is a result. */
  winNo: winNo(),
  winningTime: Type.Integer(),
});
const winningPage = Type.Object({
  content: Type.Array(winning),
  totalPages: Type.Integer(),
  totalElements: Type.Integer(),
  number: Type.Integer(),
  size: Type.Integer(),
});
const pageAsked = {
  /** From 0. */
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
};
const numeroNow = Type.Object({
  numero: numero(),
  gameId: gameId(),
  /** Until it closes, in milliseconds. */
  remainTime: Type.Integer(),
  /** Between its close and its draw, in seconds. */
  lockTime: Type.Integer(),
  isSale: Type.Boolean(),
});
const numeroAhead = Type.Object({
  numero: numero(),
  gameId: gameId(),
  startTime: Type.Integer(),
  endTime: Type.Integer(),
  drawTime: Type.Integer(),
});
/** How often each number came at each place, or for how many draws it has not. */
const byPlace = Type.Record(Type.String(), Type.Array(Type.Integer()));

const play = {
  playId: Type.Integer(),
  playCode: text(40),
  playName: text(120),
};
const series = Type.Array(
  Type.Object({
    gameGroupCode: text(40),
    prizeModeId: Type.Integer(),
    minSeries: Type.Integer(),
    maxSeries: Type.Integer(),
    maxBetSeries: Type.Integer(),
    defaultSeries: Type.Integer(),
  }),
);

export const lotteryGateway = {
  listWireGames: endpoint({
    ...forAll,
    ...lgwBases('/games'),
    summary: 'Our lotteries by group',
    gives: Type.Array(
      Type.Object({
        code: text(40),
        displayName: text(80),
        gameGroupId: Type.Integer(),
        games: Type.Array(
          Type.Object({
            gameId: gameId(),
            code: text(40),
            remark: text(120),
            gameGroupId: Type.Integer(),
          }),
        ),
      }),
    ),
    refusals: [],
  }),
  listOpenedNumbers: endpoint({
    ...forPlayers,
    ...lgwBases('/games/opened/numero'),
    summary: 'The last result of every lottery',
    gives: Type.Array(winning),
    refusals: [],
  }),
  listOpenedByGame: endpoint({
    ...forAll,
    ...lgwBases('/numeros/opened/game'),
    summary: 'The last result of every lottery, by its code',
    gives: Type.Record(Type.String(), winning),
    refusals: [],
  }),
  listLastDraws: endpoint({
    ...forAll,
    ...lgwBases('/draw'),
    summary: 'The last result of every lottery',
    gives: Type.Array(winning),
    refusals: [],
  }),
  listWireDraws: endpoint({
    ...forAll,
    ...lgwBases('/draw/:gameId'),
    summary: 'The results of a lottery, newest first',
    params: Type.Object({ gameId: gameId() }),
    query: Type.Object(pageAsked),
    gives: winningPage,
    refusals: ['game-unknown'],
  }),
  listWireDrawsByCode: endpoint({
    ...forAll,
    ...lgwBases('/draw/code/:gameCode'),
    summary: 'The results of a lottery by its code, newest first',
    params: Type.Object({ gameCode: gameCode() }),
    query: Type.Object(pageAsked),
    gives: winningPage,
    refusals: ['game-unknown'],
  }),
  getHotGap: endpoint({
    ...forAll,
    ...lgwBases('/draw/:gameId/hot_gap_info'),
    summary: 'Hot and missing numbers of the last hundred draws, by place',
    params: Type.Object({ gameId: gameId() }),
    gives: Type.Object({ hot: byPlace, gap: byPlace }),
    refusals: ['game-unknown'],
  }),
  getNearNumeros: endpoint({
    ...forAll,
    ...lgwBases('/numeros/near'),
    summary: 'The issue that takes slips, the one before and the next',
    query: Type.Object({ gameId: gameId() }),
    gives: Type.Object({
      currentNumero: Type.Union([numeroNow, Type.Null()]),
      previousNumero: Type.Union([Type.Object({ numero: numero(), winNo: winNo() }), Type.Null()]),
      nextNumero: Type.Union([Type.Object({ numero: numero() }), Type.Null()]),
    }),
    refusals: ['game-unknown'],
  }),
  listChaseNumeros: endpoint({
    ...forPlayers,
    ...lgwBases('/numeros/chase/:gameId'),
    summary: 'The issues that a chase may take',
    params: Type.Object({ gameId: gameId() }),
    gives: Type.Object({ chaseNumeros: Type.Array(numeroAhead) }),
    refusals: ['game-unknown'],
  }),
  listRecentNumeros: endpoint({
    ...forPlayers,
    ...lgwBases('/numeros/recent'),
    summary: 'The last results of the lotteries that the player staked on last',
    gives: Type.Array(winning),
    refusals: [],
  }),
  getPlayMenu: endpoint({
    ...forAll,
    ...lgwBases('/games/:gameId/play_menu'),
    summary: 'The plays of a lottery by prize mode and group',
    params: Type.Object({ gameId: gameId() }),
    gives: Type.Array(
      Type.Object({
        prizeModeId: Type.Integer(),
        prizeModeName: text(20),
        playMenuGroups: Type.Array(
          Type.Object({
            ...play,
            playMenu: text(120),
            groupSwitch: Type.Integer(),
            sorting: Type.Integer(),
            playMenus: Type.Array(
              Type.Object({
                ...play,
                singleBetPrice: wireNumber(),
                playSwitch: Type.Integer(),
              }),
            ),
          }),
        ),
      }),
    ),
    refusals: ['game-unknown'],
  }),
  getGameSetting: endpoint({
    ...forAll,
    ...lgwBases('/games/:gameId/setting'),
    summary: 'The modes of a unit and the limits of a lottery',
    params: Type.Object({ gameId: gameId() }),
    gives: Type.Object({
      bettingModes: Type.Array(
        Type.Object({
          bettingModeId: Type.Integer(),
          code: text(20),
          unit: wireNumber(),
          betAmountMax: wireNumber(),
          betMultipleMax: Type.Integer(),
          winAmountMax: wireNumber(),
        }),
      ),
    }),
    refusals: ['game-unknown'],
  }),
  listGamesSeries: endpoint({
    ...forAll,
    ...lgwBases('/games/series'),
    summary: 'The prize groups of the brand, by group of games',
    gives: series,
    refusals: [],
  }),
  listOwnSeries: endpoint({
    ...forPlayers,
    ...lgwBases('/customers/series'),
    summary: 'The prize groups that the player may choose, by group of games',
    gives: series,
    refusals: [],
  }),
  listMemberGamesSeries: endpoint({
    summary: 'The prize groups of the brand, in an envelope',
    method: 'GET',
    path: '/wps/member/lottoGamesSeries',
    wire: 'wps',
    who: 'anyone',
    modules: ['COMM3'],
    gives: series,
    refusals: [],
  }),
  listMemberOwnSeries: endpoint({
    summary: 'The prize groups that the player may choose, in an envelope',
    method: 'GET',
    path: '/wps/member/lottoCustomersSeries',
    wire: 'wps',
    who: 'player',
    modules: ['COMM3'],
    gives: series,
    refusals: [],
  }),
};
