// A slot at play: inside the site's game frame, by its buttons and the words beside its canvas.
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { TextKey } from '@baize/i18n';
import type { Units } from '@baize/money';
import { amountIn, t } from '../texts.ts';

/** Free spins may play out one after the other before a round ends. */
const roundMs = 90_000;
const ordinaryRoundMs = 5000;
const tapEveryMs = 300;

export class Slot {
  readonly frame: FrameLocator;
  readonly spinButton: Locator;
  readonly spinningButton: Locator;
  readonly result: Locator;
  readonly #stage: Locator;

  constructor(page: Page, name: string) {
    this.frame = page.getByTitle(t('catalogue.game-frame', { name })).contentFrame();
    const named = (key: TextKey) => this.frame.getByRole('button', { name: t(key), exact: true });
    this.spinButton = named('slots.spin').or(named('slots.spin-free'));
    this.spinningButton = this.frame.getByRole('button', { name: t('slots.spinning') });
    this.result = this.frame.getByTestId('result');
    this.#stage = this.frame.locator('canvas');
  }

  get stake(): Locator {
    return this.frame.getByRole('combobox', { name: t('arcade.stake') });
  }

  /** A stake as it is written on the screen, e.g. `20.00`. */
  async choose(stake: string): Promise<void> {
    const offered = this.stake
      .locator('option')
      .filter({ hasText: new RegExp(`\\D${stake}$`, 'u') });
    await this.stake.selectOption(await offered.getAttribute('value'));
  }

  /** From the menu of the game. */
  async openPanel(title: TextKey): Promise<void> {
    await this.frame.getByRole('button', { name: t('arcade.menu'), exact: true }).click();
    const menu = this.frame.getByRole('dialog', { name: t('arcade.menu') });
    await menu.getByRole('button', { name: t(title), exact: true }).click();
    await expect(this.frame.getByRole('dialog', { name: t(title) })).toBeVisible();
  }

  async closePanel(): Promise<void> {
    const dialog = this.frame.getByRole('dialog');
    await dialog.getByRole('button', { name: t('arcade.close'), exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  /** One round from the press to the displayed result. */
  async spin(): Promise<void> {
    await this.spinButton.click();
    await this.expectTold();
  }

  /** Watches an ordinary round to its end, and taps through the pauses of a long one. */
  async expectTold(): Promise<void> {
    const endsAt = Date.now() + roundMs;
    let isOver = await this.#endsWithin(ordinaryRoundMs);
    while (!isOver && Date.now() < endsAt) {
      const tap = this.#stage.dispatchEvent('pointerdown', undefined, { timeout: tapEveryMs });
      // Reels that did not load cannot be tapped; the round ends by itself.
      await tap.catch(() => undefined);
      isOver = await this.#endsWithin(tapEveryMs);
    }
    await expect(this.spinButton).toBeEnabled();
    await expect(this.result).not.toBeEmpty({ timeout: roundMs });
  }

  #endsWithin(timeout: number): Promise<boolean> {
    const over = expect(this.spinButton).toBeEnabled({ timeout });
    return over.then(
      () => true,
      () => false,
    );
  }

  /** The balance the game tells in words while it is at rest. */
  async balance(): Promise<Units> {
    const words = t('slots.state-text', { balance: '|', stake: '|' }).split('|')[0] ?? '';
    const state = this.frame.getByTestId('slot-words').getByText(words.trim());
    return amountIn(await state.first().innerText());
  }
}
