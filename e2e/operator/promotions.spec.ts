// An operator makes promotions without a developer: a first deposit bonus is tried on the past,
// published for a segment with an own picture, claimed, and stopped at once; an application with a
// picture is judged.
import { expect, test } from '@playwright/test';
import { unwrap } from '@baize/client';
import { fund, operatorLogin, registerMember, type Member } from '../people.ts';
import { t } from '../texts.ts';
import { Console } from './console.ts';
import { PromotionDesk } from './promotion-desk.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** A picture of one pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

async function offered({ client }: Member, title: string) {
  const { list } = unwrap(await client.promotions.listPromotions({}));
  const found = list.find((one) => one.title === title);
  if (found === undefined) throw new Error(`${title} is not offered`);
  return unwrap(await client.promotions.getPromotion({ id: found.promotionId }));
}

async function availableOf({ client }: Member, title: string) {
  const { list } = unwrap(await client.promotions.listRewards({ state: 'available' }));
  return list.find((one) => one.title === title);
}

async function claim(member: Member, title: string): Promise<string> {
  await expect.poll(() => availableOf(member, title), { timeout: 20_000 }).toBeTruthy();
  const { claimId: id = '' } = (await availableOf(member, title)) ?? {};
  return unwrap(await member.client.promotions.claimReward({ id })).rewards[0]?.amount ?? '';
}

test('an operator tries a first deposit bonus, publishes it for a segment and stops it', async ({
  page,
  baseURL,
}, info) => {
  const staff = new Console(page, String(info.project.metadata['console']));
  const desk = new PromotionDesk(staff);
  const member = await registerMember(baseURL ?? '');
  const title = `Welcome ${member.username}`;
  const segment = `Newcomers ${member.username}`;
  await staff.signIn(operatorLogin);
  await desk.keepSegment(segment, 1);
  await desk.write('first-deposit', title);
  await desk.tryDraft();
  await page.getByLabel(t('console.promotions.segment'), { exact: true }).selectOption(segment);
  await page.getByLabel(t('console.promotions.picture-send')).setInputFiles({
    name: 'own.png',
    mimeType: 'image/png',
    buffer: Buffer.from(pixel, 'base64'),
  });
  await expect(page.getByLabel(t('console.promotions.picture-own'))).toBeChecked();
  await desk.saveAndPublish(title);

  const { promotionId: id, version, picture } = await offered(member, title);
  const shown = await page.request.get(`${baseURL ?? ''}/play/promotion-pictures/${picture}`);
  expect(shown.headers()['content-type']).toBe('image/webp');
  unwrap(await member.client.promotions.joinPromotion({ id, version }));
  await fund(member.client, 200);
  expect(Number(await claim(member, title))).toBe(100);

  await desk.open(title);
  await page.reload();
  await expect(page.getByText(/100\.00 of .*10,000\.00/u).first()).toBeVisible();
  await page.getByRole('tab', { name: t('console.promotions.tab-figures') }).click();
  await expect(
    page.getByRole('heading', { name: t('console.promotions.figures-days') }),
  ).toBeVisible();
  await desk.stop(title);
  const late = await registerMember(baseURL ?? '');
  const join = await late.client.promotions.joinPromotion({ id, version });
  expect(join).toMatchObject({ ok: false });
});

test('an application with a picture is judged with another amount', async ({
  page,
  baseURL,
}, info) => {
  const staff = new Console(page, String(info.project.metadata['console']));
  const desk = new PromotionDesk(staff);
  const member = await registerMember(baseURL ?? '');
  const title = `Show us ${member.username}`;
  await staff.signIn(operatorLogin);
  await desk.publish('application', title);

  const { promotionId: id, version } = await offered(member, title);
  const sent = { id, version, remark: 'Here it is', pictures: [pixel] };
  unwrap(await member.client.promotions.applyForPromotion(sent));
  await desk.approve(member.username, { amount: '55', answer: 'Thank you' });
  expect(Number(await claim(member, title))).toBe(55);

  await page.getByRole('tab', { name: t('console.promotions.claim-claimed'), exact: true }).click();
  const rows = page.getByRole('row').filter({ hasText: member.username });
  await expect(rows.filter({ hasText: title })).toBeVisible();
  await desk.stop(title);
});

test('an operator makes a wheel, and its figures follow what members open', async ({
  page,
  baseURL,
}, info) => {
  const staff = new Console(page, String(info.project.metadata['console']));
  const desk = new PromotionDesk(staff);
  const member = await registerMember(baseURL ?? '');
  const title = `Wheel of ${member.username}`;
  await staff.signIn(operatorLogin);
  await desk.publish('draw', title, () =>
    page.getByLabel(t('console.promotions.draw-a-day'), { exact: true }).fill('2'),
  );
  const { list } = unwrap(await member.client.promotions.listDraws());
  const { promotionId: id = '', version = 0 } = list.find((one) => one.title === title) ?? {};
  unwrap(await member.client.promotions.openDraw({ id, version }));
  unwrap(await member.client.promotions.openDraw({ id, version }));
  // Who registers may have been given a ticket, which opens it once more.
  const third = await member.client.promotions.openDraw({ id, version });
  const opened = third.ok ? 3 : 2;
  expect(await member.client.promotions.openDraw({ id, version })).toMatchObject({ ok: false });
  await page.reload();
  const figures = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: t('console.promotions.draw-figures') }) });
  await expect(figures.getByText(String(opened), { exact: true }).first()).toBeVisible();
  const odds = t('console.promotions.draw-odds', { weight: 5, range: 100 });
  await expect(figures.getByText(odds, { exact: true })).toBeVisible();
  await desk.stop(title);
});
