// A level, from both sides: the operator asks less for it, an open page shows that at once; the
// member plays, reaches it, finds the badge and the message; and the house gives one for a time.
import { expect, test, type Page } from '@playwright/test';
import { unwrap, type Client } from '@baize/client';
import { Console } from './operator/console.ts';
import { MemberDesk } from './operator/member-desk.ts';
import { fund, operatorLogin, operatorOf, registerMember, whileOff } from './people.ts';
import { Site } from './player/site.ts';
import { Slot } from './player/slot.ts';
import { t } from './texts.ts';
import { alone } from './worlds.ts';

const [bronze, gold] = [t('vip.emblem-bronze'), t('vip.emblem-gold')];

/** Always puts the levels back as they were. */
async function whileChanged(operator: Client, journey: () => Promise<void>): Promise<void> {
  const { levels } = unwrap(await operator.vip.getVipScheme({}));
  try {
    await journey();
  } finally {
    const { version } = unwrap(await operator.vip.getVipScheme({}));
    const before = levels.map(({ members: _members, ...level }) => level);
    unwrap(await operator.vip.saveVipScheme({ version, levels: before }));
  }
}

/** Bronze asks for 20 from now on; an invalid value shows an error and is not saved. */
async function easesBronze({ page }: Console): Promise<void> {
  await page
    .getByRole('button', { name: t('console.vip.edit'), exact: true })
    .first()
    .click();
  const form = page.getByRole('dialog');
  const turnover = form.getByLabel(t('console.vip.turnover'), { exact: true });
  const save = form.getByRole('button', { name: t('operator.save') });
  await turnover.fill('0');
  await save.click();
  await expect(form.getByRole('alert')).not.toBeEmpty();
  await turnover.fill('20');
  await save.click();
  await expect(form).toBeHidden();
}

async function reachesBronze(page: Page, site: Site): Promise<void> {
  await page.goto('/game?game=golden-lotus-20&vendor=BAIZE');
  const slot = new Slot(page, 'Golden Lotus 20');
  await slot.choose('20.00');
  await slot.spin();
  const said = t('vip.moment-title', { name: bronze });
  const moment = page.getByRole('status').filter({ hasText: said });
  await expect(moment).toBeVisible();
  await moment.getByRole('button', { name: t('vip.close') }).click();
  await expect(moment).toBeHidden();
  await page.goto('/credits?mc=playerRank');
  const centre = site.dialog('shell.member-centre');
  await expect(centre.getByRole('heading', { name: bronze })).toBeVisible();
  await expect(centre.getByText(t('vip.step-reached', { name: bronze }))).toBeVisible();
  await page.goto('/credits?mc=messageV2');
  await expect(centre.getByText(`VIP level ${bronze}`).first()).toBeVisible();
  await page.goto('/');
  await expect(site.header.getByText(t('vip.badge', { name: bronze }))).toBeAttached();
}

async function givesGold(staff: Console, username: string): Promise<void> {
  const { page } = staff;
  await new MemberDesk(staff).open(username);
  await page.getByRole('tab', { name: t('operator.tab-vip'), exact: true }).click();
  await page.getByRole('button', { name: t('console.vip.set'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('console.vip.level'), { exact: true }).selectOption({ label: gold });
  await dialog.getByLabel(t('operator.reason'), { exact: true }).fill('a friend of the house');
  await dialog.getByRole('button', { name: t('console.vip.set'), exact: true }).click();
  await expect(page.getByText('a friend of the house').first()).toBeVisible();
}

// @proves L42
test(
  'a member reaches a level the operator has just eased, and is told',
  { tag: alone },
  async ({ page, browser, baseURL }, { project }) => {
    test.slow();
    const consoleUrl = String(project.metadata['console']);
    const operator = await operatorOf(consoleUrl);
    const member = await registerMember(baseURL ?? '');
    await fund(member.client, 500);
    const site = new Site(page);
    await site.open('/vip');
    await expect(page.getByRole('heading', { name: t('vip.visitor-title') })).toBeVisible();
    await site.signIn(member);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: t('vip.no-level') })).toBeVisible();
    await expect(main.getByText(/Stake .*100\.00 more to reach Bronze/u)).toBeVisible();
    await whileChanged(operator, async () => {
      const staff = new Console(await browser.newPage(), consoleUrl);
      await staff.signIn(operatorLogin);
      await staff.openPage('operator.vip');
      await easesBronze(staff);
      await expect(main.getByText(/Stake .*20\.00 more to reach Bronze/u)).toBeVisible();
      await reachesBronze(page, site);
      await givesGold(staff, member.username);
      await expect(site.header.getByText(t('vip.badge', { name: gold }))).toBeAttached();
      await staff.page.close();
    });
  },
);

// @proves L42
test(
  'no level is shown while the feature is switched off',
  { tag: alone },
  async ({ page, baseURL }, { project }) => {
    const operator = await operatorOf(String(project.metadata['console']));
    const member = await registerMember(baseURL ?? '');
    await whileOff(operator, 'VIP3', async () => {
      const site = new Site(page);
      await site.open('/vip');
      await expect(page.getByRole('heading', { name: t('shell.page-not-found') })).toBeVisible();
      const progress = await member.client.vip.getVipProgress();
      expect(progress).toMatchObject({ ok: false, refused: 'module-off' });
    });
  },
);

test('a member on a break sees their level but no progress', async ({ page, baseURL }) => {
  const member = await registerMember(baseURL ?? '');
  unwrap(await member.client.wagering.takeBreak({ hours: 1 }));
  const site = new Site(page);
  await site.open('/vip');
  await site.signIn(member);
  await expect(page.getByText(t('vip.while-away'))).toBeVisible();
  await expect(page.getByText(t('vip.bar-turnover'), { exact: true })).toBeHidden();
});
