// A bonus, from both sides: staff grants it at the member's file; on a phone the member plays a
// slot, sees the arithmetic move with the bet, and gives the rest up with the amounts shown first.
import { expect, test } from '@playwright/test';
import { unwrap } from '@baize/client';
import { Console } from './operator/console.ts';
import { MemberDesk } from './operator/member-desk.ts';
import { operatorLogin, registerMember } from './people.ts';
import { Site } from './player/site.ts';
import { Slot } from './player/slot.ts';
import { t } from './texts.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

async function grants(staff: Console, username: string): Promise<void> {
  const { page } = staff;
  await new MemberDesk(staff).open(username);
  await page.getByRole('tab', { name: t('operator.tab-bonuses'), exact: true }).click();
  await page.getByRole('button', { name: t('console.bonuses.grant'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  const field = (name: 'name' | 'amount' | 'times') =>
    dialog.getByLabel(t(`console.bonuses.${name}`), { exact: true });
  await field('name').fill('With our thanks');
  await field('amount').fill('100');
  await field('times').fill('5');
  await dialog.getByRole('button', { name: t('console.bonuses.grant-sure'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('cell', { name: /With our thanks/u })).toBeVisible();
}

// @proves R39 R112 L10 L88
test('a granted bonus is played on a phone and given up', async ({
  page,
  browser,
  baseURL,
}, info) => {
  const member = await registerMember(baseURL ?? '');
  const wide = { viewport: { width: 1280, height: 800 }, hasTouch: false };
  const staff = new Console(await browser.newPage(wide), String(info.project.metadata['console']));
  await staff.signIn(operatorLogin);
  await grants(staff, member.username);
  await staff.page.close();

  const site = new Site(page);
  await site.comeIn(member, '/game?game=golden-lotus-20&vendor=BAIZE');
  const slot = new Slot(page, t('slots.golden-lotus-20'));
  await slot.choose('20.00');
  await slot.spin();

  await page.goto('/credits?mc=bonusDetails');
  const centre = site.dialog('shell.member-centre');
  await expect(centre.getByRole('heading', { name: 'With our thanks' })).toBeVisible();
  await expect(centre.getByText(/20\.00 × 100%/u)).toBeVisible();
  await expect(centre.getByText(/480\.00/u).first()).toBeVisible();

  await centre.getByRole('button', { name: t('bonuses.cancel') }).tap();
  const sure = page.getByRole('dialog', { name: t('bonuses.cancel-title') });
  await expect(sure.getByText(t('bonuses.cancel-lost'), { exact: true })).toBeVisible();
  await sure.getByRole('button', { name: t('bonuses.cancel-sure'), exact: true }).tap();
  await expect(sure).toBeHidden();
  await expect(centre.getByText(t('bonuses.state-cancelled'))).toBeVisible();
  const { open, ended } = unwrap(await member.client.wallet.listBonuses({}));
  expect([open.length, ended[0]?.state]).toEqual([0, 'cancelled']);
  expect(unwrap(await member.client.wallet.getBalance()).sumBalance).toBe(0);
});
