// A member on a phone redeems goods that staff reject, gets the points back, and exchanges them for
// money.
import { expect } from '@playwright/test';
import { newIntent, unwrap } from '@baize/client';
import { journey } from './looks.ts';
import { operatorOf, registerMember } from './people.ts';
import { Site } from './player/site.ts';
import { t } from './texts.ts';

const paymentPassword = '246813';

type Own = ReturnType<Site['page']['getByRole']>;
const name = 'Baize playing cards';

async function redeems(site: Site, own: Own): Promise<void> {
  const { page } = site;
  const dialog = site.dialog('points.redeem-title');
  await page.getByRole('button', { name: t('points.redeem-named', { name }) }).click();
  await dialog.getByLabel(t('identity.payment-password'), { exact: true }).fill(paymentPassword);
  await dialog
    .getByLabel(t('identity.confirm-payment-password'), { exact: true })
    .fill(paymentPassword);
  await dialog.getByRole('button', { name: t('wallet.payment-password-set-now') }).click();
  await dialog.getByRole('button', { name: t('points.more') }).click();
  await dialog.getByLabel(t('points.recipient')).fill('Ana Cruz');
  await dialog.getByLabel(t('points.mobile')).fill('09171234567');
  await dialog.getByLabel(t('points.address')).fill('1 Harbour Street, Manila');
  await expect(dialog).toContainText(t('points.count', { count: 450 }));
  const password = dialog.getByLabel(t('identity.payment-password'), { exact: true });
  await password.fill('000000');
  const confirm = dialog.getByRole('button', {
    name: t('points.redeem-now', { points: t('points.count', { count: 1600 }) }),
  });
  await confirm.click();
  await expect(dialog.getByRole('alert').filter({ visible: true })).toBeVisible();
  await password.fill(paymentPassword);
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect(own).toContainText('450');
}

async function converts(site: Site, own: Own): Promise<void> {
  const { page } = site;
  await page.getByRole('tab', { name: t('points.tab-balance') }).click();
  await own.getByRole('button', { name: t('points.convert') }).click();
  const exchange = site.dialog('points.convert');
  const field = exchange.getByLabel(t('points.convert-field'));
  await field.fill('150');
  await exchange.getByLabel(t('identity.payment-password'), { exact: true }).fill(paymentPassword);
  const send = exchange.locator('button[type=submit]');
  await send.click();
  await expect(
    exchange.getByText(t('points.convert-wrong', { step: 100, most: 2000 })),
  ).toBeVisible();
  await field.fill('2000');
  await expect(exchange).toContainText('20.00');
  await send.click();
  await expect(exchange).toBeHidden();
  await expect(own.getByText('50', { exact: true })).toBeVisible();
  await expect(site.balance).toContainText('20.00');
  await page.getByRole('tab', { name: t('points.tab-details') }).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: t('points.remark-converted') }),
  ).toContainText('−2,000');
}

// @proves L43 L22 L44
journey('goods are redeemed, returned, and points become money', async (walk) => {
  const { page, siteUrl, consoleUrl } = walk;
  const member = await registerMember(siteUrl);
  const operator = await operatorOf(consoleUrl);
  const { username } = member;
  const given = { username, points: 2050, reason: 'a journey begins with points' };
  unwrap(await operator.points.adjustPoints(given, { intent: newIntent() }));
  await page.setViewportSize({ width: 390, height: 844 });
  const site = new Site(page);
  await site.comeIn(member, '/pointMall');
  const own = page.getByRole('region', { name: t('points.balance') });
  await expect(own).toContainText('2,050');

  await redeems(site, own);

  await page.getByRole('tab', { name: t('points.tab-history') }).click();
  // The message of what was asked for names it too.
  const asked = page.getByRole('listitem').filter({ hasText: name }).first();
  await expect(asked).toContainText(t('points.state-processing'));
  const { list } = unwrap(await operator.points.findRedemptions({ username }));
  const decision = { id: list[0]?.redemptionId ?? '', approve: false, answer: 'Sold out today' };
  unwrap(await operator.points.decideRedemption(decision, { intent: newIntent() }));
  await page.reload();
  await expect(own).toContainText('2,050');
  await page.getByRole('tab', { name: t('points.tab-history') }).click();
  await expect(asked).toContainText(t('points.state-rejected'));
  await expect(asked).toContainText('Sold out today');

  await converts(site, own);
});
