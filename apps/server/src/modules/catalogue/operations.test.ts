// Proves that what staff decide of the offer holds for players at once, in every process, is
// written down with what was before, and is never undone by a vendor's next list.
import { readFile } from 'node:fs/promises';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { gameCategories } from '@baize/contract';
import sharp from 'sharp';
import { freshDatabase } from '../../../testing/database.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { busInMemory, owner } from '../settings/testing.ts';
import { playerCaller } from '../wagering/testing.ts';
import { houseVendor, type Catalogue } from './index.ts';
import { buildCatalogue, gameFacts, newWorld, visitor, type World } from './testing.ts';

const now = 1_795_000_000_000;
const databases: Database[] = [];
let world: World;
let catalogue: Catalogue;
/** Another process on the same database and bus. */
let other: Catalogue;
beforeEach(async () => {
  const database = await freshDatabase();
  databases.push(database);
  world = newWorld();
  const of = (code: string, more = {}) => gameFacts(code, { vendor: 'PT', ...more });
  world.games.set('PT', [of('a'), of('b'), of('c'), of('hall', { category: 'LIVE' })]);
  world.states.set('PT', 'on');
  const bus = busInMemory();
  ({ catalogue: other } = await buildCatalogue(database, world, { bus }));
  ({ catalogue } = await buildCatalogue(database, world, { bus }));
});
afterAll(() => Promise.all(databases.map((database) => database.close())));

const by = <I>(input: I) => callOf(owner, input, now);
const see = <I>(input: I) => callOf(visitor, input, now);
const codes = async (from = catalogue) => {
  const { games } = given(await from.actions.listGames(see({ gameType: 'RNG' })));
  return games.map(({ gameCode }) => gameCode);
};
const titles = async (from = catalogue) =>
  given(await from.actions.listVendors(see({}))).data.lanes.map(({ title }) => title);

test('staff see categories with their cards and every vendor with its state', async () => {
  const { categories, vendors } = given(await catalogue.actions.getOffer(by({})));
  expect(categories.map(({ category }) => category)).toEqual([...gameCategories]);
  expect(vendors.find(({ vendor }) => vendor === 'PT')).toMatchObject({
    displayName: 'Playtech',
    state: 'on',
    integration: 'on',
    categories: ['LIVE', 'RNG'],
    games: 4,
  });
  expect(vendors.find(({ vendor }) => vendor === 'MG')?.integration).toBe('off');
});

test('closing a game reports how many players opened it recently', async () => {
  const playing = async (input: object) =>
    given(await catalogue.actions.countPlaying(by(input))).players;
  const ana = playerCaller('ana');
  const bo = playerCaller('bo');
  const launch = (caller: typeof ana, nodeId: string, at: number) =>
    catalogue.actions.launchGame(
      callOf(caller, { launchMode: 'GLS', nodeId, vassalage: 'PT' }, at),
    );
  given(await launch(ana, 'PT-a', now - 60_000));
  given(await launch(ana, 'PT-b', now - 60_000));
  given(await launch(bo, 'PT-b', now - 16 * 60_000));
  expect(await playing({ nodeId: 'PT-a' })).toBe(1);
  expect(await playing({ vendor: 'PT' })).toBe(1);
  expect(await playing({ category: 'LIVE' })).toBe(0);
  expect(await playing({ nodeId: 'PT-c' })).toBe(0);
});

test('games are found by name, vendor, category and state, also when off', async () => {
  given(await catalogue.actions.editGame(by({ nodeId: 'PT-b', state: 'off' as const })));
  const find = async (input: Parameters<Catalogue['actions']['findGames']>[0]['input']) =>
    given(await catalogue.actions.findGames(by(input)));
  expect(await codes()).toEqual(['golden-lotus-20', 'a', 'c']);
  expect((await find({ vendor: 'PT' })).total).toBe(4);
  expect((await find({ state: 'off' })).games).toMatchObject([{ nodeId: 'PT-b', shown: 'off' }]);
  expect((await find({ category: 'LIVE' })).games.map(({ nodeId }) => nodeId)).toEqual(['PT-hall']);
  expect((await find({ name: 'LOTUS' })).games).toMatchObject([{ displayName: 'Golden Lotus 20' }]);
  expect((await find({ pageSize: 2, pageNo: 2 })).games).toHaveLength(2);
});

