// The operator gives the house another name and other colours, and people who are on the site see
// it without doing anything.
import { expect, type Page } from '@playwright/test';
import { brandPalettes } from '@baize/contract';
import { expectNoBarriers } from './axe.ts';
import { journey } from './looks.ts';
import { Console } from './operator/console.ts';
import { operatorLogin } from './people.ts';
import { Site } from './player/site.ts';
import { t } from './texts.ts';

const saveIn = (page: Page) => page.getByRole('button', { name: t('brand.save'), exact: true });

async function rename(staff: Console, name: string): Promise<void> {
  await staff.page.getByRole('tab', { name: t('brand.words') }).click();
  await staff.page.getByLabel(t('brand.name')).fill(name);
  await saveIn(staff.page).click();
  await expect(staff.page.getByLabel(t('brand.name'))).toHaveValue(name);
}

async function dress(staff: Console, palette: 'house' | 'ruby'): Promise<void> {
  await staff.page.getByRole('tab', { name: t('brand.colours') }).click();
  await staff.page.getByRole('button', { name: t(`brand.palette-${palette}`) }).click();
  await expect(staff.page.getByText(t('brand.all-readable'))).toBeVisible();
  await saveIn(staff.page).click();
}

const clothOf = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--brand-felt').trim(),
  );

journey(
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
      // Nothing was loaded anew, and everything can still be read.
      expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true);
      await expectNoBarriers(page);
      await expectNoBarriers(staff.page);
      // Whoever comes now is received by the new house from the first moment.
      const html = await (await page.request.get('/')).text();
      expect(html).toContain('<title>Ruby Hall</title>');
      expect(html).toMatch(/href="\/wps\/brand\/theme\/[0-9a-f]{64}"/u);
    } finally {
      await dress(staff, 'house');
      await rename(staff, 'Baize');
    }
    await expect(site.header.getByRole('img', { name: 'Baize' })).toBeVisible();
    await expect.poll(() => clothOf(page)).toBe('');
  },
);
