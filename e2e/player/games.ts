// The list of our own games, and opening one in the game frame.
import { expect, type Locator, type Page } from '@playwright/test';
import { t } from '../texts.ts';

export class Games {
  readonly #page: Page;
  readonly heading: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { name: t('catalogue.category-RNG'), level: 1 });
  }

  /** By the header: the category, then everything in it. */
  async openFromHeader(): Promise<void> {
    const navigation = this.#page.getByRole('navigation', { name: t('shell.main-navigation') });
    await navigation.getByRole('button', { name: t('catalogue.category-RNG') }).click();
    await navigation.getByRole('link', { name: t('shell.show-all') }).click();
    await expect(this.heading).toBeVisible();
  }

  /** A game stands as a card with a button, or on a shelf as a tile that is a link. */
  async play(name: string): Promise<void> {
    const card = this.#page.getByRole('main').getByRole('article').filter({ hasText: name });
    const button = card.getByRole('button', { name: t('catalogue.play'), exact: true });
    await button.or(card.getByRole('link')).first().click();
    await expect(this.#page).toHaveURL(/\/game\?/u);
  }
}
