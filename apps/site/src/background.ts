// Code loaded after the page's first picture, in one file: background work, layers above the page,
// and parts below or beside what is seen first.
export { FooterMore } from './shell/footer-more.tsx';
export { JackpotBoard } from './features/jackpots/jackpot-board.tsx';
export { Overlays } from './overlays.tsx';
export { PopularLotteries } from './features/catalogue/popular-lotteries.tsx';
export { Promises } from './features/home/promises.tsx';
export { SideBar } from './shell/side-bar.tsx';
export { SiteLife } from './shell/site-life.ts';
export { WinnerBoard } from './features/catalogue/winner-board.tsx';
