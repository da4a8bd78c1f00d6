// The operator gives the house another name, other colours and ways to reach it, and people who are
// on the site see it without doing anything; phones keep it, and its shell opens without a network.
import { expect, test, type Page } from '@playwright/test';
import { unwrap } from '@baize/client';
import { brandPalettes } from '@baize/contract';
import { expectNoBarriers } from './axe.ts';
import { journey, journeyAlone } from './looks.ts';
import { Console } from './operator/console.ts';
import { operatorLogin, operatorOf } from './people.ts';
import { Site } from './player/site.ts';
import { t } from './texts.ts';

test.use({ serviceWorkers: 'allow' });

const saveIn = (page: Page) => page.getByRole('button', { name: t('brand.save'), exact: true });

/** Waits for the answer: the form is reset by it and loses input typed meanwhile. */
async function save(page: Page): Promise<void> {
  const answered = page.waitForResponse(
    (response) => response.request().method() !== 'GET' && response.url().includes('/ops/brand'),
  );
  await saveIn(page).click();
  await answered;
  await expect(saveIn(page)).not.toHaveAttribute('aria-busy', 'true');
}

async function rename(staff: Console, name: string): Promise<void> {
  await staff.page.getByRole('tab', { name: t('brand.words') }).click();
  await staff.page.getByLabel(t('brand.name')).fill(name);
  await save(staff.page);
  await expect(staff.page.getByLabel(t('brand.name'))).toHaveValue(name);
}

async function dress(staff: Console, palette: 'house' | 'ruby'): Promise<void> {
  await staff.page.getByRole('tab', { name: t('brand.colours') }).click();
  await staff.page.getByRole('button', { name: t(`brand.palette-${palette}`) }).click();
  await expect(staff.page.getByText(t('brand.all-readable'))).toBeVisible();
  await save(staff.page);
}

const clothOf = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--brand-felt').trim(),
  );

// @proves L67
journeyAlone(
  'an operator rebrands the house, and an open page wears it at once',
  async ({ page, context, consoleUrl }) => {
    const site = new Site(page);
    await site.open();
    await page.evaluate(() => Object.assign(globalThis, { stayed: true }));
    const staff = new Console(await context.newPage(), consoleUrl);
    await staff.signIn(operatorLogin);
    await staff.page.goto(`${consoleUrl}/brand`);
    await expect(staff.heading('operator.brand')).toBeVisible();
    try {
      await rename(staff, 'Ruby Hall');
      await expect(site.header.getByRole('img', { name: 'Ruby Hall' })).toBeVisible();
      await expect(page).toHaveTitle(/Ruby Hall/u);
      await dress(staff, 'ruby');
      const { light, dark } = brandPalettes.ruby.felt ?? { light: '', dark: '' };
      await expect.poll(() => clothOf(page)).toMatch(new RegExp(`^(${light}|${dark})$`, 'u'));
      // Nothing was loaded again, and everything is still readable.
      expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true);
      await expectNoBarriers(page);
      await expectNoBarriers(staff.page);
      // A new visitor sees the new brand from the first moment.
      const html = await (await page.request.get('/')).text();
      expect(html).toMatch(/<title>[^<]+ · Ruby Hall<\/title>/u);
      expect(html).toMatch(/href="\/wps\/brand\/theme\/[0-9a-f]{64}"/u);
    } finally {
      await dress(staff, 'house');
      await rename(staff, 'Baize');
    }
    await expect(site.header.getByRole('img', { name: 'Baize' })).toBeVisible();
    await expect.poll(() => clothOf(page)).toBe('');
  },
);

/** One white dot, which fills the place of the house's picture. */
const whitePicture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC';

/** How light the picture is just above the words of the home page, from 0 to 255. */
async function lightBehindWords(page: Page): Promise<number> {
  const title = page.locator('h1').first();
  const { x, y, width } = (await title.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const clip = { x: x + width - 4, y: y - 6, width: 3, height: 3 };
  const shot = (await page.screenshot({ clip })).toString('base64');
  return page.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const pen = document.createElement('canvas').getContext('2d');
    pen?.drawImage(image, 0, 0);
    return Math.max(...(pen?.getImageData(1, 1, 1, 1).data.slice(0, 3) ?? [255]));
  }, shot);
}