test('an order of categories is accepted as a whole or refused', async () => {
  const order = gameCategories.toReversed();
  given(await catalogue.actions.orderCategories(by({ categories: order })));
  expect(await titles()).toEqual(['RNG', 'LIVE']);
  expect(await catalogue.actions.orderCategories(by({ categories: order.slice(1) }))).toEqual({
    refused: 'order-incomplete',
  });
  expect(world.audited).toMatchObject([
    {
      action: 'order-categories',
      before: { order: [...gameCategories] },
      after: { order },
    },
  ]);
});

test('vendors of a category are in the order of staff', async () => {
  const { categories } = given(await catalogue.actions.getOffer(by({})));
  const cards = categories.find(({ category }) => category === 'RNG')?.cards ?? [];
  const vendors = cards.map(({ vendor }) => vendor).toReversed();
  const fact = given(await catalogue.actions.orderVendors(by({ category: 'RNG', vendors })));
  expect(fact.cards.map(({ vendor }) => vendor)).toEqual(vendors);
  const sorting = async () => given(await other.actions.listVendors(see({}))).data.sorting;
  await expect.poll(sorting).toContainEqual({ gameCategory: 'RNG', vendors: ['PT', 'BAIZE'] });
  expect(
    await catalogue.actions.orderVendors(by({ category: 'RNG', vendors: ['PT', 'PT'] })),
  ).toEqual({ refused: 'order-incomplete' });
  expect(await catalogue.actions.orderVendors(by({ category: 'NO', vendors }))).toEqual({
    refused: 'category-unknown',
  });
});

// @proves L158 R97
test('a closed category, vendor or game is closed in every process at once', async () => {
  const launch = () =>
    other.actions.launchGame(
      callOf(playerCaller('ann'), { launchMode: 'GLS', nodeId: 'PT-a' }, now),
    );
  const close = { state: 'maintenance' as const };
  const open = { state: 'on' as const };
  given(await catalogue.actions.switchCategory(by({ category: 'RNG', ...close })));
  await expect.poll(launch).toEqual({ refused: 'game-maintenance', facts: { by: 'category' } });
  expect(other.refusalOfGame('golden-lotus-20')?.refused).toBe('game-maintenance');
  given(await catalogue.actions.switchCategory(by({ category: 'RNG', ...open })));
  given(await catalogue.actions.editVendor(by({ vendor: 'PT', ...close })));
  await expect.poll(launch).toEqual({ refused: 'game-maintenance', facts: { by: 'vendor' } });
  expect(other.refusalOfGame('golden-lotus-20')).toBeUndefined();
  given(await catalogue.actions.editVendor(by({ vendor: 'PT', ...open })));
  given(await catalogue.actions.editGame(by({ nodeId: 'PT-a', state: 'off' as const })));
  await expect.poll(launch).toEqual({ refused: 'game-off', facts: { by: 'game' } });
  await expect.poll(() => codes(other)).toEqual(['golden-lotus-20', 'b', 'c']);
  given(await catalogue.actions.editGame(by({ nodeId: 'PT-a', ...open })));
  await expect.poll(launch).toHaveProperty('game_url');
  expect(await catalogue.actions.switchCategory(by({ category: 'NO', ...open }))).toEqual({
    refused: 'category-unknown',
  });
});

test('open pages hear of a change but not of a refused one', async () => {
  const before = world.changes;
  given(await catalogue.actions.editGame(by({ nodeId: 'PT-a', hot: true })));
  expect(world.changes).toBe(before + 1);
  await catalogue.actions.editGame(by({ nodeId: 'PT-none', hot: true }));
  expect(world.changes).toBe(before + 1);
});

test('games of an integration that goes off go off too', async () => {
  world.states.set('PT', 'off');
  await catalogue.vendorsChanged();
  await expect.poll(() => codes(other)).toEqual(['golden-lotus-20']);
  await expect.poll(() => titles(other)).toEqual(['RNG']);
});

test('staff mark a vendor as hot and as a popup by category', async () => {
  const edit = { category: 'LIVE', vendor: 'PT', hot: true, popup: true };
  given(await catalogue.actions.editCard(by(edit)));
  const { data } = given(await catalogue.actions.listVendors(see({})));
  const cards = data.lanes.flatMap((lane) => lane.cards).filter((card) => card.vassalage === 'PT');
  expect(cards.map(({ gameType, isHot, isGame }) => [gameType, isHot, isGame])).toEqual([
    ['LIVE', 1, 'VASSALAGE'],
    ['RNG', 0, ''],
  ]);
  expect(await catalogue.actions.editCard(by({ ...edit, category: 'PVP' }))).toEqual({
    refused: 'vendor-unknown',
  });
});

