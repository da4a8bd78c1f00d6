// Catalogue: game categories, vendors and games as a lobby shows them, the winner board, and the
// kinds of wallet that vendors ask for.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { hash, pageQuery, text, wireAmount } from '../kit/schema.ts';
import { game, lane, room } from './schema.ts';

const optional = (lengthMax: number) => Type.Optional(text(lengthMax));

/** The fields that clients of the family send with every query for games. */
const clientFields = {
  language: optional(10),
  platform: optional(60),
  clientType: optional(10),
  merchant: optional(40),
  merchantCode: optional(40),
};

export const catalogueOfLobby = {
  listVendors: endpoint({
    summary: 'The lanes of the lobby: categories and their vendor cards, in their order',
    method: 'GET',
    path: '/wps/relay/GCSGAME_newGameVendor',
    writtenOnce: true,
    aliases: ['/wps/relay/GCSGAME_gameVendor'],
    wire: 'wps',
    who: 'anyone',
    modules: ['COMM3'],
    query: Type.Object(clientFields),
    gives: Type.Object({
      data: Type.Object({
        lanes: Type.Array(lane),
        sorting: Type.Array(Type.Object({ gameCategory: text(20), vendors: Type.Array(text(40)) })),
      }),
    }),
    refusals: [],
  }),
  listGames: endpoint({
    summary: 'Games of a category, vendor or class, by page, searched by name',
    method: 'GET',
    path: '/wps/relay/GCSGAME_gameList',
    writtenOnce: true,
    wire: 'wps',
    who: 'anyone',
    modules: ['GAMELO3'],
    query: Type.Object({
      ...clientFields,
      ...pageQuery,
      gameType: optional(20),
      /** Several, with commas between them. */
      vassalage: optional(400),
      /** `ALL`, `HOT`, or classes with commas between them: a game of any of them is found. */
      gameClassify: optional(400),
      gameName: optional(80),
      /** One game alone. */
      nodeId: optional(64),
    }),
    gives: Type.Object({
      games: Type.Array(game),
      totalPages: Type.Integer(),
      totalCount: Type.Integer(),
    }),
    refusals: [],
  }),
  searchGames: endpoint({
    summary: 'Games whose names fit what was typed, the best first; a slip in a word is forgiven',
    method: 'GET',
    path: '/play/search',
    writtenOnce: true,
    wire: 'own',
    who: 'anyone',
    modules: ['GAMELO3'],
    query: Type.Object({
      words: text(80, 1),
      language: optional(10),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })),
    }),
    gives: Type.Object({ games: Type.Array(game), totalCount: Type.Integer() }),
    refusals: [],
  }),
  listHotGames: endpoint({
    summary: 'The games that the house calls hot',
    method: 'GET',
    alsoMethods: ['POST'],
    path: '/wps/relay/GCSGAME_hotGamesV2',
    writtenOnce: true,
    wire: 'wps',
    who: 'anyone',
    modules: ['GAMELOHOT3'],
    query: Type.Object({
      ...clientFields,
      vassalage: optional(400),
      gameType: optional(20),
      isPlatform: optional(10),
    }),
    gives: Type.Object({ list: Type.Array(game) }),
    refusals: [],
  }),
  listGameTypes: endpoint({
    summary: 'Which vendors offer which categories',
    method: 'GET',
    path: '/wps/relay/GCSGAME_getVassGameType',
    writtenOnce: true,
    aliases: ['/wps/relay/GLS2_getVassGameType'],
    wire: 'wps',
    who: 'anyone',
    modules: ['COMM3', 'GAMELO3'],
    query: Type.Object({ typeId: optional(10), merchant_code: optional(40) }),
    gives: Type.Object({
      /** By category, then by vendor: the classes of its games. */
      content: Type.Record(Type.String(), Type.Record(Type.String(), Type.Array(text(40)))),
    }),
    refusals: [],
  }),
  listRooms: endpoint({
    summary: 'The rooms of games that players play against one another',
    method: 'GET',
    path: '/wps/relay/GLS2_roomList',
    wire: 'wps',
    who: 'player',
    modules: ['GAMELO3'],
    query: Type.Object({ ...clientFields, vassalage: optional(400), gameId: optional(80) }),
    gives: Type.Object({ list: Type.Array(room) }),
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
      gameCategory: optional(20),
      language: optional(10),
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
            nodeId: text(80),
            winTime: Type.Integer(),
          }),
        }),
      ),
    }),
    refusals: [],
  }),
  getWalletKinds: endpoint({
    summary: 'Whether one wallet serves every vendor, or money is moved to some first',
    method: 'GET',
    path: '/wps/relay/GCS_merchantWallet',
    wire: 'wps',
    who: 'player',
    modules: ['COMM3'],
    query: Type.Object({ merchantCode: optional(40) }),
    gives: Type.Object({
      isSingle: Type.Boolean(),
      /** Beyond the family: each vendor on offer. */
      vendors: Type.Array(
        Type.Object({
          vassalage: text(40),
          accountTypeId: Type.Integer(),
          isSingle: Type.Boolean(),
        }),
      ),
    }),
    refusals: [],
  }),
  getPicture: endpoint({
    summary: 'A picture of a vendor or a game that the house has chosen; its name is its content',
    method: 'GET',
    path: '/wps/game/picture/:picture',
    wire: 'own',
    who: 'anyone',
    perMinute: 6000,
    contentType: 'image/webp',
    keptForever: true,
    params: Type.Object({ picture: hash() }),
    gives: Type.Unsafe<Uint8Array>(Type.String()),
    refusals: ['picture-unknown'],
  }),
};
