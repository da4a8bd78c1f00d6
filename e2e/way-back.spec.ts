// Steps back in the browser close the layers above the page, one at a time, before they leave the
// page: scroll and focus are where they were, and no entry stays in the history.
import { expect, test, type Page } from '@playwright/test';
import { registerMember } from './people.ts';
import { Chat } from './player/chat.ts';
import { Site } from './player/site.ts';
import { beginning, t } from './texts.ts';

const pathOf = (page: Page) => () => new URL(page.url()).pathname;

/** A visitor who came by way of another page of the site. */
async function arrive(page: Page, to = '/'): Promise<Site> {
  const site = new Site(page);
  await site.open('/credits');
  await page.locator(`a[href="${to}"]`).first().click();
  await expect.poll(pathOf(page)).toBe(to);
  return site;
}

// @proves L58
test('a step back closes a dialog, keeps the page as it was, and only then leaves it', async ({
  page,
}) => {
  const site = await arrive(page, '/help');
  await expect(page.getByRole('heading', { name: t('help.security-title') })).toBeVisible();
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await expect.poll(scrolled).toBeGreaterThan(300);
  const door = site.header.getByRole('button', { name: t('shell.sign-in') });
  const entries = await page.evaluate(() => history.length);
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    // A press by the mouse would first scroll to what it presses.
    await door.evaluate((button: HTMLElement) => {
      button.focus({ preventScroll: true });
      button.click();
    });
    await expect(site.dialog('identity.sign-in-title')).toBeVisible();
    const held = await page.evaluate(
      () => -Number.parseInt(document.body.style.insetBlockStart, 10),
    );
    expect(held).toBeGreaterThan(300);
    await close();
    await expect(site.dialog('identity.sign-in-title')).toBeHidden();
    await expect(door).toBeFocused();
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
    await expect.poll(scrolled).toBe(held);
  }
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  await page.goForward();
  await expect.poll(pathOf(page)).toBe('/help');
  await expect(site.dialog('identity.sign-in-title')).toBeHidden();
  await page.goBack();
  await expect.poll(pathOf(page)).toBe('/credits');
});

// @proves L58
test('layers close one by one; the address of registration is left by closing it', async ({
  page,
}) => {
  const site = await arrive(page);
  await site.open('/register');
  const register = site.dialog('identity.register-title');
  const terms = site.dialog('identity.terms');
  await register.getByRole('button', { name: t('identity.read-terms') }).click();
  await expect(terms).toBeVisible();
  await page.goBack();
  await expect(terms).toBeHidden();
  await expect(register).toBeVisible();
  await page.goBack();
  await expect(register).toBeHidden();
  await expect.poll(pathOf(page)).toBe('/');
  await page.goto('/register');
  await register.getByRole('button', { name: t('shell.close') }).click();
  await expect(register).toBeHidden();
  await expect.poll(pathOf(page)).toBe('/');
  await page.goBack();
  await expect(register).toBeHidden();
});

// @proves L58
test('the scroll position follows the page, not its query', async ({ page }) => {
  const site = await arrive(page);
  const search = site.dialog('search.title');
  await page.keyboard.press('/');
  await search.getByRole('combobox').fill(t('shell.fairness'));
  await search
    .getByRole('option', { name: beginning(t('shell.fairness')) })
    .first()
    .click();
  await expect.poll(pathOf(page)).toBe('/fairness');
  await expect(search).toBeHidden();
  await page.goBack();
  await expect.poll(pathOf(page)).toBe('/');
  await expect(search).toBeHidden();
  await page.keyboard.press('/');
  await expect(search).toBeVisible();
  await page.reload();
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
  await page.goBack();
  await expect.poll(pathOf(page)).toBe('/credits');
});

// @proves L58 L84
test('a centre that was closed leaves nothing to go back through', async ({ page, baseURL }) => {
  const site = await arrive(page);
  const member = await registerMember(baseURL ?? '');
  await site.signIn(member);
  const centre = site.dialog('shell.member-centre');
  const closing = centre.getByRole('button', { name: t('shell.close') }).first();
  for (const close of [() => page.keyboard.press('Escape'), () => closing.click()]) {
    await site.openMemberPage(member.username, 'shell.account-record');
    await expect(centre).toBeVisible();
    await centre.getByRole('button', { name: t('shell.betting-record'), exact: true }).click();
    await expect(centre.locator('[data-place="personalHistoryCopy"]')).toHaveAttribute(
      'aria-current',
      'page',
    );
    await close();
    await expect(centre).toBeHidden();
    await expect.poll(() => new URL(page.url()).search).toBe('');
  }
  await page.goBack();
  await expect.poll(pathOf(page)).toBe('/credits');
});

test('a centre that was reloaded is closed by one step, and leaves none behind', async ({
  page,
  baseURL,
}) => {
  const site = await arrive(page);
  const member = await registerMember(baseURL ?? '');
  await site.signIn(member);
  await site.openMemberPage(member.username, 'shell.account-record');
  const centre = site.dialog('shell.member-centre');
  await expect(centre).toBeVisible();
  await page.reload();
  await expect(centre).toBeVisible();
  await centre
    .getByRole('button', { name: t('shell.close') })
    .first()
    .click();
  await expect(centre).toBeHidden();
  await expect.poll(pathOf(page)).toBe('/');
  await page.goBack();
  await expect.poll(pathOf(page)).toBe('/credits');
});

// @proves L58
test('the chat stays open when the page changes and closes by a step back', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  const site = await arrive(page);
  const member = await registerMember(baseURL ?? '');
  await site.signIn(member);
  await page
    .getByRole('navigation', { name: t('shell.quick-navigation') })
    .getByRole('button', { name: t('shell.wallet') })
    .click();
  const centre = site.dialog('shell.member-centre');
  await expect(centre).toBeVisible();
  await page.goBack();
  await expect(centre).toBeHidden();
  await expect.poll(pathOf(page)).toBe('/');
  const chat = new Chat(page);
  await chat.open();
  const sheet = page.getByRole('dialog', { name: t('chat.title') });
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect.poll(pathOf(page)).toBe('/');
});
