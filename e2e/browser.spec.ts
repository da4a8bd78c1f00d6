// Hostile browsers: with any address, any content of the storage or none, and any clock, the page
// works, reports the problem and runs no foreign code.
import { expect, test, type Page } from '@playwright/test';
import { unwrap } from '@baize/client';
import { formatClock } from '@baize/i18n';
import { houseZoneName } from '@baize/money';
import { registerMember } from './people.ts';
import { Site } from './player/site.ts';
import { beginning, t } from './texts.ts';
import { whatSticksOut } from './writings.ts';

const script = '"><img src=x onerror=ran()><script>ran()</script>';
const traps = [
  script,
  '%00%E0%A4%A',
  '__proto__',
  '\u{202E}\u{0}💥 -1e999 javascript:ran()',
  'W'.repeat(3000),
];

/** Every place of the site that reads its address. */
const readers = (trap: string): readonly string[] => {
  const said = trap.startsWith('%') ? trap : encodeURIComponent(trap);
  return [
    `/?mc=${said}&ac=${said}`,
    `/?chat=${said}&lang=${said}&code=${said}`,
    `/rng?page=${said}&q=${said}&class=${said}`,
    `/lottery?page=${said}`,
    `/game?game=${said}&vendor=${said}&mode=${said}&room=${said}`,
    `/fairness?round=${said}`,
    `/help?q=${said}#${said}`,
    `/#recover=${said}`,
    `/${said}`,
  ];
};

/** Listens for scripts that ran and screens that broke. */
async function watch(page: Page): Promise<string[]> {
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(`${page.url().slice(0, 120)}: ${error.message}`));
  await page.addInitScript(() =>
    Object.assign(globalThis, { ran: () => Object.assign(globalThis, { 'ran!': true }) }),
  );
  return broken;
}

async function expectWhole(page: Page, site: Site): Promise<void> {
  await expect(site.header).toBeVisible();
  await expect(page.getByRole('main')).not.toBeEmpty();
  await expect(page.getByText(t('shell.system-error'))).toBeHidden();
  expect(await page.evaluate(() => Reflect.has(globalThis, 'ran!'))).toBe(false);
}

for (const [number, trap] of traps.entries()) {
  // @proves L55
  test(`no address breaks a page: ${number}`, async ({ page, baseURL }) => {
    const broken = await watch(page);
    const site = new Site(page);
    const { token, username } = await registerMember(baseURL ?? '');
    const session = { token, account: username, username, isAgent: '0' };
    const look = async (paths: readonly string[]) => {
      for (const path of paths) {
        await page.goto(path);
        await expectWhole(page, site);
        expect(await whatSticksOut(page), path.slice(0, 40)).toEqual([]);
      }
    };
    await look(readers(trap));
    await page.addInitScript((kept) => {
      for (const [name, value] of Object.entries(kept)) sessionStorage.setItem(name, value);
    }, session);
    await look(readers(trap).filter((path) => /^\/(?:\?mc|game|fairness)/u.test(path)));
    expect(broken).toEqual([]);
  });
}

const junk = [
  '',
  'null',
  '[null]',
  '[1]',
  '{}',
  '[{}]',
  '[{"title":"RNG"}]',
  '[{"title":"RNG","cards":[null]}]',
  '{"info":{"brand":{"look":{}}}}',
  '{"info":null}',
  '{"info":{"whitelabel":[null],"brand":{"look":{"theme":""}}}}',
  'true',
  '{',
  script,
  '💥',
  'x'.repeat(100_000),
];

// @proves L55
test('with any content of the storage the page works and a member signs in', async ({
  page,
  baseURL,
}) => {
  const broken = await watch(page);
  const site = new Site(page);
  await page.addInitScript(() => {
    const { name } = window;
    if (name === '') return;
    window.name = '';
    const fetched = ['settings', 'gameVendor', 'favGames', 'index_notice', 'token', 'memberLabel'];
    for (const key of [...fetched, 'cpw', 'isAgent', 'account', 'intent:deposit'])
      sessionStorage.setItem(key, name);
    for (const key of ['lang', 'hisLang', 'theme', 'searches', 'hideBalance', 'SHELL_deviceId'])
      localStorage.setItem(key, name);
    for (const key of ['lang', 'username', 'loginRemember', 'loginTypeSms'])
      document.cookie = `${key}=${name.slice(0, 60)}%E0%A4%A; path=/`;
  });
  for (const kept of junk) {
    await page.evaluate((text) => void (window.name = text), kept);
    await page.goto('/');
    await expectWhole(page, site);
    await page.keyboard.press('Escape');
    await page.evaluate(() => sessionStorage.clear());
  }
  await page.evaluate(() => void (window.name = 'no [{ of anything'));
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('lang', 'EN'));
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await site.signIn(await registerMember(baseURL ?? ''));
  expect(broken).toEqual([]);
});

// @proves L55
test('with storage blocked a member signs in and changes the language', async ({
  page,
  baseURL,
}) => {
  const broken = await watch(page);
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(globalThis, name, { get: refuse });
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });
  const site = new Site(page);
  await site.open('/?lang=EN');
  await site.signIn(await registerMember(baseURL ?? ''));
  await expectWhole(page, site);
  await site.header.getByRole('button', { name: beginning(t('shell.language')) }).click();
  await page.getByRole('button', { name: '日本語' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  expect(broken).toEqual([]);
});

for (const year of [2011, 2041]) {
  // @proves L55
  test(`the site works and shows the right time with a clock in ${year}`, async ({
    page,
    baseURL,
  }) => {
    const broken = await watch(page);
    const member = await registerMember(baseURL ?? '');
    unwrap(await member.client.wagering.setRealityCheck({ minutes: 30 }));
    await page.clock.setSystemTime(new Date(Date.UTC(year, 4, 17)));
    const site = new Site(page);
    await site.open();
    await site.signIn(member);
    const clock = page.getByRole('timer', { name: t('shell.clock', { zone: houseZoneName }) });
    const minutes = () => [Date.now() - 60_000, Date.now()].map((at) => formatClock(at));
    await expect
      .poll(async () => {
        const told = (await clock.innerText()).slice(0, 16);
        return minutes().some((minute) => minute.startsWith(told));
      })
      .toBe(true);
    await expect(site.header).toContainText(new RegExp(`${t('shell.session')}\\s*0?0:\\d{2}`, 'u'));
    await expect(site.dialog('wagering.check-title')).toBeHidden();
    await site.open('/credits?mc=personalHistoryCopy');
    await expect(page.getByText(t('wagering.no-rounds-in-span'))).toBeVisible();
    await expect(site.dialog('wagering.check-title')).toBeHidden();
    expect(broken).toEqual([]);
  });
}
