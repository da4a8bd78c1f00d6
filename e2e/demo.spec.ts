// The free demo: play money, marked as such wherever it is shown, the same game, and no way from it
// to the cashier.
import { expect, test } from '@playwright/test';
import { policies } from '@baize/contract';
import { parseUnits } from '@baize/money';
import { clientOf } from './people.ts';
import { Games } from './player/games.ts';
import { Site } from './player/site.ts';
import { Slot } from './player/slot.ts';
import { t } from './texts.ts';

const game = t('slots.golden-lotus-20');

// @proves L6 L107 R30
test('a visitor plays the demo on play money and is sent to register at the cashier', async ({
  page,
  baseURL,
}) => {
  const site = new Site(page);
  await site.open('/credits');
  await site.header.getByRole('button', { name: t('shell.free-demo') }).click();
  await expect(page.getByText(t('shell.demo-notice'))).toBeVisible();
  await expect(page).toHaveURL(/\/$/u);
  const given = parseUnits(policies.demoBalance.default, { decimalsMax: 2 });
  expect(await site.shownBalance()).toBe(given);

  await new Games(page).openFromHeader();
  await new Games(page).play(game);
  const slot = new Slot(page, game);
  await expect(slot.frame.getByText(t('arcade.demo'), { exact: true })).toBeVisible();
  await slot.spin();
  const inGame = await slot.balance();
  await expect.poll(() => site.shownBalance()).toBe(inGame);
  await expect(slot.frame.getByText(t('arcade.demo'), { exact: true })).toBeVisible();

  await site.header.getByRole('button', { name: t('shell.deposit') }).click();
  const dialog = site.dialog('shell.register-first-title');
  await expect(dialog.getByText(t('shell.register-first'))).toBeVisible();
  await dialog.getByRole('button', { name: t('shell.register') }).click();
  await expect(site.dialog('identity.register-title')).toBeVisible();

  const demo = clientOf(baseURL ?? '', await site.token());
  const asked = await demo.wallet.depositByLaunchUrl({
    amount: 500,
    vendorId: 'sandpay',
    bankType: 'QR',
    bankCode: 'QRPH',
  });
  expect(asked).toMatchObject({ ok: false, refused: 'demo-not-allowed' });
});