journeyAlone(
  'a light picture and a long name of a brand leave everything to be read',
  async (walk) => {
    const { page, consoleUrl } = walk;
    const { brand } = await operatorOf(consoleUrl);
    const name = 'Maharaja Grand Palace Casino Royale';
    const words = { heroTitle: {}, heroText: {} };
    unwrap(await brand.setWords({ name, ...words }));
    unwrap(await brand.setPicture({ place: 'hero', picture: whitePicture }));
    try {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await new Site(page).open('/');
      const picture = page.locator('section:has(h1) > img');
      await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(1);
      // White words on what is lighter than this are not read well.
      expect(await lightBehindWords(page)).toBeLessThan(118);
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(page.getByRole('banner').getByText(name)).toBeInViewport();
    } finally {
      unwrap(await brand.setPicture({ place: 'hero', picture: null }));
      unwrap(await brand.setWords({ name: 'Baize', ...words }));
    }
  },
);

const service = 'https://help.example/chat';

async function reachAt(staff: Console, address: string, telegram: string): Promise<void> {
  const { page } = staff;
  await page.getByRole('tab', { name: t('brand.contacts') }).click();
  await page.getByLabel(t('brand.service')).fill(address);
  await page.getByLabel(t('brand.contact-address', { kind: 'Telegram' })).fill(telegram);
  await saveIn(page).click();
  await expect(page.getByText(t('operator.saved')).last()).toBeVisible();
}

// @proves L19 L66 L174
journeyAlone(
  'a house is reached where the operator says, from the bar and from the foot of the page',
  async ({ page, context, consoleUrl }) => {
    await context.route('https://help.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' }),
    );
    const site = new Site(page);
    await site.open();
    const staff = new Console(await context.newPage(), consoleUrl);
    await staff.signIn(operatorLogin);
    await staff.page.goto(`${consoleUrl}/brand`);
    try {
      await reachAt(staff, service, 'https://t.me/house');
      const foot = page.getByRole('navigation', { name: t('shell.footer-contact') });
      const telegram = foot.getByRole('link', { name: t('download.contact-TELEGRAM') });
      await expect(telegram).toHaveAttribute('href', 'https://t.me/house');
      const [chat] = await Promise.all([
        page.waitForEvent('popup'),
        foot.getByRole('button', { name: t('download.service') }).click(),
      ]);
      await expect(chat).toHaveTitle('Chat');
      expect(await chat.evaluate(() => opener === null)).toBe(true);
      await chat.close();
      if ((page.viewportSize()?.width ?? 0) < 900) return;
      await page.getByRole('button', { name: t('download.bar-open') }).click();
      const bar = page.getByRole('complementary', { name: t('download.bar') });
      await expect(bar.getByRole('link', { name: t('download.contact-TELEGRAM') })).toBeVisible();
      await bar.getByRole('button', { name: t('download.get') }).click();
      const code = bar.getByRole('img', { name: t('download.scan-ios') });
      await expect(code).toBeVisible();
      expect(await code.evaluate((drawn) => drawn.getBoundingClientRect().width)).toBe(80);
      await expectNoBarriers(page);
    } finally {
      await reachAt(staff, '', '');
    }
  },
);

/** Whether the worker keeps this file. */
const keeps = (page: Page, pattern: string) =>
  page.evaluate(async (wanted) => {
    const kept = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(kept.map((cache) => cache.keys()));
    return requests.flat().some(({ url }) => new RegExp(wanted, 'u').test(url));
  }, pattern);

// @proves L18 L47
journey(
  'the site is kept as an app, and its shell opens without a network',
  async ({ page, context }) => {
    await page.goto('/down');
    await expect(page.getByRole('heading', { name: t('download.ios') })).toBeVisible();
    await expectNoBarriers(page);
    const manifest = await (await page.request.get('/wps/brand/manifest')).json();
    expect(manifest).toMatchObject({ name: 'Baize', start_url: '/', display: 'standalone' });
    for (const { src } of manifest.icons as { src: string }[]) {
      expect((await page.request.get(src)).headers()['content-type']).toBe('image/png');
    }
    const profile = await page.request.get('/wps/brand/profile');
    expect(profile.headers()['content-type']).toBe('application/x-apple-aspen-config');
    expect((await profile.body()).toString('latin1')).toContain('com.apple.webClip.managed');
    await expect.poll(() => keeps(page, '/assets/texts-en-first')).toBe(true);
    await context.setOffline(true);
    const away = await context.newPage();
    await away.goto('/rng');
    await expect(away.getByRole('heading', { name: t('shell.offline-title') })).toBeVisible();
    await expectNoBarriers(away);
    await context.setOffline(false);
    await expect(away.getByRole('heading', { name: t('shell.offline-title') })).toBeHidden();
    await expect(
      away.getByRole('heading', { name: t('catalogue.category-RNG') }).first(),
    ).toBeVisible();
  },
);
