// The menus of the lottery gateway: lottery games of the catalogue, grouped as the lottery pages
// and older clients read them.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { text } from '../kit/schema.ts';
import { lgwBases } from '../lottery/wire.ts';

const optional = (lengthMax: number) => Type.Optional(text(lengthMax));
const asked = {
  /** `Lott`, `Elott`, `ZY` or `SEA`. */
  prizeMode: optional(10),
  device: optional(20),
  language: optional(10),
};
const lottery = Type.Object({
  /** A number where the lottery is ours. */
  gameId: Type.Union([Type.Integer(), text(80)]),
  gameCode: text(80),
  nodeId: text(80),
  gameName: text(120),
  gameGroupCode: text(40),
  vassalage: text(40),
  gameType: text(20),
  iconUrl: text(300),
  maintenance: Type.Boolean(),
});
const menu = Type.Record(
  Type.String(),
  Type.Object({
    gameGroupCode: text(40),
    displayName: text(80),
    gameMenus: Type.Array(lottery),
  }),
);
const forAll = { method: 'GET', wire: 'lgw', who: 'anyone', modules: ['COMM3'] } as const;
const forPlayers = { ...forAll, who: 'player' } as const;

export const catalogueLottery = {
  listLotteries: endpoint({
    ...forAll,
    summary: 'The menu of lotteries, by group',
    ...lgwBases('/games/game_menus'),
    writtenOnce: true,
    query: Type.Object(asked),
    gives: menu,
    refusals: [],
  }),
  listPopularLotteries: endpoint({
    ...forAll,
    summary: 'The lotteries that most players opened in the last days, the first the most',
    ...lgwBases('/games/popular'),
    query: Type.Object({
      ...asked,
      count: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    gives: Type.Array(lottery),
    refusals: [],
  }),
  listRecentLotteries: endpoint({
    ...forPlayers,
    summary: 'The lotteries the player launched last',
    ...lgwBases('/games/game_menus/recent'),
    query: Type.Object(asked),
    gives: Type.Array(lottery),
    refusals: [],
  }),
  listVnLotteries: endpoint({
    ...forAll,
    summary: 'The menu of Vietnamese lotteries, by group',
    path: '/lgw/vn/games/game_menu',
    writtenOnce: true,
    aliases: ['/lotto-vn/lgw/games/game_menu', '/lotto/lgw/vn/games/game_menu'],
    query: Type.Object(asked),
    gives: menu,
    refusals: [],
  }),
  listRecentVnLotteries: endpoint({
    ...forPlayers,
    summary: 'The Vietnamese lotteries the player launched last',
    path: '/lgw/vn/games/game_menu/recent',
    aliases: ['/lotto-vn/lgw/games/game_menu/recent', '/lotto/lgw/vn/games/game_menu/recent'],
    query: Type.Object(asked),
    gives: Type.Array(lottery),
    refusals: [],
  }),
};
