// The lobby's screens against a fake server: stars that change at once and are reset on a refusal,
// lists that reach their last page, chips kept in the address, the popup of a vendor, rooms,
// shelves and lotteries, and a change of the offer on an open page.
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { goTo } from '../app/address.tsx';
import { useDialogs } from '../app/dialogs.ts';
import { ofTheOffer, queryClient } from '../app/query-client.ts';
import { useSessionStore } from '../app/session/session.ts';
import { showTexts } from '../app/texts/texts.ts';
import { CategoryStrip } from '../features/catalogue/category-strip.tsx';
import { OwnShelves } from '../features/catalogue/own-shelves.tsx';
import { RoomList } from '../features/catalogue/room-list.tsx';
import { openVendorPopup, useVendorPopup } from '../features/catalogue/vendor-popup.ts';
import { VendorPopupDialog } from '../features/catalogue/vendor-popup-dialog.tsx';
import { VendorLink } from '../features/catalogue/vendor-link.tsx';
import { FavouritesPage } from './favourites.tsx';
import { GamePage } from './game.tsx';
import { GamesPage } from './games.tsx';
import { SeaLotteryPage, VnLotteryPage } from './area-lottery.tsx';

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly search: URLSearchParams;
  readonly body: Record<string, unknown>;
}

/** The server at the other end: its answers by the end of their path, and what it was asked. */
const server = vi.hoisted(() => {
  const line = { answers: {} as Record<string, (asked: Asked) => unknown>, asked: [] as Asked[] };
  globalThis.fetch = async (address, init) => {
    const { pathname: path, searchParams: search } = new URL(String(address), location.href);
    const body = JSON.parse(String(init?.body ?? '{}')) as Record<string, unknown>;
    const asked = { method: init?.method ?? 'GET', path, search, body };
    line.asked.push(asked);
    const answer = Object.entries(line.answers).find(([end]) => path.endsWith(end))?.[1];
    if (answer === undefined) return Response.json({ success: false }, { status: 404 });
    const value = answer(asked);
    if (path.startsWith('/lgw')) return Response.json(value);
    const refused = (value as { refused?: string }).refused;
    if (refused !== undefined) return Response.json({ success: false, refused }, { status: 409 });
    return Response.json({ success: true, value });
  };
  return line;
});

const gameNamed = (name: string, more: object = {}) => ({
  nodeId: name.toLowerCase().replaceAll(' ', '-'),
  gameCode: name,
  displayName: name,
  vassalage: 'SBXB',
  gameType: 'RNG',
  gameClassify: '',
  iconUrl: '',
  defaultIcon: '/art/tiles/default-rng.360.webp',
  isHot: 0,
  returnPercent: '96.00%',
  mechanic: 'reels',
  demo: true,
  maintenance: false,
  ...more,
});

const cardOf = (vassalage: string, displayName: string, more: object = {}) => ({
  vassalage,
  displayName,
  gameType: 'RNG',
  lagerIcon: '',
  isHot: 0,
  accountTypeId: 2,
  isGame: '',
  gameCount: 30,
  nodeId: '',
  maintenance: false,
  ...more,
});

const lane = {
  title: 'RNG',
  cards: [cardOf('BAIZE', 'Baize Originals'), cardOf('SBXB', 'Northstar')],
  gameClassify: ['hold', 'HOLD', 'tumble'].map((key) => ({ key, displayName: key, gameCount: 1 })),
};

/** Pages as the server cuts them. */
function pagesOf(games: readonly object[]) {
  return ({ search }: Asked) => {
    const size = Number(search.get('pageSize') ?? 20);
    const from = (Number(search.get('pageNo') ?? 1) - 1) * size;
    const page = games.slice(from, from + size);
    const totalPages = Math.ceil(games.length / size);
    return { games: page, content: page, pageNum: 1, totalPages, totalCount: games.length };
  };
}

const switchedOn = ['GAMELO3', 'GAMELOFAV3', 'GAMELOREC3', 'GAMELOHOT3', 'FREEPLAY3'];
const status = {
  maintenance: false,
  regionRestriction: false,
  info: {
    brand: { currencySymbol: 'P' },
    whitelabel: switchedOn.map((modId) => ({ modId, enabled: '1', childrenNodes: [] })),
  },
};

beforeEach(() => {
  showTexts(translatorOf('en'));
  queryClient.clear();
  queryClient.setQueryData(['status'], status);
  useSessionStore.getState().forget();
  useDialogs.setState({ open: undefined, wish: undefined });
  useVendorPopup.setState({ card: undefined });
  goTo('/rng', { replace: true });
  server.asked.length = 0;
  server.answers = {
    GCSGAME_newGameVendor: () => ({ data: { lanes: [lane], sorting: [] } }),
    MCSFE_getFavoriteGames: () => [],
  };
});

