// Every address of the site: its title, its frame and its screen. A path that is not listed does
// not exist.
import type { GameCategory } from '@baize/contract';
import type { TextKey } from '@baize/i18n';
import { categoryPlaces } from './app/category-places.ts';
import type { DialogName } from './app/dialogs.ts';
import { lazyScreen, type LazyScreen } from './app/lazy-screen.tsx';
import { offerAhead } from './app/fetch-ahead.ts';

/**
 * With all around it; without the side bar; without footer and side bar; a game under a low header;
 * nothing.
 */
export type Frame = 'whole' | 'no-side' | 'header' | 'game' | 'bare';

export interface SiteRoute {
  readonly paths: readonly string[];
  readonly title: TextKey;
  readonly screen: LazyScreen<object>;
  readonly frame: Frame;
  readonly dialog?: DialogName;
  /** Open even where the home page needs a session. */
  readonly open?: true;
  /** Open even while the house is closed: where it can be reached. */
  readonly evenClosed?: true;
}

const home = lazyScreen(async () => (await import('./pages/home.tsx')).HomePage);
const games = lazyScreen(async () => (await import('./pages/games.tsx')).GamesPage);
const lottery = lazyScreen(
  async () => (await import('./pages/lottery.tsx')).LotteryPage,
  ['lottery'],
);
const vnLottery = lazyScreen(
  async () => (await import('./pages/area-lottery.tsx')).VnLotteryPage,
  ['lottery'],
);
const seaLottery = lazyScreen(
  async () => (await import('./pages/area-lottery.tsx')).SeaLotteryPage,
  ['lottery'],
);
const favourites = lazyScreen(async () => (await import('./pages/favourites.tsx')).FavouritesPage);
const game = lazyScreen(async () => (await import('./pages/game.tsx')).GamePage);
const vip = lazyScreen(async () => (await import('./pages/vip.tsx')).VipPage, ['vip']);
const promotions = lazyScreen(
  async () => (await import('./pages/promotions.tsx')).PromotionsPage,
  ['promotions', 'invitations'],
);
const draws = lazyScreen(
  async () => (await import('./pages/draws.tsx')).DrawsPage,
  ['draws', 'promotions'],
);
const pointMall = lazyScreen(
  async () => (await import('./pages/point-mall.tsx')).PointMallPage,
  ['points', 'account'],
);
const help = lazyScreen(async () => (await import('./pages/help.tsx')).HelpPage, ['help']);
const gate = lazyScreen(async () => (await import('./pages/gate.tsx')).GatePage, ['account']);
const download = lazyScreen(
  async () => (await import('./pages/download.tsx')).DownloadPage,
  ['later'],
);
const credits = lazyScreen(
  async () => (await import('./pages/credits.tsx')).CreditsPage,
  ['later'],
);
const join = lazyScreen(
  async () => (await import('./pages/join.tsx')).JoinPage,
  ['account', 'feedback', 'join'],
);
const fairness = lazyScreen(
  async () => (await import('./pages/fairness.tsx')).FairnessPage,
  ['fairness', 'account'],
);

const listed = Object.entries(categoryPlaces).map(([category, place]): SiteRoute => {
  const title = `catalogue.category-${category as GameCategory}` as const;
  const screen = category === 'LOTT' || category === 'ELOTT' ? lottery : games;
  return { paths: [place], title, screen, frame: category === 'LOTT' ? 'header' : 'whole' };
});

export const routes: readonly SiteRoute[] = [
  {
    paths: ['/', '/index', '/index.html', '/home'],
    title: 'home.page-title',
    screen: home,
    frame: 'whole',
  },
  {
    paths: ['/register', '/register.html'],
    title: 'shell.register',
    screen: home,
    frame: 'whole',
    dialog: 'register',
    open: true,
  },
  { paths: ['/login'], title: 'shell.sign-in', screen: gate, frame: 'bare', open: true },
  ...listed,
  { paths: ['/Vnlottery'], title: 'catalogue.vn-lottery', screen: vnLottery, frame: 'header' },
  { paths: ['/seaLottery'], title: 'catalogue.sea-lottery', screen: seaLottery, frame: 'header' },
  { paths: ['/favourites'], title: 'catalogue.favourites', screen: favourites, frame: 'whole' },
  { paths: ['/game', '/seamless'], title: 'catalogue.play', screen: game, frame: 'game' },
  { paths: ['/vip'], title: 'shell.vip', screen: vip, frame: 'whole' },
  { paths: ['/fairness'], title: 'shell.fairness', screen: fairness, frame: 'whole' },
  {
    paths: ['/down', '/download'],
    title: 'shell.download',
    screen: download,
    frame: 'whole',
    open: true,
  },
  { paths: ['/join'], title: 'shell.join', screen: join, frame: 'whole' },
  { paths: ['/pointMall'], title: 'shell.point-mall', screen: pointMall, frame: 'no-side' },
  {
    paths: ['/promotions', '/promoDetail'],
    title: 'shell.promotions',
    screen: promotions,
    frame: 'whole',
  },
  { paths: ['/draws'], title: 'shell.draws', screen: draws, frame: 'whole' },
  { paths: ['/credits'], title: 'shell.credits', screen: credits, frame: 'whole' },
  {
    paths: ['/helpmc'],
    title: 'shell.help',
    screen: help,
    frame: 'bare',
    open: true,
    evenClosed: true,
  },
  { paths: ['/help'], title: 'shell.help', screen: help, frame: 'whole' },
];

export function routeOf(path: string): SiteRoute | undefined {
  const plain = path.length > 1 ? path.replace(/\/+$/u, '') : path;
  return routes.find(({ paths }) => paths.includes(plain === '' ? '/' : plain));
}

offerAhead((path) => void routeOf(path)?.screen.preload());
