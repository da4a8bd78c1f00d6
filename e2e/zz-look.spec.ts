import { test } from '@playwright/test';
import { registerMember } from './people.ts';
import { Site } from './player/site.ts';
for (const [name, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desk', { width: 1440, height: 900 }],
] as const)
  for (const theme of ['dark', 'light'] as const)
    test(`${name} ${theme}`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ viewport, colorScheme: theme, baseURL });
      const page = await context.newPage();
      await page.addInitScript((t) => localStorage.setItem('theme', t), theme);
      const member = await registerMember(baseURL ?? '');
      const site = new Site(page);
      await site.comeIn(member, '/promotions');
      await page.evaluate((t) => document.documentElement.setAttribute('data-theme', t), theme);
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `/tmp/look/list-${name}-${theme}.png`, fullPage: true });
      await page.getByRole('link', { name: 'Slot mission of the week' }).click();
      await page.waitForTimeout(1500);
      await page.evaluate((t) => document.documentElement.setAttribute('data-theme', t), theme);
      await page.screenshot({ path: `/tmp/look/mission-${name}-${theme}.png`, fullPage: true });
      await page.goto('/promotions');
      await page.getByRole('link', { name: 'Zalo bonus up to 131k' }).click();
      await page.waitForTimeout(1200);
      await page.evaluate((t) => document.documentElement.setAttribute('data-theme', t), theme);
      await page.screenshot({ path: `/tmp/look/apply-${name}-${theme}.png`, fullPage: true });
      await page.goto('/credits?mc=rewardCenter');
      await page.waitForTimeout(1500);
      await page.evaluate((t) => document.documentElement.setAttribute('data-theme', t), theme);
      await page.screenshot({ path: `/tmp/look/rewards-${name}-${theme}.png` });
    });
