// A member opens a wheel with a ticket, sees what was drawn only after the wheel has shown it, and
// verifies it once the seed is revealed; the other looks are opened as well.
import { expect, test } from '@playwright/test';
import { unwrap } from '@baize/client';
import { registerMember, type Member } from './people.ts';
import { Site } from './player/site.ts';
import { t } from './texts.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const ticketsOf = async ({ client }: Member) =>
  unwrap(await client.promotions.listTickets()).list.reduce((sum, { left }) => sum + left, 0);

test('a wheel is opened by a ticket and verified', async ({ page, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const member = await registerMember(baseURL ?? '');
  await expect.poll(() => ticketsOf(member), { timeout: 90_000 }).toBe(4);
  const site = new Site(page);
  await site.comeIn(member, '/draws');
  await page.getByRole('link', { name: 'Wheel of the day' }).tap();
  const stage = page.getByRole('region', { name: 'Wheel of the day' });
  await expect(page.getByRole('table', { name: t('draws.odds') })).toBeVisible();

  // The day's free opening comes first, then the ticket.
  for (const way of [t('draws.by-free', { count: 1 }), t('draws.by-ticket', { count: 1 })]) {
    await expect(stage.getByText(way)).toBeVisible();
    await stage.getByRole('button', { name: t('draws.open-wheel') }).tap();
    await expect(stage.getByText(t('draws.running'))).toBeAttached();
    await expect(stage.getByRole('link', { name: t('draws.verify') })).toBeHidden();
    await stage.getByRole('button', { name: t('draws.skip') }).tap();
    await expect(stage.getByRole('link', { name: t('draws.verify') })).toBeVisible();
    await stage.getByRole('button', { name: t('draws.close-result') }).tap();
  }
  await page.goto('/draws');
  const history = page.getByRole('listitem').filter({ hasText: t('draws.opened-ticket') });
  await history.getByRole('link', { name: t('draws.verify') }).tap();
  await page
    .getByRole('button', { name: t('fairness.reveal-button') })
    .first()
    .tap();
  const check = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: t('draws.check-title'), exact: true }) });
  await expect(check.getByLabel(t('fairness.server-seed'))).toHaveValue(/^[0-9a-f]{64}$/u);
  await check.getByRole('button', { name: t('fairness.check-button') }).tap();
  await expect(check.getByText(t('fairness.commitment-match'))).toBeVisible();
  await expect(check.getByText(/as recorded/u)).toBeVisible();
});

test('an egg, a slot and a scratch card tell at once where motion is reduced', async ({
  page,
  baseURL,
}) => {
  const member = await registerMember(baseURL ?? '');
  await expect.poll(() => ticketsOf(member), { timeout: 90_000 }).toBe(4);
  const site = new Site(page);
  await site.comeIn(member, '/draws');
  const looks = [
    ['Golden eggs', t('draws.egg-number', { number: 2 })],
    ['Prize slot', t('draws.open-slot')],
    ['Lotus scratch card', t('draws.open-scratch')],
  ] as const;
  for (const [title, open] of looks) {
    await page.goto('/draws');
    await page.getByRole('link', { name: title }).tap();
    const stage = page.getByRole('region', { name: title });
    await stage.getByRole('button', { name: open }).tap();
    await expect(stage.getByRole('link', { name: t('draws.verify') })).toBeVisible();
  }
  const { list } = unwrap(await member.client.promotions.listOpenings({}));
  expect(list.map(({ look }) => look)).toEqual(['scratch', 'slot', 'egg']);
});
