// The first page is there before any of its code runs, in the visitor's own language, for a visitor
// or a member; the code hydrates it unchanged. Search engines find every page.
import { devices, expect, test, type Page } from '@playwright/test';
import { registerMember } from './people.ts';
import { Site } from './player/site.ts';
import { t, tInIndonesian } from './texts.ts';

const code = /\/assets\/[^?]+\.js$/u;
const hero = (page: Page) =>
  page.getByRole('heading', { level: 1, name: t('home.hero-title'), exact: true });
const signIn = (page: Page) => page.getByRole('button', { name: t('shell.sign-in'), exact: true });

/** Loads the page while none of its code arrives. */
async function openWithoutCode(page: Page): Promise<void> {
  await page.route(code, (route) => route.abort());
  await page.goto('/');
}

/** From the second page on the server knows the language that was chosen here. */
async function choseLanguage(page: Page): Promise<void> {
  await new Site(page).open('/');
  await expect(hero(page)).toBeVisible();
}

test('a visitor sees the home page before its code arrives', async ({ page }) => {
  await choseLanguage(page);
  await openWithoutCode(page);
  await expect(hero(page)).toBeVisible();
  await expect(signIn(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a member does not see a visitor’s buttons, even before any code runs', async ({
  page,
  baseURL,
}) => {
  const site = new Site(page);
  await site.comeIn(await registerMember(baseURL ?? ''), '/');
  await openWithoutCode(page);
  await expect(hero(page)).toBeVisible();
  await expect(signIn(page)).toBeHidden();
  await page.unroute(code);
  await page.reload();
  await expect(site.balance).toBeVisible();
});

test('the code hydrates the page: nothing is redrawn or moves', async ({ page }) => {
  await choseLanguage(page);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.addInitScript(() => {
    const seen = { moved: 0, header: null as Element | null };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.moved += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    addEventListener('DOMContentLoaded', () => {
      seen.header ??= document.querySelector('header');
    });
  });
  await page.goto('/');
  // This part comes only once the code is at work.
  await expect(page.getByRole('button', { name: t('download.service') }).first()).toBeAttached();
  await signIn(page).click();
  await expect(page.getByRole('dialog', { name: t('identity.sign-in-title') })).toBeVisible();
  const { stayed, moved } = await page.evaluate(() => {
    const { header, moved: sum } = (
      globalThis as unknown as { seen: { header: Element | null; moved: number } }
    ).seen;
    return { stayed: header !== null && header.isConnected, moved: sum };
  });
  expect(stayed).toBe(true);
  expect(moved).toBeLessThan(0.05);
  expect(faults).toEqual([]);
});

test('a phone loads the visible part, the rest on keys or scrolling', async ({
  browser,
  baseURL,
}) => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
  const context = await browser.newContext({ ...phone, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  // The drawing that is sent late is kept for who comes next.
  const asked = { headers: { accept: 'text/html', 'user-agent': phone.userAgent } };
  await expect
    .poll(async () => (await context.request.get('/?lang=en', asked)).text())
    .toContain('<h1');
  await page.goto('/?lang=en', { waitUntil: 'networkidle' });
  await expect(page.getByText(t('jackpots.grand')).first()).toBeAttached();
  const weight = await page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    return {
      requests: names.length + 1,
      scripts: names.filter((name) => name.endsWith('.js')).length,
      elements: document.getElementsByTagName('*').length,
    };
  });
  expect(weight.requests).toBeLessThanOrEqual(40);
  expect(weight.scripts).toBeLessThanOrEqual(10);
  expect(weight.elements).toBeLessThanOrEqual(900);
  const winners = page.getByRole('region', { name: t('catalogue.winner-board') });
  await expect(winners).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(winners).toBeVisible();
  await context.close();
});

test('a page drawn in another language is hidden until it is translated', async ({ page }) => {
  await choseLanguage(page);
  await page.addInitScript(() => {
    localStorage.setItem('lang', 'ID');
    const shown = { first: '' };
    Object.assign(globalThis, { shown });
    new MutationObserver(() => {
      if (document.documentElement.dataset['drawn'] !== undefined) return;
      shown.first ||= document.querySelector('h1')?.textContent ?? 'nothing';
    }).observe(document, { subtree: true, attributeFilter: ['data-drawn'] });
  });
  await page.goto('/');
  await expect(
    page.getByRole('heading', { level: 1, name: tInIndonesian('home.hero-title') }),
  ).toBeVisible();
  const { first } = await page.evaluate(
    () => (globalThis as unknown as { shown: { first: string } }).shown,
  );
  expect(first).toBe(tInIndonesian('home.hero-title'));
});

