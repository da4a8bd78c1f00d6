// A game of an outside vendor in the site's frame: its table, and the site's bar above it.
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { Units } from '@baize/money';
import { amountIn, t } from '../texts.ts';

export class VendorGame {
  readonly page: Page;
  readonly name: string;
  readonly frame: FrameLocator;
  readonly playButton: Locator;
  readonly result: Locator;
  readonly rounds: Locator;

  constructor(page: Page, name: string) {
    this.page = page;
    this.name = name;
    this.frame = page.getByTitle(t('catalogue.game-frame', { name })).contentFrame();
    this.playButton = this.frame.getByRole('button', { name: /^Play/u });
    this.result = this.frame.locator('p[role=status]');
    this.rounds = this.frame.getByRole('complementary').getByRole('listitem');
  }

  async expectOpen(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: this.name, level: 1 })).toBeVisible();
    await expect(this.playButton).toBeVisible();
  }

  /** One round from the press to what came of it. */
  async play(): Promise<void> {
    const mark = this.frame.getByRole('button', { name: 'Pick for me' });
    if (await mark.isVisible()) await mark.click();
    await this.playButton.click();
    await this.expectTold();
  }

  async expectTold(): Promise<void> {
    await expect(this.playButton).toBeEnabled({ timeout: 30_000 });
    await expect(this.result).not.toBeEmpty();
  }

  async balance(): Promise<Units> {
    return amountIn(await this.frame.locator('output').first().innerText());
  }

  /** By the site's own bar. */
  async leave(): Promise<void> {
    await this.page.getByRole('button', { name: t('catalogue.leave-game') }).click();
    await expect(this.page).not.toHaveURL(/\/game\?/u);
  }
}
