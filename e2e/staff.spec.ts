// Staff at work: an account of few permissions from its first password to its second factor, a
// member who is locked and unlocked, and settings of the brand, which take effect for players at
// once.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { unwrap } from '@baize/client';
import { inspect } from './axe.ts';
import { newPerson, operatorLogin, operatorOf, registerMember } from './people.ts';
import { Console } from './operator/console.ts';
import { MemberDesk } from './operator/member-desk.ts';
import { StaffDesk } from './operator/staff-desk.ts';
import { Registration } from './player/registration.ts';
import { Site } from './player/site.ts';
import { beginning, containing, t } from './texts.ts';
import { alone } from './worlds.ts';

const ownPassword = 'nine quiet pine trees';

/** Axe on what stands there; every finding is kept under its name. */
type Look = (page: Page, name: string) => Promise<void>;

function looking(): { look: Look; findings: string[] } {
  const findings: string[] = [];
  return {
    findings,
    look: async (page, name) => void findings.push(...(await inspect(page, name))),
  };
}

/** Somebody else at a browser of their own. */
async function elsewhere(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  return context.newPage();
}

/** A journey that breaks off leaves the platform open to the next one. */
test.afterEach(async ({ page: _page }, { project, tags }) => {
  if (!tags.includes(alone)) return;
  const { settings } = await operatorOf(project.metadata['console']);
  unwrap(await settings.setFieldRule({ field: 'username', rule: null }));
  const { known: _known, ...regions } = unwrap(await settings.getRegionRules());
  unwrap(await settings.setRegionRules({ ...regions, addressesBlocked: [] }));
  unwrap(await settings.setMaintenance({ ...unwrap(await settings.getMaintenance()), on: false }));
});

// @proves V7.4.4
test('a new staff account is secured by its holder and shows only its permissions', async ({
  page,
  browser,
}, { project }) => {
  const address: string = project.metadata['console'];
  const { look, findings } = looking();
  const owner = new StaffDesk(new Console(page, address));
  const first = await makeAccount(owner, look);
  const clerk = new StaffDesk(new Console(await elsewhere(browser, page), address));
  await clerk.knock(address, first);
  await expect(clerk.page.getByText(t('operator.due-password-title'))).toBeVisible();
  await look(clerk.page, 'a password is due');
  await clerk.replacePassword(first.password, ownPassword);
  await expectFewPages(clerk.page, address);
  await clerk.page.goto(`${address}/account`);
  const app = await clerk.beginApp();
  await look(clerk.page, 'an authenticator app');
  expect(new Set(await clerk.confirmApp(app)).size).toBe(10);
  await look(clerk.page, 'recovery codes');
  await clerk.page.getByRole('button', { name: t('factors.kept') }).click();
  await clerk.signOut();
  await clerk.knock(address, { ...first, password: ownPassword });
  await expect(clerk.page.getByText(t('operator.second-step'), { exact: true })).toBeVisible();
  await look(clerk.page, 'a second step');
  await clerk.showCode('000000');
  await expect(clerk.page.getByRole('alert')).toContainText(t('refusals.factor-code-wrong'));
  await clerk.showCode(app.code());
  const inside = t('operator.signed-in-as', { name: first.username });
  await expect(clerk.page.getByText(inside)).toBeVisible();
  await clerk.page.context().close();
  expect(findings).toEqual([]);
});

async function makeAccount(owner: StaffDesk, look: Look) {
  await owner.console.signIn(operatorLogin);
  await owner.openRoleForm();
  await look(owner.page, 'a role');
  const { username } = newPerson();
  await owner.addRole(username, [
    'operator.permission-members-view',
    'operator.permission-members-lock',
  ]);
  await owner.openStaffForm();
  await look(owner.page, 'an account');
  const first = await owner.addStaff(username, username);
  await look(owner.page, 'a first password');
  return first;
}

/** Neither offered nor shown by address; the way out is on every page. */
async function expectFewPages(page: Page, address: string): Promise<void> {
  const pages = page.getByRole('navigation', { name: t('operator.navigation') });
  const offered = [t('operator.dashboard'), t('operator.members')];
  await expect(pages.getByRole('link')).toHaveText(offered);
  for (const path of ['/staff', '/policies', '/audit', '/withdrawals']) {
    await page.goto(`${address}${path}`);
    await expect(page.getByText(t('operator.not-allowed'))).toBeVisible();
    await expect(page.getByRole('button', { name: t('operator.sign-out') })).toBeVisible();
  }
}

