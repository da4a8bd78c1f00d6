// Staff make vouchers for a promotion by code and save their codes; a member uses one on a phone,
// and staff see it and cancel the others.
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { unwrap } from '@baize/client';
import { Console } from './operator/console.ts';
import { operatorLogin, registerMember } from './people.ts';
import { Site } from './player/site.ts';
import { t } from './texts.ts';

test('staff make vouchers, a member uses one, and the others are cancelled', async ({
  browser,
  baseURL,
}, info) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const address = String(info.project.metadata['console']);
  const member = await registerMember(baseURL ?? '');
  const { list } = unwrap(await member.client.promotions.listPromotions({}));
  const found = list.find(({ title }) => title === 'Code of the month');
  await new Console(page, address).signIn(operatorLogin);
  // Where many journeys made promotions it stands on a later page of the list.
  await page.goto(new URL(`/promotions/${found?.promotionId}`, address).href);
  await page.getByRole('button', { name: t('console.promotions.vouchers-make') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('console.promotions.vouchers-name')).fill('Street flyers');
  await dialog.getByLabel(t('console.promotions.vouchers-count')).fill('3');
  await dialog.getByRole('button', { name: t('console.promotions.vouchers-make') }).click();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: t('console.promotions.vouchers-save') }).click();
  const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(4);
  await expect(dialog.getByText(t('console.promotions.vouchers-saved'))).toBeVisible();
  await dialog.getByRole('button', { name: t('operator.cancel') }).click();

  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const site = new Site(phone);
  await site.comeIn(member, '/promotions');
  const use = async () => {
    await phone.getByLabel(t('promotions.code')).fill(lines[1] ?? '');
    await phone.getByRole('button', { name: t('promotions.code-use') }).tap();
  };
  await use();
  await expect(phone.getByText(t('promotions.code-toast'))).toBeVisible();
  await use();
  await expect(phone.getByText(t('refusals.voucher-used'))).toBeVisible();
  await phone.close();

  await page.reload();
  const table = page.getByRole('table', { name: t('console.promotions.vouchers') });
  const batch = table.getByRole('row').nth(1);
  await expect(batch.getByRole('cell').nth(2)).toHaveText('1');
  await batch.getByRole('button', { name: t('console.promotions.vouchers-cancel') }).click();
  await dialog.getByLabel(t('operator.reason')).fill('The campaign is over');
  await dialog.getByRole('button', { name: t('console.promotions.vouchers-cancel') }).click();
  await expect(batch.getByRole('cell').nth(5)).toHaveText('2');
  await page.close();
});
