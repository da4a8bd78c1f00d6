// Layers above a page that open by themselves or for a moment: the help centre, a popup notice, the
// reality check, the end of an idle session, accounts for withdrawal.
import { expect, test, type Page } from '@playwright/test';
import { unwrap } from '@baize/client';
import { shippedLocales } from '@baize/i18n';
import { operatorOf, registerMember } from './people.ts';
import { Cashier } from './player/cashier.ts';
import { expectNoLayers } from './player/layers.ts';
import { Site } from './player/site.ts';
import { beginning, t, withAnything } from './texts.ts';
import { alone } from './worlds.ts';

const minuteMs = 60_000;

/** A request still on its way when the clock is put forward would be late by as much. */
const everythingHere = (page: Page) => page.waitForLoadState('networkidle');

// @proves L57 L66
test('help opens over the page and links to the full article', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const site = new Site(page);
  await site.open('/rng');
  const bar = page.getByRole('complementary', { name: t('download.bar') });
  await bar.getByRole('button', { name: t('download.bar-open') }).click();
  await bar.getByRole('button', { name: t('shell.help'), exact: true }).click();
  const help = site.dialog('help.title');
  await expect(help.getByRole('heading', { name: t('help.money-title') })).toBeVisible();
  await page.mouse.click(4, 450);
  await expect(help).toBeVisible();
  await help.getByRole('link', { name: t('help.whole') }).click();
  await expect(help).toBeHidden();
  await expect(page).toHaveURL(/\/help$/u);
  await bar.getByRole('button', { name: t('shell.home'), exact: true }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await bar.getByRole('button', { name: t('download.bar-close') }).click();
  await expect(bar.getByRole('button', { name: t('shell.home'), exact: true })).toBeHidden();
});

// @proves L30
test('the header offers the eight languages, each in its own words', async ({ page }) => {
  const site = new Site(page);
  await site.open();
  await site.header.getByRole('button', { name: beginning(t('shell.language')) }).click();
  for (const { name } of shippedLocales)
    await expect(site.header.getByRole('button', { name, exact: true })).toBeVisible();
  expect(shippedLocales.map(({ code }) => code).toSorted()).toEqual(
    ['CN', 'EN', 'ID', 'JA', 'KO', 'PT', 'TH', 'VI'].toSorted(),
  );
});

const inEach = (text: string) => Object.fromEntries(shippedLocales.map(({ tag }) => [tag, text]));

// @proves L63
test(
  'a popup notice is shown at its moment, once in a tab',
  { tag: alone },
  async ({ page, baseURL }, { project }) => {
    const operator = await operatorOf(String(project.metadata['console']));
    const member = await registerMember(baseURL ?? '');
    const common = { platform: 'all', link: '/fairness', art: 'rng', on: true } as const;
    const dates = { showsFrom: null, showsUntil: null };
    const write = async (execution: 'B' | 'A', words: string) =>
      unwrap(
        await operator.notices.createNotice({
          ...common,
          ...dates,
          kind: 'popup',
          place: 'w_home',
          execution,
          titles: inEach(words),
          contents: inEach(`<p>${words}, <b>told</b></p><script>ran()</script>`),
        }),
      );
    const [before, after] = [await write('B', 'The quokka dances'), await write('A', 'It sleeps')];
    const site = new Site(page);
    const popup = (name: string) => page.getByRole('dialog', { name, exact: true });
    try {
      await site.open();
      await expect(popup('The quokka dances')).toContainText('The quokka dances, told');
      await expect(popup('The quokka dances').locator('script')).toHaveCount(0);
      await page.mouse.click(4, 350);
      await expect(popup('The quokka dances')).toBeVisible();
      await popup('The quokka dances')
        .getByRole('button', { name: t('notices.understood') })
        .click();
      await expect(popup('The quokka dances')).toBeHidden();
      await expectNoLayers(page);
      await page.reload();
      await expect(site.header).toBeVisible();
      await site.askToSignIn(member);
      await site.closeWelcome(member.username);
      await expect(popup('It sleeps')).toBeVisible();
      await popup('It sleeps')
        .getByRole('button', { name: t('notices.understood') })
        .click();
      await expectNoLayers(page);
      await page.reload();
      await expect(site.balance).toBeVisible();
      await expect(popup('It sleeps')).toBeHidden();
      await expect(popup('The quokka dances')).toBeHidden();
    } finally {
      for (const { noticeId } of [before, after])
        unwrap(await operator.notices.removeNotice({ noticeId }));
    }
  },
);

// @proves L57
test('a reality check stands until it is answered, and comes no sooner than asked for', async ({
  page,
  baseURL,
}) => {
  const member = await registerMember(baseURL ?? '');
  unwrap(await member.client.wagering.setRealityCheck({ minutes: 15 }));
  await page.clock.install();
  const site = new Site(page);
  await site.comeIn(member);
  await expect(site.header).toContainText(t('shell.session'));
  const check = site.dialog('wagering.check-title');
  await everythingHere(page);
  await page.clock.fastForward(10 * minuteMs);
  await expect(check).toBeHidden();
  await page.clock.fastForward(6 * minuteMs);
  await expect(check.getByText(t('wagering.cost-net'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(check).toBeVisible();
  await check.getByRole('button', { name: t('wagering.check-continue') }).click();
  await expect(check).toBeHidden();
});

// @proves L57
test('an idle session warns, continues when asked and ends by itself', async ({
  page,
  baseURL,
}) => {
  const member = await registerMember(baseURL ?? '');
  await page.clock.install();
  const site = new Site(page);
  await site.open();
  await site.signIn(member);
  const idle = site.dialog('identity.idle-title');
  await everythingHere(page);
  await page.clock.fastForward(29 * minuteMs);
  await expect(idle.getByRole('timer', { name: t('identity.idle-left') })).toBeVisible();
  await idle.getByRole('button', { name: t('identity.idle-stay') }).click();
  await expect(idle).toBeHidden();
  await page.clock.fastForward(29 * minuteMs);
  await expect(idle).toBeVisible();
  await page.clock.fastForward(2 * minuteMs);
  await expect(page.getByText(t('shell.session-over'))).toBeVisible();
  await site.expectSignedOut();
  const session = await member.client.identity.getMember();
  expect(session.ok).toBe(true);
});

test('an account for withdrawal is added, shown in part, and taken off', async ({
  page,
  baseURL,
}) => {
  const member = await registerMember(baseURL ?? '');
  const site = new Site(page);
  await site.comeIn(member, '/credits?mc=withdraw');
  const cashier = new Cashier(page);
  const password = '246813';
  await cashier.setPaymentPassword(password);
  const account = { bank: 'Metrobank', number: '0012345678901', owner: 'Ann Lee' };
  await cashier.addBankAccount(account, password);
  await site.open('/credits?mc=securityCenter');
  const list = cashier.centre.getByRole('list', { name: t('wallet.accounts') });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).not.toContainText(account.number);
  const takeOff = withAnything(t('wallet.card-remove-named', { account: '|' }), '|');
  await list.getByRole('button', { name: takeOff }).click();
  const asked = page.getByRole('dialog', { name: t('wallet.card-remove-title') });
  await asked.getByRole('button', { name: t('wallet.card-remove'), exact: true }).click();
  await expect(page.getByText(t('wallet.card-removed'))).toBeVisible();
  await expect(cashier.centre.getByText(t('wallet.no-bank-cards'))).toBeVisible();
});