test('staff set a vendor’s name and account; an empty name restores its own', async () => {
  const names = { en: ' House of Play ', id: '' };
  const fact = given(
    await catalogue.actions.editVendor(by({ vendor: 'PT', names, accountTypeId: 40 })),
  );
  expect(fact).toMatchObject({ displayName: 'House of Play', names: { en: 'House of Play' } });
  given(await catalogue.actions.editVendor(by({ vendor: 'PT', names: {} })));
  const { data } = given(await catalogue.actions.listVendors(see({})));
  const card = data.lanes.flatMap(({ cards }) => cards).find(({ vassalage }) => vassalage === 'PT');
  expect(card).toMatchObject({ displayName: 'Playtech', accountTypeId: 40 });
  expect(await catalogue.actions.editVendor(by({ vendor: 'NO' }))).toEqual({
    refused: 'vendor-unknown',
  });
});

test('settings of staff on a game survive the vendor’s next list', async () => {
  const edit = { nodeId: 'PT-a', hot: true, names: { en: 'Alpha' }, classes: ['new', 'new'] };
  given(await catalogue.actions.editGame(by(edit)));
  const told = world.games.get('PT') ?? [];
  world.games.set(
    'PT',
    told.map((game) => ({ ...game, names: { en: 'Renamed' }, returnPercent: '97.00%' })),
  );
  await catalogue.syncVendors();
  const found = async () =>
    given(await other.actions.listGames(see({ gameClassify: 'new' }))).games;
  await expect
    .poll(found)
    .toMatchObject([{ displayName: 'Alpha', isHot: 1, returnPercent: '97.00%' }]);
  expect(await catalogue.actions.editGame(by({ nodeId: 'none' }))).toEqual({
    refused: 'game-unknown',
  });
});

test('a game that its vendor stops offering is off until it returns', async () => {
  const told = world.games.get('PT') ?? [];
  world.games.set('PT', told.slice(1));
  await catalogue.syncVendors();
  await expect.poll(() => codes(other)).toEqual(['golden-lotus-20', 'b', 'c']);
  world.games.delete('PT');
  expect(await catalogue.syncVendors()).toEqual(['PT']);
  expect(await codes()).toEqual(['golden-lotus-20', 'b', 'c']);
  world.games.set('PT', told);
  await catalogue.syncVendors();
  expect(await codes()).toEqual(['golden-lotus-20', 'a', 'b', 'c']);
});

test('a wrong list of one vendor affects no other vendor', async () => {
  const told = world.games.get('PT') ?? [];
  const stolen = gameFacts('lotus-20', { vendor: 'golden', names: { en: 'Stolen' } });
  world.states.clear();
  for (const vendor of ['AG', 'golden', houseVendor, 'PT']) world.states.set(vendor, 'on');
  world.games.set('AG', [gameFacts('x', { vendor: 'AG', names: { en: 'not\u0000kept' } })]);
  world.games.set('golden', [stolen]);
  world.games.set(houseVendor, []);
  world.games.set(
    'PT',
    told.map((game) => ({ ...game, names: { en: `${game.gameCode} again` } })),
  );
  expect(await catalogue.syncVendors()).toEqual([]);
  const { games } = given(await catalogue.actions.findGames(by({})));
  const shown = games.map(({ nodeId, vendor, displayName }) => [nodeId, vendor, displayName]);
  expect(shown).toContainEqual(['golden-lotus-20', houseVendor, 'Golden Lotus 20']);
  expect(shown).toContainEqual(['PT-b', 'PT', 'b again']);
});

test('a game moves to its place; the others keep their order', async () => {
  expect(given(await catalogue.actions.moveGame(by({ nodeId: 'PT-c', place: 1 }))).place).toBe(1);
  await expect.poll(() => codes(other)).toEqual(['c', 'golden-lotus-20', 'a', 'b']);
  given(await catalogue.actions.moveGame(by({ nodeId: 'PT-c', place: 99 })));
  expect(await codes()).toEqual(['golden-lotus-20', 'a', 'b', 'c']);
  expect(world.audited.map(({ before, after }) => [before, after])).toEqual([
    [{ place: 4 }, { place: 1 }],
    [{ place: 1 }, { place: 4 }],
  ]);
  expect(await catalogue.actions.moveGame(by({ nodeId: 'none', place: 1 }))).toEqual({
    refused: 'game-unknown',
  });
});

