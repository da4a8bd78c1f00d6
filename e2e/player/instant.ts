// A small game at play: inside the site's game frame, by its one button and the words it tells.
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { t } from '../texts.ts';

export type InstantCode = 'dice' | 'coin' | 'wheel' | 'plinko' | 'mines' | 'hilo';

export class Instant {
  readonly frame: FrameLocator;
  readonly playButton: Locator;
  readonly told: Locator;

  constructor(page: Page, code: InstantCode) {
    const name = t(`instant.${code}`);
    this.frame = page.getByTitle(t('catalogue.game-frame', { name })).contentFrame();
    this.playButton = this.frame.getByRole('button', { name: t(`instant.play-${code}`) });
    this.told = this.frame.getByTestId('announcer');
  }

  get history(): Locator {
    return this.frame.getByRole('list', { name: t('instant.last-results') }).getByRole('listitem');
  }

  /** The result of the round in play, once it is told. */
  async expectTold(): Promise<void> {
    await expect(this.playButton).toHaveAttribute('aria-disabled', 'false', { timeout: 20_000 });
    await expect(this.history.first()).toBeVisible();
  }
}
