// The screens of lotteries, from the lobby to the proof of a draw, as a member comes to them.
import { expect, type Locator, type Page } from '@playwright/test';
import { Lottery } from './player/lottery.ts';
import type { Screen } from './screens.ts';
import { t } from './texts.ts';

type LotteryCode = 'LHC_WEEK' | 'SSC_1M';

interface RoomView {
  readonly open: (lottery: Lottery) => Promise<void>;
  readonly shows: (lottery: Lottery) => Locator;
}

/** A view of a lottery in its room. */
function room(code: LotteryCode, name: string, { open, shows }: RoomView): Screen {
  const at = (page: Page) => new Lottery(page, t(`lottery.${code}`));
  return {
    name: `lottery, ${name}`,
    path: `/game?game=${code}&vendor=TCG_LOTTO&mode=LOTT`,
    open: async (page) => {
      // The views of a phone: on a desk some of them stand beside the pad.
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(at(page).ticket).toBeVisible();
      await open(at(page));
    },
    shows: (page) => shows(at(page)),
  };
}

/** Picks are kept from one visit to the next. */
async function pickSeven(lottery: Lottery): Promise<void> {
  const seven = lottery.answer(t('lottery-play.row-one'), /^07/u);
  if ((await seven.getAttribute('aria-pressed')) !== 'true') await seven.click();
}

async function fillCart(lottery: Lottery): Promise<void> {
  await pickSeven(lottery);
  await lottery.press(t('lottery-play.to-cart'));
  await lottery.open('cart');
}

/** The first draw of a new house is waited for. */
async function seeResults(lottery: Lottery): Promise<void> {
  await lottery.open('results');
  await expect(lottery.proofs.first()).toBeVisible({ timeout: 75_000 });
}

/** A lottery whose issue does not close meanwhile, where numbers are picked. */
export const lotteryScreens: readonly Screen[] = [
  {
    name: 'lotteries',
    path: '/lottery',
    shows: (page) => page.getByRole('main').getByRole('timer').first(),
  },
  room('LHC_WEEK', 'pad', { open: pickSeven, shows: ({ ticket }) => ticket }),
  room('LHC_WEEK', 'cart', {
    open: fillCart,
    // On a desk it also stands beside the view.
    shows: ({ frame }) => frame.getByRole('button', { name: t('lottery-play.place-order') }).last(),
  }),
  room('LHC_WEEK', 'chase', {
    open: async (lottery) => {
      await fillCart(lottery);
      await lottery.press(t('lottery-play.chase'));
    },
    shows: ({ frame }) => frame.getByRole('dialog', { name: t('lottery-play.chase-title') }),
  }),
  room('LHC_WEEK', 'my slips', {
    open: async (lottery) => {
      await pickSeven(lottery);
      await lottery.press(/^Bet P/u);
      await lottery.open('slips');
    },
    shows: ({ frame }) => frame.getByRole('listitem').first(),
  }),
  room('SSC_1M', 'results', { open: seeResults, shows: ({ proofs }) => proofs.first() }),
  room('SSC_1M', 'proof', {
    open: async (lottery) => {
      await seeResults(lottery);
      await lottery.proofs.first().click();
    },
    shows: ({ frame }) => frame.getByRole('dialog'),
  }),
];
