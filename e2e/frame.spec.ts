// The frame around every page, for a visitor and a member: its bars, its clock, its footer, the
// title of each address, and its message when the connection or the site's own files are gone.
import { expect, type Page, test } from '@playwright/test';
import { formatClock, type TextKey } from '@baize/i18n';
import { houseZoneName } from '@baize/money';
import { fund, registerMember } from './people.ts';
import { Site } from './player/site.ts';
import { beginning, t } from './texts.ts';

const clock = (page: Page) =>
  page.getByRole('timer', { name: t('shell.clock', { zone: houseZoneName }) });

// @proves L65 L73 L74 L76 L180 R30
test('visitors see sign-in buttons, members their own menu', async ({ page, baseURL }) => {
  const site = new Site(page);
  await site.open();
  for (const way of ['shell.free-demo', 'shell.sign-in', 'shell.register'] as const)
    await expect(site.header.getByRole('button', { name: t(way), exact: true })).toBeVisible();
  const told = await clock(page).innerText();
  const minutes = [Date.now() - 60_000, Date.now()].map((at) => formatClock(at).slice(0, 16));
  expect(told).toMatch(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}\s/u);
  expect(minutes).toContain(told.slice(0, 16));
  const foot = page.getByRole('contentinfo');
  await expect(foot).toContainText('2024');
  const helpMenu = foot.getByRole('navigation', { name: t('shell.footer-help') });
  await expect(helpMenu.getByRole('link', { name: t('shell.footer-terms') })).toBeVisible();
  const partners = foot.getByRole('navigation', { name: t('shell.footer-partners') });
  await expect(partners.getByRole('link', { name: 'Northstar' })).toBeVisible();
  expect(await partners.getByRole('img').count()).toBeGreaterThan(2);
  const vendors = () => page.evaluate(() => sessionStorage.getItem('gameVendor'));
  await expect.poll(vendors).toContain('"vassalage"');
  const member = await registerMember(baseURL ?? '');
  await fund(member.client, 1234.5);
  await site.signIn(member);
  await expect(site.balance).toContainText('1,234.50');
  await site.balance.click();
  await expect(site.balance).toContainText('***');
  await page.reload();
  await expect(site.balance).toContainText('***');
  await site.balance.click();
  await expect(site.balance).toContainText('1,234.50');
  const asked = page.waitForResponse((answer) => answer.url().includes('/wallets/balance'));
  await site.header.getByRole('button', { name: t('shell.balance-refresh') }).click();
  expect((await asked).ok()).toBe(true);
  await expect(site.header).toContainText(new RegExp(`${t('shell.session')}\\s*0?0:\\d{2}`, 'u'));
  for (const hidden of ['shell.sign-in', 'shell.agent'] as const)
    await expect(site.header.getByRole('button', { name: t(hidden), exact: true })).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 720 });
  await site.header.getByRole('button', { name: member.username, exact: true }).click();
  await expect(site.dialog('shell.member-centre')).toBeVisible();
});

const titles: readonly (readonly [path: string, title: TextKey, frame: 'whole' | 'header'])[] = [
  ['/index.html', 'home.page-title', 'whole'],
  ['/register.html', 'shell.register', 'whole'],
  ['/vip', 'shell.vip', 'whole'],
  ['/lottery', 'catalogue.category-LOTT', 'header'],
  ['/Vnlottery', 'catalogue.vn-lottery', 'header'],
  ['/rng?page=BAIZE', 'catalogue.category-RNG', 'whole'],
  ['/down', 'shell.download', 'whole'],
  ['/help', 'shell.help', 'whole'],
  ['/nowhere', 'shell.page-not-found', 'whole'],
];

// @proves L52
test('every page has its own title and layout', async ({ page }) => {
  for (const [path, title, frame] of titles) {
    await page.goto(path);
    await expect(page, path).toHaveTitle(beginning(t(title)));
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(frame === 'whole' ? 1 : 0);
  }
  await page.goto('/pointMall');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('complementary', { name: t('download.bar') })).toHaveCount(0);
  await page.goto('/helpmc');
  await expect(page.getByRole('heading', { name: t('help.start-title') })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
});

// @proves L174
test('codes on the page of apps are 200 px wide, 20 px from what is around them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/down');
  const code = page.getByRole('main').getByRole('img', { name: t('download.scan-android') });
  await expect(code).toBeVisible();
  const box = await code.evaluate((drawn) => {
    const { inlineSize, margin } = getComputedStyle(drawn);
    return { inlineSize, margin };
  });
  expect(box).toEqual({ inlineSize: '200px', margin: '20px' });
});

// @proves L50 L51
test('a lost connection is shown, and missing files offer a new version', async ({
  page,
  context,
}) => {
  const site = new Site(page);
  await site.open('/help');
  await expect(page.getByRole('complementary', { name: t('download.bar') })).toBeVisible();
  await context.setOffline(true);
  const gone = page.getByText(/^No connection. These figures are from \d/u);
  await expect(gone).toBeVisible();
  await context.setOffline(false);
  await expect(gone).toBeHidden();
  await page.route(/\/assets\/credits-/u, (route) => route.fulfill({ status: 404 }));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell.credits') })
    .click();
  await expect(page.getByText(t('shell.site-renewed'))).toBeVisible();
  await expect(site.header).toBeVisible();
  await page.unroute(/\/assets\/credits-/u);
  await page.getByRole('button', { name: t('shell.load-anew') }).click();
  await expect(page.getByRole('heading', { name: t('shell.credits'), level: 1 })).toBeVisible();
});
