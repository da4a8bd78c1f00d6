// Schema pieces of the catalogue: categories, states of play, cards, games and pictures as every
// side of the product reads them.
import { Type } from 'typebox';
import { oneOf, text, wireAmount } from '../kit/schema.ts';

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

/** `on`: played; `maintenance`: shown and not played for now; `off`: not shown. */
export const offerStates = ['on', 'maintenance', 'off'] as const;
export type OfferState = (typeof offerStates)[number];

export const category = () => oneOf(gameCategories);
export const offerState = () => oneOf(offerStates);
export const gameId = () => Type.String({ pattern: '^[0-9a-zA-Z_-]{1,64}$' });

export const card = Type.Object({
  vassalage: text(40),
  displayName: text(80),
  gameType: text(20),
  lagerIcon: text(300),
  isHot: Type.Integer(),
  accountTypeId: Type.Integer(),
  /** `VASSALAGE`: its games open as a list in a popup. */
  isGame: text(20),
  /** Beyond the family: how many games of this category, and the one that a single card starts. */
  gameCount: Type.Integer(),
  nodeId: text(80),
  /** The vendor is shown and cannot be played for now. */
  maintenance: Type.Boolean(),
});

export const gameClass = Type.Object({
  key: text(40),
  displayName: text(80),
  gameCount: Type.Integer(),
});

export const lane = Type.Object({
  title: text(20),
  cards: Type.Array(card),
  gameClassify: Type.Array(gameClass),
});

const gameFields = {
  nodeId: text(80),
  gameId: text(80),
  gameCode: text(80),
  gameName: text(120),
  nodeName: text(120),
  defaultLanguage: text(120),
  displayName: text(120),
  vassalage: text(40),
  gameType: text(20),
  gameClassify: text(200),
  nodeTypeManageId: text(20),
  iconUrl: text(300),
  showIcon: text(300),
  defaultIcon: text(300),
  isHot: Type.Integer(),
  isGame: text(20),
  /** Beyond the family: the return as printed, e.g. "96.02%", and the mechanic. */
  returnPercent: text(10),
  mechanic: text(40),
  /** It can be tried with play money. */
  demo: Type.Boolean(),
  maintenance: Type.Boolean(),
};

export const game = Type.Object(gameFields);
export const recentGame = Type.Object({ ...gameFields, launchedAt: Type.Integer() });
export const room = Type.Object({
  ...gameFields,
  roomId: text(80),
  roomName: text(120),
  /** Least and largest stake or buy-in; nothing where the vendor says nothing. */
  minBet: Type.Union([wireAmount(), Type.Null()]),
  maxBet: Type.Union([wireAmount(), Type.Null()]),
});

/** A picture as base64: PNG, JPEG or WebP. Null goes back to the picture it came with. */
export const pictureBody = {
  picture: Type.Union([text(7_100_000, 1), Type.Null()]),
};
export const pictureBytesMax = 7_200_000;
