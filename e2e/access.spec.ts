// Accessibility: the rules of WCAG 2.2 AA hold at the table of a game in both themes and widths,
// the whole registration works by keyboard alone, and the language changes on the spot.
import { expect, test, type Page } from '@playwright/test';
import { messages } from '@baize/i18n/compile';
import { inspect } from './axe.ts';
import { newPerson } from './people.ts';
import { HumanCheck } from './player/human-check.ts';
import { Keyboard } from './player/keyboard.ts';
import { Registration } from './player/registration.ts';
import { Site } from './player/site.ts';
import { Slot } from './player/slot.ts';
import { beginning, t, tInIndonesian } from './texts.ts';

test('the table has no accessibility violation for a demo account', async ({ page }) => {
  const site = new Site(page);
  await site.open();
  await site.header.getByRole('button', { name: t('shell.free-demo') }).click();
  await expect(site.balance).toBeVisible();
  await page.goto('/game?game=golden-lotus-20&vendor=BAIZE');
  const slot = new Slot(page, t('slots.golden-lotus-20'));
  await expect(slot.spinButton).toBeEnabled();
  const findings = await inspect(page, 'game');
  for (const panel of ['slots.paytable', 'slots.rules', 'arcade.fairness'] as const) {
    await slot.openPanel(panel);
    findings.push(...(await inspect(page, t(panel))));
    await slot.closePanel();
  }
  expect(findings).toEqual([]);
});

test('registers by keyboard alone', async ({ page }) => {
  const site = new Site(page);
  const person = newPerson();
  const registration = new Registration(page);
  const keyboard = new Keyboard(page);
  await site.open();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('shell.skip-to-content') })).toBeFocused();
  await keyboard.tabTo(site.header.getByRole('button', { name: t('shell.register') }));
  await page.keyboard.press('Enter');
  await expect(registration.dialog).toBeVisible();
  await keyboard.fill(registration.field('identity.username'), person.username);
  await keyboard.fill(registration.field('identity.password'), person.password);
  await keyboard.fill(registration.field('identity.confirm-password'), person.password);
  await keyboard.fill(registration.field('identity.birthday'), '17051990');
  await keyboard.tabTo(registration.terms);
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await new HumanCheck(page).slideByKeys();
  await expect(site.welcome(person.username)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(site.accountMenu(person.username)).toBeVisible();
});

// @proves L28 L117
test('the language changes everything on the page without a reload', async ({ page }) => {
  const site = new Site(page);
  await site.open('/');
  await expect(page.getByText(t('home.trust-money-title'))).toBeVisible();
  expect(await wordsOf(page, 'en', 'id')).not.toEqual([]);
  await page.evaluate(() => Object.assign(globalThis, { sameVisit: true }));
  await chooseLanguage(page, t('shell.language'), 'Bahasa Indonesia');
  await expect(page.getByText(tInIndonesian('home.trust-money-title'))).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'id');
  await expect(page).toHaveTitle(new RegExp(tInIndonesian('home.page-title'), 'u'));
  await expect.poll(() => wordsOf(page, 'en', 'id')).toEqual([]);
  const kept = () => page.evaluate(() => [localStorage.getItem('lang'), localStorage['hisLang']]);
  expect(await kept()).toEqual(['ID', 'ID']);
  await chooseLanguage(page, tInIndonesian('shell.language'), 'English');
  await expect.poll(() => wordsOf(page, 'id', 'en')).toEqual([]);
  expect(await page.evaluate(() => 'sameVisit' in globalThis)).toBe(true);
});

/** In the bar at the very top; the footer has the same menu. */
async function chooseLanguage(page: Page, menu: string, language: string): Promise<void> {
  await page
    .getByRole('button', { name: beginning(menu) })
    .first()
    .click();
  await page.getByRole('button', { name: language, exact: true }).first().click();
}

type Tag = keyof typeof messages;

/** The texts of one language that stand on the page and read differently in the other. */
async function wordsOf(page: Page, tag: Tag, other: Tag): Promise<string[]> {
  const lines = new Set((await page.locator('body').innerText()).split('\n').map((s) => s.trim()));
  const nouns = Object.keys(messages[tag]) as (keyof (typeof messages)[Tag])[];
  const others = new Set<string>(nouns.flatMap((noun) => Object.values(messages[other][noun])));
  const own: string[] = nouns.flatMap((noun) => Object.values(messages[tag][noun]));
  return own.filter((text) => lines.has(text) && !others.has(text));
}