function signIn(): void {
  useSessionStore.getState().keep({
    token: 'a-token',
    customerId: 'p1',
    account: 'ann',
    nickname: '',
    isAgent: 0,
    toUpline: false,
    memberLabel: '',
  });
}

const show = (screenOf: ReactNode) =>
  render(<QueryClientProvider client={queryClient}>{screenOf}</QueryClientProvider>);
const star = () => screen.getByRole('button', { name: 'Favourite: Seven Bells' });
const isMarked = () => star().getAttribute('aria-pressed') === 'true';
const tiles = () => screen.queryAllByRole('article');
const button = (name: string) => screen.findByRole('button', { name });
const lastAsked = (end: string) => server.asked.findLast(({ path }) => path.endsWith(end));

const manyGames = Array.from({ length: 120 }, (_, at) => gameNamed(`Game ${at + 1}`));
const fourGames = ['Seven Bells', 'Lucky Lemons', 'Ember Vault', 'Jade Tumble'].map((name) =>
  gameNamed(name),
);

// @proves L38
test('a list goes on, page by page, to its very last game', async () => {
  server.answers['GCSGAME_gameList'] = pagesOf(manyGames);
  show(<GamesPage />);
  for (const count of [28, 56, 84, 112]) {
    await waitFor(() => expect(tiles()).toHaveLength(count));
    fireEvent.click(await button('Show more'));
  }
  await waitFor(() => expect(tiles()).toHaveLength(120));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  // The button is gone: the keyboard goes on at the first game that came.
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Game 113'));
});

test('a star is filled at once, and taken back when the server refuses it', async () => {
  signIn();
  server.answers['GCSGAME_gameList'] = pagesOf(fourGames);
  server.answers['MCSFE_addFavoriteGameV2'] = () => ({});
  show(<GamesPage />);
  await waitFor(() => expect(isMarked()).toBe(false));
  fireEvent.click(star());
  await waitFor(() => expect(isMarked()).toBe(true));
  await waitFor(() => expect(lastAsked('addFavoriteGameV2')?.body['nodeId']).toBe('seven-bells'));
  server.answers['MCSFE_removeFavoriteGameV2'] = () => ({ refused: 'too-many-requests' });
  fireEvent.click(star());
  await waitFor(() => expect(lastAsked('removeFavoriteGameV2')).toBeDefined());
  await waitFor(() => expect(isMarked()).toBe(true));
});

test('a visitor who presses a star is asked to sign in, and nothing is sent', async () => {
  server.answers['GCSGAME_gameList'] = pagesOf(fourGames);
  show(<GamesPage />);
  fireEvent.click(await button('Favourite: Seven Bells'));
  expect(useDialogs.getState().open).toBe('login');
  expect(server.asked.some(({ method }) => method === 'POST')).toBe(false);
});

// @proves L40
test('chips of classes and vendors stand once, are kept in the address and asked for', async () => {
  server.answers['GCSGAME_gameList'] = pagesOf(fourGames);
  show(<GamesPage />);
  const hold = await button('Hold and win');
  expect(screen.getAllByRole('button', { name: 'Hold and win' })).toHaveLength(1);
  fireEvent.click(hold);
  fireEvent.click(await button('Hot'));
  fireEvent.click(await button('Northstar'));
  await waitFor(() => expect(location.search).toMatch(/class=HOLD%2CHOT|class=hold%2CHOT/u));
  await waitFor(() => expect(lastAsked('gameList')?.search.get('vassalage')).toBe('SBXB'));
  expect(lastAsked('gameList')?.search.get('gameClassify')).toMatch(/^hold,HOT$/iu);
  fireEvent.click(hold);
  await waitFor(() => expect(lastAsked('gameList')?.search.get('gameClassify')).toBe('HOT'));
  expect(hold.getAttribute('aria-pressed')).toBe('false');
});

