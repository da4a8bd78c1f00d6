// A member follows a mission on a phone: stakes reach a milestone, the menu counts the reward, it
// is claimed on the mission's card, and the leaderboard shows the own place. A race shows its
// board.
import { expect, test } from '@playwright/test';
import { fund, operatorLogin, registerMember } from './people.ts';
import { Console } from './operator/console.ts';
import { Site } from './player/site.ts';
import { Slot } from './player/slot.ts';
import { t } from './texts.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const mission = 'Slot mission of the week';
const race = 'Slot race';

// @proves R39 R112 L88 L12
test('a mission, its claim and its leaderboard on a phone', async ({ page, baseURL }) => {
  const member = await registerMember(baseURL ?? '');
  const site = new Site(page);
  await fund(member.client, 200);
  await site.comeIn(member, '/game?game=golden-lotus-20&vendor=BAIZE');
  const slot = new Slot(page, t('slots.golden-lotus-20'));
  await slot.choose('20.00');
  for (let spin = 0; spin < 5; spin += 1) await slot.spin();

  await page.goto('/credits?mc=missionLeaderboard');
  const centre = site.dialog('shell.member-centre');
  const card = centre.getByRole('listitem').filter({ hasText: mission });
  const claim = card.getByRole('button', { name: t('promotions.claim'), exact: true });
  await expect(claim).toBeVisible({ timeout: 90_000 });
  await expect(card.getByText(t('promotions.mission-done', { done: 1, count: 3 }))).toBeVisible();
  await expect(centre.getByText(t('shell.rewards-to-claim', { count: 1 })).first()).toBeAttached();
  await card.getByRole('button', { name: t('promotions.board') }).tap();
  await expect(card.getByText(t('promotions.board-own'))).toBeVisible({ timeout: 60_000 });
  await claim.tap();
  await expect(page.getByText(t('promotions.claimed-toast'))).toBeVisible();
  await expect(claim).toBeHidden();
});

// @proves R112
test('a race shows who leads under masked names, and what each place wins', async ({ page }) => {
  await page.goto('/promotions');
  await page.getByRole('link', { name: race }).tap();
  const places = page.getByRole('list', { name: t('promotions.board') });
  await expect(places.getByRole('listitem').first()).toContainText('***', { timeout: 90_000 });
  await expect(places.getByRole('listitem').first()).toContainText('500');
  await expect(page.getByText(t('promotions.board-running'), { exact: true })).toBeVisible();
});

test('staff keep a member off a race and let them on again', async ({ browser }, info) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const staff = new Console(page, String(info.project.metadata['console']));
  await staff.signIn(operatorLogin);
  await staff.openPage('operator.promotions');
  await page.getByRole('link', { name: race }).click();
  const table = page.getByRole('table', { name: t('console.promotions.board') });
  const first = table.getByRole('row').nth(1);
  await expect(first).toBeVisible({ timeout: 90_000 });
  const name = await first.getByRole('cell').nth(1).innerText();
  const row = table.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: t('console.promotions.board-exclude') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('operator.reason')).fill('Two accounts of one person');
  await dialog.getByRole('button', { name: t('console.promotions.board-exclude') }).click();
  await expect(row).toContainText('Two accounts of one person');
  await expect(row).toContainText(t('console.promotions.board-excluded'));
  await row.getByRole('button', { name: t('console.promotions.board-readmit') }).click();
  await dialog.getByLabel(t('operator.reason')).fill('They are two people');
  await dialog.getByRole('button', { name: t('console.promotions.board-readmit') }).click();
  await expect(
    row.getByRole('button', { name: t('console.promotions.board-exclude') }),
  ).toBeVisible();
  await page.close();
});