test('games moved in parallel each have one place', async () => {
  const moves = ['PT-a', 'PT-b', 'PT-c', 'golden-lotus-20'].map((nodeId, at) =>
    (at % 2 ? catalogue : other).actions.moveGame(by({ nodeId, place: 1 })),
  );
  (await Promise.all(moves)).forEach(given);
  await catalogue.vendorsChanged();
  expect((await codes()).toSorted()).toEqual(['a', 'b', 'c', 'golden-lotus-20']);
  const [here, there] = [await codes(), () => codes(other)];
  await expect.poll(there).toEqual(here);
});

test('a picture is re-encoded, named by its content, and removed again', async () => {
  const { actions } = catalogue;
  const plain = sharp({ create: { width: 900, height: 500, channels: 3, background: '#0c7a58' } });
  const picture = (await plain.png().toBuffer()).toString('base64');
  const game = given(await actions.setGamePicture(by({ nodeId: 'PT-a', picture })));
  const [, name = ''] = /^\/wps\/game\/picture\/([0-9a-f]{64})$/u.exec(game.picture) ?? [];
  const bytes = given(await other.actions.getPicture(see({ picture: name })));
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 720, height: 400 });
  const vendor = given(await actions.setVendorPicture(by({ vendor: 'PT', picture })));
  expect(vendor).toMatchObject({ ownPicture: true });
  const back = given(await actions.setGamePicture(by({ nodeId: 'PT-a', picture: null })));
  expect(back).toMatchObject({ ownPicture: false, picture: '/art/tiles/a.360.webp' });
  expect(given(await actions.setVendorPicture(by({ vendor: 'PT', picture: null }))).picture).toBe(
    '/art/vendors/pt.webp',
  );
});

test('a non-picture and a picture of an unknown game are refused', async () => {
  const { actions } = catalogue;
  const text = (await readFile(import.meta.filename)).toString('base64');
  expect(await actions.setGamePicture(by({ nodeId: 'PT-a', picture: text }))).toEqual({
    refused: 'picture-unreadable',
  });
  expect(await actions.setGamePicture(by({ nodeId: 'none', picture: null }))).toEqual({
    refused: 'game-unknown',
  });
  expect(await actions.setVendorPicture(by({ vendor: 'NO', picture: null }))).toEqual({
    refused: 'vendor-unknown',
  });
  expect(await actions.setVendorPicture(by({ vendor: 'PT', picture: text }))).toEqual({
    refused: 'picture-unreadable',
  });
});

// @proves R97
test('the platform closes a game by itself once, with a reason', async () => {
  const asked = {
    gameCode: 'golden-lotus-20',
    vendor: null,
    state: 'maintenance',
    reason: 'drift',
  } as const;
  expect(await catalogue.closeGame(asked)).toBeUndefined();
  expect(await catalogue.closeGame({ ...asked, state: 'off' })).toBeUndefined();
  expect(catalogue.refusalOfGame('golden-lotus-20')?.refused).toBe('game-maintenance');
  expect(world.audited).toMatchObject([
    { staff: { username: 'platform' }, after: { state: 'maintenance', reason: 'drift' } },
  ]);
  expect(await catalogue.closeGame({ ...asked, gameCode: 'none' })).toEqual({
    refused: 'game-unknown',
  });
});

test('equal requests share one object until something changes', async () => {
  const ask = async () => given(await catalogue.actions.listGames(see({ gameName: 'lotus' })));
  const first = await ask();
  expect(await ask()).toBe(first);
  given(await catalogue.actions.editGame(by({ nodeId: 'golden-lotus-20', hot: false })));
  expect(await ask()).not.toBe(first);
  expect((await ask()).games).toMatchObject([{ isHot: 0 }]);
});

test('a change without effect is not audited', async () => {
  given(await catalogue.actions.editGame(by({ nodeId: 'PT-a', state: 'on' as const })));
  given(await catalogue.actions.moveGame(by({ nodeId: 'PT-a', place: 2 })));
  expect(world.audited).toEqual([]);
});