test('a search that finds nothing says so, and can be cleared', async () => {
  const all = pagesOf(fourGames);
  server.answers['GCSGAME_gameList'] = (asked) =>
    asked.search.get('gameName') === 'zzz' ? pagesOf([])(asked) : all(asked);
  show(<GamesPage />);
  await waitFor(() => expect(tiles()).toHaveLength(4));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zzz' } });
  fireEvent.click(await button('Clear the search'));
  await waitFor(() => expect(tiles()).toHaveLength(4));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

test('a game under maintenance is veiled and cannot be played from its button', async () => {
  const closed = gameNamed('Lucky Lemons', { maintenance: true });
  server.answers['GCSGAME_gameList'] = pagesOf([closed, ...fourGames.filter((_, at) => at !== 1)]);
  show(<GamesPage />);
  const tile = (await screen.findByText('Lucky Lemons')).closest('article')!;
  expect(within(tile).getByText('Under maintenance')).toBeTruthy();
  const plays = screen.getAllByRole<HTMLButtonElement>('button', { name: 'Play' });
  expect(plays.map(({ disabled }) => disabled)).toEqual([true, false, false, false]);
});

test('a list bears the mark of the offer, by which it follows what the house changes', async () => {
  server.answers['GCSGAME_gameList'] = pagesOf(fourGames);
  show(<GamesPage />);
  await waitFor(() => expect(tiles()).toHaveLength(4));
  server.answers['GCSGAME_gameList'] = pagesOf(fourGames.toReversed());
  const { offer } = ofTheOffer.meta;
  await act(() =>
    queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.['offer'] === offer }),
  );
  await waitFor(() => expect(tiles()[0]?.textContent).toContain('Jade Tumble'));
});

test('the popup of a vendor lists its games, searches them, and goes with one', async () => {
  server.answers['GCSGAME_gameList'] = pagesOf(fourGames);
  openVendorPopup(cardOf('SBXB', 'Northstar', { isGame: 'VASSALAGE' }));
  show(<VendorPopupDialog />);
  const popup = await screen.findByRole('dialog', { name: 'Northstar' });
  await waitFor(() => expect(within(popup).getAllByRole('article')).toHaveLength(4));
  expect(lastAsked('gameList')?.search.get('vassalage')).toBe('SBXB');
  fireEvent.change(within(popup).getByRole('searchbox'), { target: { value: 'bells' } });
  await waitFor(() => expect(lastAsked('gameList')?.search.get('gameName')).toBe('bells'));
  fireEvent.click(within(popup).getByRole('link', { name: /Seven Bells/u }));
  expect(useDialogs.getState().open).toBe('login');
  expect(screen.queryByRole('dialog', { name: 'Northstar' })).toBeNull();
});

test('rooms say what is played for and lead into the game; a closed one does not', async () => {
  signIn();
  const room = (roomId: string, more: object) => ({
    ...gameNamed('Domino Duel', { gameType: 'PVP' }),
    roomId,
    roomName: `Room ${roomId}`,
    minBet: 1,
    maxBet: 50,
    ...more,
  });
  server.answers['GLS2_roomList'] = () => ({
    list: [room('a', {}), room('b', { minBet: null, maxBet: null, maintenance: true })],
  });
  show(<RoomList vendor="SBXB" />);
  expect(await screen.findByText('P 1.00 to P 50.00')).toBeTruthy();
  const closed = await screen.findByRole<HTMLButtonElement>('button', { name: /Room b/u });
  expect(closed.disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: /Room a/u }));
  expect(`${location.pathname}${location.search}`).toBe(
    '/game?game=domino-duel&vendor=SBXB&room=a',
  );
});

test('shelves show what was played, marked and is hot; an empty one is not there', async () => {
  signIn();
  server.answers['GCS_recentGame'] = () => ({ list: [gameNamed('Seven Bells')] });
  server.answers['MCSFE_getFavoriteGamesList'] = pagesOf([]);
  server.answers['GCSGAME_hotGamesV2'] = () => ({ list: fourGames });
  show(<OwnShelves isWhole />);
  const recent = await screen.findByRole('region', { name: 'Continue playing' });
  expect(within(recent).getAllByRole('article')).toHaveLength(1);
  const hot = await screen.findByRole('region', { name: 'Hot games' });
  expect(within(hot).getAllByRole('article')).toHaveLength(4);
  expect(screen.queryByRole('region', { name: 'Your favourites' })).toBeNull();
});

test('all favourites are listed in pages; a visitor is asked to sign in', async () => {
  const { unmount } = show(<FavouritesPage />);
  fireEvent.click(await button('Sign in'));
  expect(useDialogs.getState().open).toBe('login');
  unmount();
  signIn();
  server.answers['MCSFE_getFavoriteGamesList'] = pagesOf(manyGames.slice(0, 40));
  show(<FavouritesPage />);
  fireEvent.click(await button('Show more'));
  await waitFor(() => expect(tiles()).toHaveLength(40));
});

