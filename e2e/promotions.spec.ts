// A member finds promotions on a phone: uses codes, claims a bonus, free rounds and a free bet and
// plays them, applies with a picture, and reaches a milestone by play.
import { expect, test } from '@playwright/test';
import { unwrap } from '@baize/client';
import { fund, registerMember } from './people.ts';
import { Crash } from './player/crash.ts';
import { Site } from './player/site.ts';
import { Slot } from './player/slot.ts';
import { t } from './texts.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

// @proves R39 R112 L10 L88 L12 L44 L133
test('a code, an application and a mission on a phone', async ({ page, baseURL }) => {
  const member = await registerMember(baseURL ?? '');
  const site = new Site(page);
  await site.comeIn(member, '/promotions');
  await page.getByLabel(t('promotions.code')).fill('lotus2026');
  await page.getByRole('button', { name: t('promotions.code-use') }).tap();
  await expect(page.getByText(t('promotions.code-toast'))).toBeVisible();
  const cards = page.getByRole('listitem');
  await expect(
    cards.filter({ hasText: 'Code of the month' }).getByText(t('promotions.state-claim')),
  ).toBeVisible();

  await page.goto('/credits?mc=rewardCenter');
  const centre = site.dialog('shell.member-centre');
  const reward = centre.getByRole('listitem').filter({ hasText: 'Code of the month' });
  await expect(reward.getByText(t('promotions.terms-times', { times: 3 }))).toBeVisible();
  await reward.getByRole('button', { name: t('promotions.claim') }).tap();
  await expect(page.getByText(t('promotions.claimed-toast'))).toBeVisible();
  await page.goto('/credits?mc=bonusDetails');
  await expect(centre.getByRole('heading', { name: 'Code of the month' })).toBeVisible();

  await page.goto('/promotions');
  await page.getByRole('link', { name: 'Zalo bonus up to 131k' }).tap();
  await page.getByLabel(t('promotions.remark')).fill('I joined the group today');
  await page
    .getByLabel(t('promotions.picture-add'))
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture });
  await page.getByRole('button', { name: t('promotions.apply') }).tap();
  await expect(page.getByText(t('promotions.said-applying'))).toBeVisible();

  // Five bets whatever the reels show.
  await fund(member.client, 200);
  await page.goto('/game?game=golden-lotus-20&vendor=BAIZE');
  const slot = new Slot(page, t('slots.golden-lotus-20'));
  await slot.choose('20.00');
  for (let spin = 0; spin < 5; spin += 1) await slot.spin();
  await page.goto('/promotions');
  const mission = page.getByRole('listitem').filter({ hasText: 'Slot mission of the week' });
  await expect(mission.getByText(t('promotions.state-claim'))).toBeVisible({ timeout: 90_000 });
});

test('free rounds of a code are claimed and played on a phone', async ({ page, baseURL }) => {
  const member = await registerMember(baseURL ?? '');
  const site = new Site(page);
  await site.comeIn(member, '/promotions');
  await page.getByLabel(t('promotions.code')).fill('golden10');
  await page.getByRole('button', { name: t('promotions.code-use') }).tap();
  await expect(page.getByText(t('promotions.code-toast'))).toBeVisible();
  await page.goto('/credits?mc=rewardCenter');
  const centre = site.dialog('shell.member-centre');
  const free = centre.getByRole('listitem').filter({ hasText: 'Ten free rounds' });
  await expect(free.getByText(t('promotions.terms-free-cash'))).toBeVisible();
  await free.getByRole('button', { name: t('promotions.claim') }).tap();
  // The list of what is to be claimed may be read a moment later: it names them too.
  const own = centre
    .locator('section')
    .filter({ hasText: t('promotions.free-rounds') })
    .last();
  await expect(own.getByText(/^10 free rounds/u)).toBeVisible();
  await own.getByRole('link', { name: t('slots.golden-lotus-20') }).tap();
  const slot = new Slot(page, t('slots.golden-lotus-20'));
  await expect(slot.frame.getByText(/^10 free rounds/u)).toBeVisible();
  await slot.spin();
  await expect(slot.frame.getByText(/^9 free rounds/u)).toBeVisible();
});

test('a free bet of a code is claimed and laid on a flight on a phone', async ({
  page,
  baseURL,
}) => {
  // The flight before may be long.
  test.setTimeout(180_000);
  const member = await registerMember(baseURL ?? '');
  const site = new Site(page);
  await site.comeIn(member, '/promotions');
  await page.getByLabel(t('promotions.code')).fill('freebet50');
  await page.getByRole('button', { name: t('promotions.code-use') }).tap();
  await expect(page.getByText(t('promotions.code-toast'))).toBeVisible();
  await page.goto('/credits?mc=rewardCenter');
  const centre = site.dialog('shell.member-centre');
  const free = centre.getByRole('listitem').filter({ hasText: 'A free bet of 50' });
  await expect(free.getByText(t('promotions.terms-bet-cash'))).toBeVisible();
  await free.getByRole('button', { name: t('promotions.claim') }).tap();
  const own = centre.getByRole('listitem').filter({ hasText: t('promotions.free-bet-pays-cash') });
  await own.getByRole('link', { name: t('crash.sky-lantern') }).tap();
  const crash = new Crash(page, t('crash.sky-lantern'));
  const bars = crash.frame.getByRole('region', { name: t('arcade.free-bet') });
  await bars
    .first()
    .getByRole('button', { name: /^Use free bet/u })
    .tap();
  await expect(crash.button).toHaveText(/^Free bet/u);
  await crash.button.tap();
  await crash.showOwn();
  await expect(crash.own.filter({ hasText: /50\.00 free/u })).toBeVisible({ timeout: 150_000 });
  await expect(bars).toHaveCount(0);
  const { list } = unwrap(await member.client.wagering.listBets({}));
  expect(list).toMatchObject([{ gameCode: 'sky-lantern', stake: 0, free: 'bet' }]);
});