// @proves A11 R24
test(
  'decisions of staff take effect at once and are logged',
  { tag: alone },
  async ({ page, browser, baseURL }, { project }) => {
    const console = new Console(page, project.metadata['console']);
    const { look, findings } = looking();
    const player = await elsewhere(browser, page);
    const walk = { console, player, look, siteUrl: baseURL ?? '' };
    await console.signIn(operatorLogin);
    await lockAndUnlock(walk);
    await setTheNamesRule(walk);
    await blockThePlace(walk);
    await closeForMaintenance(walk);
    await readTheLog(walk);
    await player.context().close();
    expect(findings).toEqual([]);
  },
);

interface Walk {
  readonly console: Console;
  readonly player: Page;
  readonly look: Look;
  readonly siteUrl: string;
}

async function lockAndUnlock({ console, look, siteUrl }: Walk): Promise<void> {
  const members = new MemberDesk(console);
  const { client, username } = await registerMember(siteUrl);
  await members.open(username);
  await look(console.page, 'a member');
  await members.ask('lock');
  await look(console.page, 'why a member is locked');
  await members.confirm('lock', 'asked for a break');
  await expect(members.button('unlock')).toBeVisible();
  expect((await client.identity.getMember()).ok).toBe(false);
  await members.ask('unlock');
  await members.confirm('unlock', 'the break is over');
  await expect(members.button('lock')).toBeVisible();
}

async function setTheNamesRule({ console, player, look, siteUrl }: Walk): Promise<void> {
  const { page } = console;
  const dialog = page.getByRole('dialog');
  const pattern = page.getByLabel(t('settings.pattern'), { exact: true });
  const save = page.getByRole('button', { name: t('settings.save-rule') });
  await openNamesRule(console);
  await pattern.fill('([a-z]+)+');
  await expect(dialog.getByText(containing('would take too long to check'))).toBeVisible();
  await expect(save).toBeDisabled();
  await look(page, 'a pattern that is refused');
  await pattern.fill('pearl[0-9]{4}');
  await save.click();
  await expect(dialog).toBeHidden();
  const registration = new Registration(player);
  const name = registration.field('identity.username');
  await player.goto(`${siteUrl}/register`);
  await name.fill('lotus1234');
  await registration.submit.click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('pearl1234');
  await name.blur();
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await openNamesRule(console);
  await page.getByRole('button', { name: t('settings.fresh-rule') }).click();
  await expect(dialog).toBeHidden();
}

async function openNamesRule(console: Console): Promise<void> {
  await console.openPage('operator.field-rules');
  const edit = t('settings.field-edit', { field: t('identity.username') });
  await console.page.getByRole('button', { name: edit, exact: true }).click();
  await expect(console.page.getByText(t('settings.rule-ok'))).toBeVisible();
}

async function blockThePlace({ console, player, siteUrl }: Walk): Promise<void> {
  const { page } = console;
  await console.openPage('operator.regions');
  const save = page.getByRole('button', { name: t('settings.save'), exact: true });
  const blocked = page.getByLabel(t('settings.addresses-blocked'), { exact: true });
  await blocked.fill('127.0.0.1');
  await save.click();
  await expect(page.getByText(t('settings.unsaved'))).toBeHidden();
  // The open page closes by itself; the step back that its dialog takes would call off a visit.
  const closed = player.getByRole('heading', { name: t('shell.region-title') });
  await expect(closed).toBeVisible();
  await player.goto(siteUrl);
  await expect(closed).toBeVisible();
  await expect(registerMember(siteUrl)).rejects.toThrow(t('refusals.region-restricted'));
  await blocked.fill('');
  await save.click();
  await expect(page.getByText(t('settings.unsaved'))).toBeHidden();
}

async function closeForMaintenance({ console, player, look, siteUrl }: Walk): Promise<void> {
  const { page } = console;
  await console.openPage('operator.maintenance');
  await page.getByRole('button', { name: t('settings.maintenance-close') }).click();
  const question = page.getByRole('dialog', { name: t('settings.maintenance-question') });
  await look(page, 'whether to close the platform');
  await question.getByRole('button', { name: t('settings.maintenance-close') }).click();
  await expect(page.getByText(t('settings.maintenance-on'), { exact: true })).toBeVisible();
  await player.goto(siteUrl);
  await expect(player.getByRole('heading', { name: t('shell.maintenance-title') })).toBeVisible();
  await page.getByRole('button', { name: t('settings.maintenance-open') }).click();
  await expect(page.getByText(t('settings.maintenance-off'), { exact: true })).toBeVisible();
  await player.goto(siteUrl);
  await expect(new Site(player).header).toBeVisible();
}

async function readTheLog({ console, look }: Walk): Promise<void> {
  const { page } = console;
  await console.openPage('operator.audit');
  await page.getByRole('button', { name: 'lock-member', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  const row = dialog.getByRole('row', { name: beginning('state') });
  await expect(row.getByRole('cell')).toHaveText(['active', 'locked']);
  await expect(dialog).toContainText('asked for a break');
  await look(page, 'what was before and after');
}