// @proves L3 L39
test('Vietnamese lotteries stand by their group; without any, others are shown', async () => {
  const lottery = (gameName: string, maintenance: boolean) => ({
    ...gameNamed(gameName, { gameType: 'LOTT', vassalage: 'TCG_LOTTO_VN' }),
    gameName,
    maintenance,
  });
  const group = {
    gameGroupCode: 'north',
    displayName: 'North',
    gameMenus: [lottery('Hanoi', false), lottery('Haiphong', true)],
  };
  server.answers['/lgw/vn/games/game_menu'] = () => ({ north: group });
  const { unmount } = show(<VnLotteryPage />);
  expect(await screen.findByRole('heading', { name: 'North' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Hanoi/u }).getAttribute('href')).toMatch(/mode=VN$/u);
  expect(screen.getByText('Under maintenance')).toBeTruthy();
  unmount();
  queryClient.removeQueries({ queryKey: ['area-lotteries'] });
  server.answers['/lgw/vn/games/game_menu'] = () => ({});
  show(<VnLotteryPage />);
  const other = await screen.findByRole('link', { name: 'Lottery' });
  expect(other.getAttribute('href')).toBe('/lottery');
});

// @proves L39
test('lotteries of South-East Asia stand by country, and an address opens one', async () => {
  const lao = {
    ...gameNamed('LAO', { gameType: 'LOTT', vassalage: 'TCG_SEA' }),
    gameName: 'Lao lottery',
  };
  const group = { gameGroupCode: 'LAO', displayName: 'Laos', gameMenus: [lao] };
  server.answers['/lgw/games/game_menus'] = () => ({ LAO: group });
  const { unmount } = show(<SeaLotteryPage />);
  expect(await screen.findByRole('heading', { name: 'Laos' })).toBeTruthy();
  const link = screen.getByRole('link', { name: /Lao lottery/u });
  expect(link.getAttribute('href')).toMatch(/mode=SEA$/u);
  unmount();
  goTo(`/seaLottery?gameCode=${lao.gameCode}`, { replace: true });
  show(<SeaLotteryPage />);
  await waitFor(() => expect(window.location.pathname).toBe('/game'));
  expect(window.location.search).toContain('mode=SEA');
});

test('a category of two games shows others of the house below', async () => {
  goTo('/fish', { replace: true });
  const fish = ['Pearl Hunt', 'Reef Royale'].map((name) => gameNamed(name, { gameType: 'FISH' }));
  server.answers['GCSGAME_gameList'] = (asked) =>
    pagesOf(asked.search.get('gameType') === 'FISH' ? fish : fourGames)(asked);
  show(<GamesPage />);
  const more = await screen.findByRole('region', { name: 'More games' });
  expect(within(more).getAllByRole('article')).toHaveLength(4);
  expect(tiles()).toHaveLength(6);
});

test.each([1, 4])('on a page of %i games each card says the return once', async (count) => {
  server.answers['GCSGAME_gameList'] = pagesOf(fourGames.slice(0, count));
  show(<GamesPage />);
  await screen.findByText('Seven Bells');
  const told = tiles().map(({ textContent }) => textContent.match(/96\.00/gu)?.length);
  expect(told).toEqual(Array.from({ length: count }, () => 1));
});

test('vendors and categories under maintenance are marked, and open no game', async () => {
  const closed = { maintenance: true, gameType: 'LIVE', nodeId: 'wheel' };
  const live = cardOf('SBXA', 'Harbourlight', { ...closed, isHot: 1 });
  const lanes = [lane, { ...lane, title: 'LIVE', cards: [live] }];
  server.answers['GCSGAME_newGameVendor'] = () => ({ data: { lanes, sorting: [] } });
  signIn();
  show(
    <>
      <CategoryStrip />
      <VendorLink card={live} />
    </>,
  );
  const category = await screen.findByRole('link', { name: /Live casino/iu });
  const vendor = screen.getByRole('link', { name: /Harbourlight/u });
  expect(screen.getByRole('link', { name: /^Slots$/u })).toBeDefined();
  const before = location.href;
  for (const link of [category, vendor]) {
    expect(link.textContent).toContain('Under maintenance');
    expect(link.textContent).not.toContain('Hot');
    fireEvent.click(link);
    expect(location.href).toBe(before);
  }
});

test('an invitation to sign in at a game’s page shows the game', async () => {
  goTo('/game?game=seven-bells&vendor=SBXB', { replace: true });
  server.answers['GCSGAME_gameList'] = pagesOf(fourGames);
  show(<GamePage />);
  expect(await screen.findByText('Seven Bells')).toBeDefined();
  expect(screen.getByText(/^Sign in to play/u)).toBeDefined();
  fireEvent.click(await button('Sign in'));
  expect(useDialogs.getState().open).toBe('login');
});
