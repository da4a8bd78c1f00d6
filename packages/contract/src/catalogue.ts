// Catalogue: game categories, vendors and games as a lobby shows them, and the launch of a game.
import { Type } from 'typebox';
import { endpoint } from './kit/endpoint.ts';
import { id, text, wireAmount } from './kit/schema.ts';

export const gameCategories = [
  'LIVE',
  'RNG',
  'SPORTS',
  'ESPORTS',
  'FISH',
  'PVP',
  'LOTT',
  'ELOTT',
] as const;
export type GameCategory = (typeof gameCategories)[number];

const card = Type.Object({
  vassalage: text(40),
  displayName: text(80),
  gameType: text(20),
  lagerIcon: text(300),
  isHot: Type.Integer(),
  accountTypeId: Type.Integer(),
  isGame: text(20),
});
const lane = Type.Object({
  title: text(20),
  cards: Type.Array(card),
  gameClassify: Type.Array(
    Type.Object({ key: text(40), displayName: text(80), gameCount: Type.Integer() }),
  ),
});
const game = Type.Object({
  nodeId: text(64),
  gameId: text(64),
  gameCode: text(64),
  gameName: text(120),
  displayName: text(120),
  vassalage: text(40),
  gameType: text(20),
  gameClassify: text(40),
  iconUrl: text(300),
  isHot: Type.Integer(),
  isGame: text(20),
  /** Beyond the family: the return as printed, e.g. "96.02%", and the mechanic. */
  returnPercent: text(10),
  mechanic: text(40),
  demo: Type.Boolean(),
});

export const catalogue = {
  listVendors: endpoint({
    summary: 'The lanes of the lobby: categories and their vendor cards',
    method: 'GET',
    path: '/wps/relay/GCSGAME_newGameVendor',
    aliases: ['/wps/relay/GCSGAME_gameVendor'],
    wire: 'wps',
    who: 'anyone',
    modules: ['COMM3'],
    query: Type.Object({
      merchantCode: Type.Optional(text(40)),
      platform: Type.Optional(text(60)),
    }),
    gives: Type.Object({ data: Type.Object({ lanes: Type.Array(lane) }) }),
    refusals: [],
  }),
  listGames: endpoint({
    summary: 'Games of a category or vendor, by page, searched by name',
    method: 'GET',
    path: '/wps/relay/GCSGAME_gameList',
    wire: 'wps',
    who: 'anyone',
    modules: ['GAMELO3'],
    query: Type.Object({
      gameType: Type.Optional(text(20)),
      vassalage: Type.Optional(text(40)),
      gameClassify: Type.Optional(text(40)),
      gameName: Type.Optional(text(80)),
      language: Type.Optional(text(10)),
      platform: Type.Optional(text(60)),
      clientType: Type.Optional(text(10)),
      merchant: Type.Optional(text(40)),
      pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    gives: Type.Object({
      games: Type.Array(game),
      totalPages: Type.Integer(),
      totalCount: Type.Integer(),
    }),
    refusals: [],
  }),
  listWinners: endpoint({
    summary: 'The winner board: the highest recent payouts, names masked',
    method: 'GET',
    path: '/wps/relay/GCSGAME_getRankList',
    aliases: ['/wps/relay/ODSFE2_getWinnerBoard'],
    wire: 'wps',
    who: 'anyone',
    modules: ['COMM3'],
    query: Type.Object({
      gameCategory: Type.Optional(text(20)),
      language: Type.Optional(text(10)),
      limitNum: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    gives: Type.Object({
      list: Type.Array(
        Type.Object({
          vo: Type.Object({
            customerName: text(64),
            winAmount: wireAmount(),
            gameName: text(120),
            vassalage: text(40),
            nodeId: text(64),
            winTime: Type.Integer(),
          }),
        }),
      ),
    }),
    refusals: [],
  }),
  launchGame: endpoint({
    summary: 'Launches a game: gives the address to open in the game frame, good once',
    method: 'GET',
    path: '/wps/game/launchGame',
    wire: 'wps',
    who: 'player',
    modules: ['GAMELO3'],
    query: Type.Object({
      launchMode: text(10, 1),
      gameId: Type.Optional(id()),
      roomId: Type.Optional(id()),
      nodeId: Type.Optional(id()),
      vassalage: Type.Optional(text(40)),
      accountType: Type.Optional(Type.Integer()),
      confirmTrans: Type.Optional(Type.Integer()),
      platform: Type.Optional(text(60)),
      clientType: Type.Optional(Type.Integer()),
      username: Type.Optional(text(64)),
      merchantCode: Type.Optional(text(40)),
      language: Type.Optional(text(10)),
      backUrl: Type.Optional(text(500)),
    }),
    gives: Type.Object({
      content: Type.Object({ game_url: text(800) }),
      game_url: text(800),
      gameUrl: text(800),
    }),
    refusals: [
      'launch-mode-unknown',
      'game-unknown',
      'game-off',
      'terms-due',
      'identity-missing',
      'player-on-break',
    ],
  }),
  openGameSession: endpoint({
    summary: 'A launched game exchanges its launch code, once, for a session of its own',
    method: 'POST',
    path: '/play/session',
    wire: 'own',
    who: 'anyone',
    perMinute: 120,
    body: Type.Object({ launch: text(200, 1) }),
    gives: Type.Object({
      token: text(200),
      gameCode: text(64),
      demo: Type.Boolean(),
      currency: text(5),
      currencySymbol: text(5),
      language: text(10),
    }),
    refusals: ['launch-used'],
  }),
};
