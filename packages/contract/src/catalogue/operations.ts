// Catalogue, as staff arrange it: what is on offer, in which order, how it is called and pictured,
// and what is closed for now. Every change holds at once and is audited with what was before.
import { Type } from 'typebox';
import { endpoint } from '../kit/endpoint.ts';
import { languageTag, pageQuery, text } from '../kit/schema.ts';
import { category, gameId, offerState, pictureBody, pictureBytesMax } from './schema.ts';

const view = { wire: 'own', who: 'staff', permission: 'catalogue.view' } as const;
const edit = { wire: 'own', who: 'staff', permission: 'catalogue.edit' } as const;

const vendorCode = () => Type.String({ pattern: '^[0-9A-Z_]{1,40}$' });
/** By locale, e.g. `en`. */
const names = () => Type.Record(languageTag, text(80));
const categoryFact = Type.Object({
  category: category(),
  state: offerState(),
  /** In the order of the lane. */
  cards: Type.Array(
    Type.Object({
      vendor: text(40),
      hot: Type.Boolean(),
      popup: Type.Boolean(),
      games: Type.Integer(),
      /** The state that players see, all switches together. */
      shown: offerState(),
    }),
  ),
});
const vendorFact = Type.Object({
  vendor: text(40),
  displayName: text(80),
  names: names(),
  /** Staff’s own switch. */
  state: offerState(),
  /** The state of its integration: off until credentials are entered. */
  integration: offerState(),
  house: Type.Boolean(),
  isSingle: Type.Boolean(),
  accountTypeId: Type.Integer(),
  picture: text(300),
  ownPicture: Type.Boolean(),
  categories: Type.Array(category()),
  games: Type.Integer(),
});
const gameFact = Type.Object({
  nodeId: text(80),
  vendor: text(40),
  gameCode: text(80),
  category: category(),
  displayName: text(120),
  names: Type.Record(Type.String(), text(120)),
  classes: Type.Array(text(40)),
  mechanic: text(40),
  returnPercent: text(10),
  demo: Type.Boolean(),
  hot: Type.Boolean(),
  state: offerState(),
  shown: offerState(),
  /** The switch that decides what is shown; absent while it is on. */
  closedBy: Type.Union([
    Type.Literal('game'),
    Type.Literal('vendor'),
    Type.Literal('category'),
    Type.Literal('return'),
    Type.Null(),
  ]),
  /** From 1, among the games of its category. */
  place: Type.Integer(),
  picture: text(300),
  ownPicture: Type.Boolean(),
});

