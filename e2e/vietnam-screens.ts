// The screens of Vietnam's lotteries: typed bets, pads of tails, result boards and their lobby.
import { expect, type Locator, type Page } from '@playwright/test';
import { Lottery } from './player/lottery.ts';
import type { Screen } from './screens.ts';
import { t } from './texts.ts';

interface RoomView {
  readonly open: (lottery: Lottery) => Promise<void>;
  readonly shows: (lottery: Lottery) => Locator;
}

function room(code: 'VN_N_1M' | 'VN_S_1M', name: string, { open, shows }: RoomView): Screen {
  const at = (page: Page) => new Lottery(page, t(`lottery.${code}`));
  return {
    name: `lottery of Vietnam, ${name}`,
    path: `/game?game=${code}&vendor=TCG_LOTTO_VN&mode=VN`,
    open: async (page) => {
      // The views of a phone: on a desk some of them stand beside the pad.
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(at(page).ticket).toBeVisible();
      await open(at(page));
    },
    shows: (page) => shows(at(page)),
  };
}

/** The first draw of a new house is waited for. */
async function seeBoard(lottery: Lottery): Promise<void> {
  await lottery.open('results');
  await expect(lottery.frame.getByRole('table').first()).toBeVisible({ timeout: 75_000 });
}

export const vietnamScreens: readonly Screen[] = [
  room('VN_N_1M', 'tails', {
    open: async (lottery) => {
      await lottery.choose(t('lottery-play.group-lots'));
      await expect(lottery.frame.getByRole('button', { name: 'Đầu 5' })).toBeVisible();
    },
    shows: ({ ticket }) => ticket,
  }),
  room('VN_S_1M', 'typed numbers', {
    open: async (lottery) => {
      await lottery.choose(t('lottery-play.group-lots'));
      await lottery.choose(t('lottery-play.play-all-lots', { count: 3 }));
    },
    shows: ({ frame }) =>
      frame.getByRole('textbox', { name: t('lottery-vietnam.typed-label', { count: 3 }) }),
  }),
  room('VN_N_1M', 'typed bets', {
    open: async (lottery) => {
      await lottery.choose(t('lottery-vietnam.way-typed'));
      await lottery.frame
        .getByRole('textbox', { name: t('lottery-vietnam.type-bets') })
        .fill('bl 05 23 x10\nxien 01 51 60 n1\nda 12 34 x5');
    },
    shows: ({ frame }) => frame.getByText(t('lottery-vietnam.questions-first')),
  }),
  room('VN_S_1M', 'board', {
    open: seeBoard,
    shows: ({ frame }) => frame.getByRole('table').first(),
  }),
  room('VN_S_1M', 'days of absence', {
    open: async (lottery) => {
      await seeBoard(lottery);
      await lottery.choose(t('lottery-play.results-absence'));
    },
    shows: ({ frame }) => frame.getByRole('list', { name: t('lottery-vietnam.absence') }),
  }),
  room('VN_N_1M', 'lobby', {
    open: (lottery) => lottery.open('lobby'),
    shows: ({ frame }) =>
      frame.getByRole('heading', { name: t('lottery-vietnam.region-north'), exact: true }),
  }),
];
