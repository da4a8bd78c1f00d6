// The lobby as a person uses it: categories in the header with their vendors, and the lists of
// games with their tools.
import { expect, type Locator, type Page } from '@playwright/test';
import type { GameCategory } from '@baize/contract';
import { t } from '../texts.ts';

const nameOf = (category: GameCategory) => t(`catalogue.category-${category}`);

export class Lobby {
  readonly page: Page;
  readonly navigation: Locator;
  readonly main: Locator;
  readonly games: Locator;
  readonly search: Locator;

  constructor(page: Page) {
    this.page = page;
    this.navigation = page.getByRole('navigation', { name: t('shell.main-navigation') });
    this.main = page.getByRole('main');
    // Other games stand below a short list and are no part of it.
    const more = `section[aria-label="${t('catalogue.more-games')}"]`;
    this.games = this.main.locator(`article:not(${more} article)`);
    this.search = this.main.getByRole('searchbox', { name: t('catalogue.search-games') });
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await expect(this.games.first()).toBeVisible();
  }

  entry(category: GameCategory): Locator {
    return this.navigation.getByRole('button', { name: nameOf(category), exact: true });
  }

  /** A vendor in the dropdown that is open. */
  vendor(name: string): Locator {
    return this.navigation.getByRole('link', { name }).filter({ visible: true });
  }

  /** The way from an open dropdown to all games of a category. */
  all(category: GameCategory): Locator {
    const isShared = category === 'LOTT' || category === 'ELOTT';
    const name = isShared
      ? t('catalogue.all-of', { category: nameOf(category) })
      : t('shell.show-all');
    return this.navigation.getByRole('link', { name }).filter({ visible: true });
  }

  heading(category: GameCategory): Locator {
    return this.page.getByRole('heading', { name: nameOf(category), level: 1, exact: true });
  }

  chip(name: string): Locator {
    return this.main.getByRole('button', { name, exact: true });
  }

  game(name: string): Locator {
    return this.games.filter({ has: this.page.getByText(name, { exact: true }) });
  }

  /** The names of the games, in their order. */
  async names(): Promise<string[]> {
    return this.games.locator('strong, h2').allInnerTexts();
  }

  star(name: string): Locator {
    return this.main.getByRole('button', { name: t('catalogue.favourite', { name }) });
  }

  /** A line of games on the home page, by its title. */
  shelf(title: string): Locator {
    return this.main.getByRole('region', { name: title });
  }
}
