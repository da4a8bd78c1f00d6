// Access to the site: required sign-in, a blocked country, and ways to sign in or register that the
// operator has switched off.
import { expect, test, type Page } from '@playwright/test';
import { unwrap, type Client } from '@baize/client';
import { operatorOf, registerMember, whileOff } from './people.ts';
import { HumanCheck } from './player/human-check.ts';
import { Site } from './player/site.ts';
import { beginning, t } from './texts.ts';
import { alone } from './worlds.ts';

const pathOf = (page: Page) => () => new URL(page.url()).pathname;

async function whileGuarded(operator: Client, journey: () => Promise<void>): Promise<void> {
  unwrap(await operator.settings.setPolicy({ name: 'homeNeedsLogin', value: true }));
  try {
    await journey();
  } finally {
    unwrap(await operator.settings.setPolicy({ name: 'homeNeedsLogin', value: false }));
  }
}

// @proves L49
test(
  'with sign-in required every address leads to the sign-in page',
  { tag: alone },
  async ({ page, baseURL }, { project }) => {
    const operator = await operatorOf(String(project.metadata['console']));
    const member = await registerMember(baseURL ?? '');
    const site = new Site(page);
    await whileGuarded(operator, async () => {
      for (const path of [
        '/',
        '/home',
        '/rng?page=BAIZE',
        '/help',
        '/vip',
        '/fairness',
        '/nowhere',
      ]) {
        await page.goto(path);
        await expect(
          page.getByRole('heading', { name: t('identity.sign-in-title') }),
        ).toBeVisible();
        expect(pathOf(page)(), path).toBe('/login');
        await expect(site.header).toBeHidden();
      }
      for (const path of ['/register', '/register.html', '/helpmc', '/download']) {
        await page.goto(path);
        await expect(page.getByRole('main')).not.toBeEmpty();
        await expect(page).not.toHaveTitle(new RegExp(`^${t('shell.sign-in')}`, 'u'));
        expect(pathOf(page)(), path).toBe(path);
      }
      await expect(page.getByRole('heading', { name: t('download.lines') })).toBeVisible();
      await page.goto('/register');
      await expect(site.dialog('identity.register-title')).toBeVisible();
      await page.goto('/login');
      const door = page.getByRole('main').locator('form');
      await door.getByLabel(beginning(t('identity.username'))).fill(member.username);
      await door
        .getByRole('textbox', { name: beginning(t('identity.password')) })
        .fill(member.password);
      await door.getByRole('button', { name: t('shell.sign-in'), exact: true }).click();
      await new HumanCheck(page).letTheDeviceWork();
      await site.goOnFromWelcome(member.username);
      await expect.poll(pathOf(page)).toBe('/');
      await expect(site.balance).toBeVisible();
      await site.open('/help');
      await expect(page.getByRole('heading', { name: t('help.start-title') })).toBeVisible();
      await site.signOut(member.username);
      await expect.poll(pathOf(page)).toBe('/login');
    });
  },
);

const nowhere = { mode: 'block', countries: [], addressesAllowed: [] } as const;

async function whileElsewhere(operator: Client, journey: () => Promise<void>): Promise<void> {
  const addressesBlocked = ['127.0.0.0/8', '::1'];
  unwrap(
    await operator.settings.setRegionRules({
      ...nowhere,
      countries: [],
      addressesAllowed: [],
      addressesBlocked,
    }),
  );
  try {
    await journey();
  } finally {
    unwrap(
      await operator.settings.setRegionRules({
        ...nowhere,
        countries: [],
        addressesAllowed: [],
        addressesBlocked: [],
      }),
    );
  }
}

// @proves L56
test(
  'a blocked country sees only its address and country',
  { tag: alone },
  async ({ page, context }, { project }) => {
    const operator = await operatorOf(String(project.metadata['console']));
    const site = new Site(page);
    await context.route('https://help.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' }),
    );
    await whileElsewhere(operator, async () => {
      for (const path of ['/', '/rng', '/game?game=golden-lotus-20&vendor=BAIZE']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: t('shell.region-title') })).toBeVisible();
        await expect(page.getByRole('definition').first()).toHaveText(/^(?:127\.|::1)/u);
        await expect(page.getByRole('term')).toHaveText([
          t('shell.your-address'),
          t('shell.your-country'),
        ]);
        await expect(site.header).toBeHidden();
      }
      await expect(page.getByRole('definition').nth(1)).toHaveText('Philippines');
      const contact = page.getByRole('button', { name: t('shell.contact-us') });
      await expect(contact).toBeVisible();
      const reached = unwrap(await operator.brand.getContacts());
      const telegram = { kind: 'TELEGRAM', address: 'https://t.me/house', label: '' } as const;
      const service = 'https://help.example/chat';
      try {
        unwrap(await operator.brand.setContacts({ ...reached, service, contacts: [telegram] }));
        await page.reload();
        await expect(
          page.getByRole('link', { name: t('download.contact-TELEGRAM') }),
        ).toHaveAttribute('href', 'https://t.me/house');
        const [popup] = await Promise.all([page.waitForEvent('popup'), contact.click()]);
        await expect(popup).toHaveTitle('Chat');
        await popup.close();
      } finally {
        unwrap(await operator.brand.setContacts(reached));
      }
    });
    await site.open('/rng');
  },
);

// @proves L75
test(
  'the header’s sign-in and registration buttons follow their switches',
  { tag: alone },
  async ({ page }, { project }) => {
    const operator = await operatorOf(String(project.metadata['console']));
    const site = new Site(page);
    const way = (text: 'shell.register' | 'shell.free-demo') =>
      site.header.getByRole('button', { name: t(text), exact: true });
    await whileOff(operator, 'DIRECTREG3', async () => {
      await site.open();
      await expect(way('shell.free-demo')).toBeVisible();
      await expect(way('shell.register')).toBeHidden();
      await site.open('/register');
      await expect(site.dialog('identity.register-title')).toBeVisible();
    });
    await whileOff(operator, 'FREEPLAY3', async () => {
      await site.open();
      await expect(way('shell.register')).toBeVisible();
      await expect(way('shell.free-demo')).toBeHidden();
    });
  },
);
