// The screens of the small games as a member comes to them, each after a round, and the panels that
// are their own.
import { expect, type Locator, type Page } from '@playwright/test';
import { Instant, type InstantCode } from './player/instant.ts';
import type { Screen } from './screens.ts';
import { t } from './texts.ts';

interface RoomView {
  readonly open: (game: Instant) => Promise<void>;
  readonly shows: (game: Instant) => Locator;
}

function room(code: InstantCode, name: string, { open, shows }: RoomView): Screen {
  return {
    name: `${code}, ${name}`,
    path: `/game?game=${code}&vendor=BAIZE`,
    open: async (page: Page) => {
      const game = new Instant(page, code);
      await expect(game.frame.getByRole('main')).toBeVisible();
      await open(game);
    },
    shows: (page) => shows(new Instant(page, code)),
  };
}

const playButton = ({ playButton: button }: Instant): Locator => button;

const played: RoomView = {
  open: async (game) => {
    await game.playButton.click();
    await game.expectTold();
  },
  shows: playButton,
};

/** A hand stays open from one visit to the next. */
const inHand: RoomView = {
  open: async (game) => {
    if (await game.playButton.isVisible()) await game.playButton.click();
    await expect(game.playButton).toBeHidden();
  },
  shows: ({ frame }) => frame.getByRole('button', { name: t('instant.cash-out-first') }),
};

export const instantScreens: readonly Screen[] = [
  room('dice', 'a roll', played),
  room('coin', 'a flip', played),
  room('wheel', 'a spin', played),
  room('plinko', 'a ball', played),
  room('mines', 'a hand', inHand),
  room('hilo', 'a hand', inHand),
  room('plinko', 'rules', {
    open: async ({ frame }) => {
      await frame.getByRole('button', { name: t('arcade.menu'), exact: true }).click();
      await frame.getByRole('button', { name: t('instant.rules') }).click();
    },
    shows: ({ frame }) => frame.getByRole('dialog', { name: t('instant.rules') }),
  }),
  room('dice', 'autoplay', {
    open: async ({ frame }) => {
      await frame.getByRole('button', { name: t('instant.autoplay') }).click();
    },
    shows: ({ frame }) => frame.getByRole('dialog', { name: t('instant.autoplay') }),
  }),
];
