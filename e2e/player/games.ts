// The list of our own games, and the way from it into the game frame.
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

  /** The tile of a game; its name comes first, then its facts. */
  tile(name: string): Locator {
    return this.#page.getByRole('main').getByRole('link', { name }).first();
  }
}
