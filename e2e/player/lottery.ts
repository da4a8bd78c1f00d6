// A lottery at play: inside the site's game frame, by its pads, its cart and its lists.
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { beginning, t } from '../texts.ts';

export class Lottery {
  readonly frame: FrameLocator;

  constructor(page: Page, name: string) {
    this.frame = page.getByTitle(t('catalogue.game-frame', { name })).contentFrame();
  }

  get ticket(): Locator {
    return this.frame.getByRole('region', { name: t('lottery-play.ticket') });
  }

  /** The ways to the proofs of draws, the newest first. */
  get proofs(): Locator {
    const name = beginning(t('lottery-play.verify-of', { issue: '' }).trim());
    return this.frame.getByRole('button', { name });
  }

  async choose(name: string): Promise<void> {
    await this.frame.getByRole('tab', { name, exact: true }).click();
  }

  async press(name: string | RegExp): Promise<void> {
    await this.frame.getByRole('button', { name }).first().click();
  }

  answer(row: string, name: RegExp): Locator {
    const pad = this.frame.getByRole('group', { name: row, exact: true });
    return pad.getByRole('button', { name });
  }

  async pick(row: string, name: RegExp): Promise<void> {
    await this.answer(row, name).click();
  }

  async open(view: 'cart' | 'slips' | 'results' | 'lobby'): Promise<void> {
    const views = this.frame.getByRole('navigation', { name: t('lottery-play.views') });
    await views.getByRole('button', { name: t(`lottery-play.view-${view}`) }).click();
  }

  /** A bet late in an issue could be closed on its way. */
  async awaitTime(): Promise<void> {
    const clock = this.frame.getByRole('timer').first();
    await expect(clock).toHaveText(/00:[1-5]\d/u, { timeout: 60_000 });
  }
}