/** Loads the page, whose code waits until it is let go. */
async function openWithHeldCode(page: Page): Promise<() => void> {
  const { promise: gone, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(code, async (route) => {
    await gone;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(hero(page)).toBeVisible();
  return letGo;
}

// @proves L59
test('a press before the code is loaded takes effect afterwards', async ({ page }) => {
  await choseLanguage(page);
  const question = (name: string) => page.getByRole('dialog', { name });
  let letGo = await openWithHeldCode(page);
  await signIn(page).click();
  letGo();
  await expect(question(t('identity.sign-in-title'))).toBeVisible();
  letGo = await openWithHeldCode(page);
  await page.keyboard.press('/');
  letGo();
  await expect(question(t('search.title'))).toBeVisible();
  // The last of several presses counts.
  letGo = await openWithHeldCode(page);
  await signIn(page).click();
  await page
    .getByRole('button', { name: t('shell.register'), exact: true })
    .first()
    .click();
  letGo();
  await expect(question(t('identity.register-title'))).toBeVisible();
  await expect(question(t('identity.sign-in-title'))).toBeHidden();
});

// @proves L59
test('a member’s first key is not lost either', async ({ page, baseURL }) => {
  const site = new Site(page);
  await site.comeIn(await registerMember(baseURL ?? ''), '/');
  const letGo = await openWithHeldCode(page);
  await page.keyboard.press('Control+k');
  letGo();
  await expect(page.getByRole('dialog', { name: t('search.title') })).toBeVisible();
});

// @proves L29
test('the page is written in the language of the cookie, the address or the brand', async ({
  playwright,
  baseURL,
}) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const read = async (path: string, cookie = '') =>
    (await request.get(path, { headers: { accept: 'text/html', cookie } })).text();
  const drawn = async (path: string, cookie?: string) => {
    const html = await read(path, cookie);
    return [/<html lang="([\w-]+)"/u.exec(html)?.[1], html.includes('<h1')];
  };
  await expect.poll(() => drawn('/')).toEqual(['id', true]);
  await expect.poll(() => drawn('/?lang=en')).toEqual(['en', true]);
  await expect.poll(() => drawn('/', 'lang=EN')).toEqual(['en', true]);
  expect(await drawn('/?mc=limits')).toEqual(['id', false]);
  expect(await drawn('/game?game=golden-lotus-20')).toEqual(['id', false]);
  const html = await read('/?lang=en');
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/?lang=en">`);
  expect(html).toContain(`hreflang="id" href="${baseURL}/"`);
  const told = async (path: string) =>
    /<meta name="description" content="([^"]*)"/u.exec(await read(`${path}?lang=en`))?.[1] ?? '';
  await expect
    .poll(() => told('/rng'))
    .toBe(`${t('catalogue.category-RNG')} · ${t('home.hero-text')}`);
  await expect.poll(() => told('/fairness')).toBe(t('fairness.intro'));
  // A page that is not in the site map has a description, but no place in search results.
  const unlisted = await read('/promotions');
  expect(unlisted).toContain('<meta name="description" content="');
  expect(unlisted).not.toContain('rel="canonical"');
  // A page sent to everybody contains no visitor's address or place.
  expect(html).toContain('"location":{"ip":"","country":""}');
  await request.dispose();
});

test('a page uses only our own host name, whatever the Host header', async ({
  request,
  baseURL,
}) => {
  for (const path of ['/', '/help']) {
    const headers = { accept: 'text/html', host: 'evil.example' };
    const html = await (await request.get(path, { headers })).text();
    expect(html, path).toContain(`${baseURL}${path}`);
    expect(html, path).not.toContain('evil.example');
  }
});

test('robots.txt and the sitemap link to existing pages', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(robots).toContain('Disallow: /wps/');
  const map = await (await request.get('/sitemap.xml')).text();
  const places = [...map.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, place = '']) => place);
  expect(places).toContain(`${baseURL}/rng?lang=en`);
  for (const place of places.filter((one) => !one.includes('?'))) {
    const answer = await request.get(place, { headers: { accept: 'text/html' } });
    expect(answer.status(), place).toBe(200);
    expect(await answer.text(), place).toContain('<meta name="description"');
  }
});
