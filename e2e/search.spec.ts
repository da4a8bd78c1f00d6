// The search over the whole site: by key and by button, with a slip in the word, by keyboard alone,
// into a game, a vendor’s games, a page of the member centre and an article.
import { expect, type Page } from '@playwright/test';
import type { TextKey } from '@baize/i18n';
import { journey, journeyAlone } from './looks.ts';
import { operatorOf, registerMember, whileOff } from './people.ts';
import { Site } from './player/site.ts';
import { t } from './texts.ts';

class Search {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get dialog() {
    return this.page.getByRole('dialog', { name: t('search.title') });
  }

  get box() {
    return this.dialog.getByRole('combobox', { name: t('search.title') });
  }

  group(name: TextKey) {
    return this.dialog.getByRole('group', { name: t(name), exact: true });
  }

  option(name: string) {
    return this.dialog.getByRole('option', { name }).first();
  }

  get chosen() {
    return this.dialog.getByRole('option', { selected: true });
  }

  async open(): Promise<void> {
    await this.page
      .getByRole('banner')
      .getByRole('button', { name: t('search.open') })
      .click();
    await expect(this.box).toBeFocused();
  }
}

// @proves L81
journey('a visitor finds a game by key, with a slip, and is asked to sign in', async ({ page }) => {
  const search = new Search(page);
  const site = new Site(page);
  await site.open();
  await page.keyboard.press('/');
  await expect(search.box).toBeFocused();
  await expect(search.group('search.hot').getByRole('option').first()).toBeVisible();
  await page.keyboard.type('goldn lotis');
  await expect(search.chosen).toContainText('Golden Lotus 20');
  await page.keyboard.press('Enter');
  await expect(search.dialog).toBeHidden();
  await expect(site.dialog('identity.sign-in-title')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(search.group('search.recent').getByRole('option')).toHaveText('goldn lotis');
  await search.option('goldn lotis').click();
  await expect(search.box).toHaveValue('goldn lotis');
  await expect(search.chosen).toContainText('Golden Lotus 20');
  await search.box.fill('');
  await search.dialog.getByRole('button', { name: t('search.clear') }).click();
  await expect(search.group('search.recent')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(search.dialog).toBeHidden();
});

// @proves L81
journey('arrows go round what was found, and an article opens', async ({ page }) => {
  const search = new Search(page);
  await new Site(page).open();
  await search.open();
  await search.box.fill('withdraw');
  await expect(search.group('search.help').getByRole('option').first()).toBeVisible();
  const first = await search.chosen.getAttribute('id');
  await page.keyboard.press('ArrowUp');
  await expect(search.group('search.help').getByRole('option').last()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('ArrowDown');
  await expect(search.box).toHaveAttribute('aria-activedescendant', first ?? '');
  await search.group('search.help').getByRole('option').first().click();
  await expect(page).toHaveURL(/\/help#/u);
  await expect(page.locator('details[open]')).toHaveCount(1);
  await search.open();
  await search.box.fill('qqqqqq');
  await expect(search.dialog).toContainText(t('search.nothing', { words: 'qqqqqq' }));
});

journeyAlone(
  'a member comes to pages, vendors and games',
  async ({ page, siteUrl, consoleUrl }) => {
    const member = await registerMember(siteUrl);
    const operator = await operatorOf(consoleUrl);
    const search = new Search(page);
    const site = new Site(page);
    await site.comeIn(member);
    await search.open();
    await search.box.fill('password');
    await search.option(t('shell.member-centre')).click();
    await expect(site.dialog('shell.member-centre')).toBeVisible();
    await page.keyboard.press('Escape');
    await search.open();
    await search.box.fill('harbour');
    await search.group('search.vendors').getByRole('option').first().click();
    await expect(page.getByRole('dialog', { name: 'Harbourlight' })).toBeVisible();
    await page.keyboard.press('Escape');
    await search.open();
    await search.box.fill('feedback');
    await expect(search.option(t('shell.feedback'))).toBeVisible();
    await whileOff(operator, 'FEEDBACK3', async () => {
      await site.open();
      await search.open();
      await search.box.fill('feedback');
      await expect(search.dialog).toContainText(t('search.nothing', { words: 'feedback' }));
      await page.keyboard.press('Escape');
    });
    await search.open();
    await search.box.fill('golden lotus');
    await search.option('Golden Lotus 20').click();
    await expect(page).toHaveURL(/\/game\?game=golden-lotus-20/u);
  },
);