export const catalogueOperations = {
  getOffer: endpoint({
    ...view,
    summary: 'Categories with their lanes, and every vendor',
    method: 'GET',
    path: '/ops/catalogue',
    gives: Type.Object({
      categories: Type.Array(categoryFact),
      vendors: Type.Array(vendorFact),
    }),
    refusals: [],
  }),
  findGames: endpoint({
    ...view,
    summary: 'Games by name, category, vendor and state, those that are off too',
    method: 'GET',
    path: '/ops/catalogue/games',
    query: Type.Object({
      ...pageQuery,
      name: Type.Optional(text(80)),
      category: Type.Optional(category()),
      vendor: Type.Optional(vendorCode()),
      state: Type.Optional(offerState()),
    }),
    gives: Type.Object({ games: Type.Array(gameFact), total: Type.Integer() }),
    refusals: [],
  }),
  countPlaying: endpoint({
    ...view,
    summary: 'How many players opened a game, or one of a vendor or a category, a moment ago',
    method: 'GET',
    path: '/ops/catalogue/playing',
    query: Type.Object({
      category: Type.Optional(category()),
      vendor: Type.Optional(vendorCode()),
      nodeId: Type.Optional(gameId()),
    }),
    gives: Type.Object({ players: Type.Integer(), minutes: Type.Integer() }),
    refusals: [],
  }),
  orderCategories: endpoint({
    ...edit,
    summary: 'Puts the categories in their order',
    method: 'PUT',
    path: '/ops/catalogue/order',
    body: Type.Object({ categories: Type.Array(category(), { maxItems: 8 }) }),
    gives: Type.Object({ categories: Type.Array(category()) }),
    refusals: ['order-incomplete'],
  }),
  switchCategory: endpoint({
    ...edit,
    summary: 'Opens a category, takes it off, or closes it for maintenance',
    method: 'PUT',
    path: '/ops/catalogue/categories/:category',
    params: Type.Object({ category: gameId() }),
    body: Type.Object({ state: offerState() }),
    gives: categoryFact,
    refusals: ['category-unknown'],
  }),
  orderVendors: endpoint({
    ...edit,
    summary: 'Puts the vendors of a category in their order',
    method: 'PUT',
    path: '/ops/catalogue/categories/:category/order',
    params: Type.Object({ category: gameId() }),
    body: Type.Object({ vendors: Type.Array(vendorCode(), { maxItems: 500 }) }),
    gives: categoryFact,
    refusals: ['category-unknown', 'order-incomplete'],
  }),
  editCard: endpoint({
    ...edit,
    summary: 'Says whether a vendor is hot in a category, and whether its games open in a popup',
    method: 'PUT',
    path: '/ops/catalogue/categories/:category/vendors/:vendor',
    params: Type.Object({ category: gameId(), vendor: gameId() }),
    body: Type.Object({
      hot: Type.Optional(Type.Boolean()),
      popup: Type.Optional(Type.Boolean()),
    }),
    gives: categoryFact,
    refusals: ['category-unknown', 'vendor-unknown'],
  }),
  editVendor: endpoint({
    ...edit,
    summary: 'Switches a vendor, names it, says which account its money is in',
    method: 'PUT',
    path: '/ops/catalogue/vendors/:vendor',
    params: Type.Object({ vendor: gameId() }),
    body: Type.Object({
      state: Type.Optional(offerState()),
      names: Type.Optional(names()),
      accountTypeId: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    }),
    gives: vendorFact,
    refusals: ['vendor-unknown'],
  }),
  setVendorPicture: endpoint({
    ...edit,
    summary: 'Gives a vendor a picture, or takes it back',
    method: 'PUT',
    path: '/ops/catalogue/vendors/:vendor/picture',
    perMinute: 60,
    bodyBytesMax: pictureBytesMax,
    params: Type.Object({ vendor: gameId() }),
    body: Type.Object(pictureBody),
    gives: vendorFact,
    refusals: ['vendor-unknown', 'picture-unreadable'],
  }),
  editGame: endpoint({
    ...edit,
    summary: 'Switches a game, makes it hot, names it, says its classes',
    method: 'PUT',
    path: '/ops/catalogue/games/:nodeId',
    params: Type.Object({ nodeId: gameId() }),
    body: Type.Object({
      state: Type.Optional(offerState()),
      hot: Type.Optional(Type.Boolean()),
      names: Type.Optional(names()),
      /** An empty list goes back to the classes it came with. */
      classes: Type.Optional(
        Type.Array(Type.String({ pattern: '^[0-9A-Za-z_-]{1,40}$' }), { maxItems: 20 }),
      ),
    }),
    gives: gameFact,
    refusals: ['game-unknown'],
  }),
  moveGame: endpoint({
    ...edit,
    summary: 'Moves a game to a place among the games of its category',
    method: 'PUT',
    path: '/ops/catalogue/games/:nodeId/place',
    params: Type.Object({ nodeId: gameId() }),
    body: Type.Object({ place: Type.Integer({ minimum: 1, maximum: 100_000 }) }),
    gives: gameFact,
    refusals: ['game-unknown'],
  }),
  setGamePicture: endpoint({
    ...edit,
    summary: 'Gives a game a picture, or takes it back',
    method: 'PUT',
    path: '/ops/catalogue/games/:nodeId/picture',
    perMinute: 60,
    bodyBytesMax: pictureBytesMax,
    params: Type.Object({ nodeId: gameId() }),
    body: Type.Object(pictureBody),
    gives: gameFact,
    refusals: ['game-unknown', 'picture-unreadable'],
  }),
};
