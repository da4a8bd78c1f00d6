// Errors are shown, and nothing is lost or taken twice: double presses, lost connections, wrong
// passwords, ended sessions, maintenance and features that are switched off.
import { expect, test, type Page, type Route } from '@playwright/test';
import { unwrap, type Client } from '@baize/client';
import { clientOf, fund, operatorOf, registerMember, whileClosed, whileOff } from './people.ts';
import { Site } from './player/site.ts';
import { Slot } from './player/slot.ts';
import { t } from './texts.ts';
import { alone } from './worlds.ts';

const game = t('slots.golden-lotus-20');
const gamePath = '/game?game=golden-lotus-20&vendor=BAIZE';
const spinCalls = '**/play/slots/*/spin';

/** A member with money, at the table. */
async function sitDown(page: Page, siteUrl: string) {
  const member = await registerMember(siteUrl);
  await fund(member.client, 200);
  const site = new Site(page);
  await site.comeIn(member, gamePath);
  const slot = new Slot(page, game);
  await expect(slot.spinButton).toBeEnabled();
  return { member, site, slot };
}

const betsOf = async (client: Client) => unwrap(await client.wagering.listBets()).list;

test('a double press stakes one round', async ({ page, baseURL }) => {
  const { member, slot } = await sitDown(page, baseURL ?? '');
  // The answer waits until all is pressed, so that however slow the machine, one round is on.
  const pressed = Promise.withResolvers<undefined>();
  await page.route(spinCalls, async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await slot.spinButton.dblclick();
  await slot.spinButton.or(slot.spinningButton).press('Space');
  pressed.resolve(undefined);
  await slot.expectTold();
  expect(await betsOf(member.client)).toHaveLength(1);
});

test('an answer that was lost comes back as the first answer, and is staked once', async ({
  page,
  baseURL,
}) => {
  const { member, site, slot } = await sitDown(page, baseURL ?? '');
  const line = await cutAfterSending(page);
  await slot.spinButton.click();
  await expect(slot.frame.getByText(t('arcade.offline')).first()).toBeVisible();
  line.mend();
  await slot.expectTold();
  const [bet, ...others] = await betsOf(member.client);
  expect(others).toEqual([]);
  expect(bet?.roundId).toBe(line.firstAnswer()?.roundId);
  expect(new Set(line.keys).size).toBe(1);
  const inGame = await slot.balance();
  await expect.poll(() => site.shownBalance()).toBe(inGame);
});

// @proves R75
test('a round that was interrupted by a reload is shown when the player is back', async ({
  page,
  baseURL,
}) => {
  const { member, slot } = await sitDown(page, baseURL ?? '');
  const line = await cutAfterSending(page);
  await slot.spinButton.click();
  await expect.poll(() => line.firstAnswer()).toBeDefined();
  await page.reload();
  line.mend();
  await expect(slot.frame.getByText(t('arcade.resumed')).first()).toBeVisible();
  await slot.expectTold();
  expect(await betsOf(member.client)).toHaveLength(1);
  expect(new Set(line.keys).size).toBe(1);
});

test('a wrong password is refused in words, and what was typed stays', async ({
  page,
  baseURL,
}) => {
  const { username } = await registerMember(baseURL ?? '');
  const site = new Site(page);
  await site.open();
  await site.askToSignIn({ username, password: 'not-the-password' });
  const dialog = site.dialog('identity.sign-in-title');
  await expect(dialog.getByRole('alert')).toHaveText(t('refusals.credentials-wrong'));
  await expect(dialog.getByLabel(t('identity.username'))).toHaveValue(username);
});

test('a session that ended on the server signs the page out and says so', async ({
  page,
  baseURL,
}) => {
  const member = await registerMember(baseURL ?? '');
  const site = new Site(page);
  await site.comeIn(member);
  // The live channel would tell at once; here the page finds out by its next call.
  await page.routeWebSocket('**/live', (socket) => void socket.close());
  await page.reload();
  await site.shownBalance();
  unwrap(await clientOf(baseURL ?? '', await site.token()).identity.logout());
  // By this press, unless a call that the page makes by itself is first and takes the button away.
  const press = site.header.getByRole('button', { name: t('shell.balance-refresh') }).click();
  const told = expect(page.getByText(t('shell.session-over'))).toBeVisible();
  await Promise.race([press, told]);
  await told;
  await site.expectSignedOut();
});

// @proves L116
test('signing out in one tab signs the other out', async ({ page, baseURL }) => {
  const member = await registerMember(baseURL ?? '');
  const site = new Site(page);
  await site.comeIn(member);
  const [second] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void open('/rng')),
  ]);
  const other = new Site(second);
  await expect(other.balance).toBeVisible();
  await site.open('/credits');
  await site.signOut(member.username);
  await other.expectSignedOut();
  await expect(page).toHaveURL(/\/$/u);
  const kept = await page.evaluate(() => Object.keys(sessionStorage));
  expect(kept).toEqual(expect.arrayContaining(['merchant', 'merchantCode', 'platform']));
  const gone = ['token', 'account', 'username', 'customerId', 'isAgent', 'memberLabel', 'wallet'];
  expect(kept.filter((name) => gone.includes(name))).toEqual([]);
});

// @proves L56
test(
  'while the platform is under maintenance the site says so and nothing else',
  { tag: alone },
  async ({ page, baseURL }, { project }) => {
    const operator = await operatorOf(project.metadata['console']);
    const site = new Site(page);
    await whileClosed(operator, async () => {
      await page.goto('/');
      const title = t('shell.maintenance-title');
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByText(t('shell.maintenance-text'))).toBeVisible();
      await expect(page.getByRole('button', { name: t('shell.retry') })).toBeVisible();
      await expect(site.header).toBeHidden();
      await expect(registerMember(baseURL ?? '')).rejects.toThrow(t('refusals.maintenance'));
    });
    // Without a press: the page asks for the status again by itself.
    await expect(site.header).toBeVisible({ timeout: 60_000 });
  },
);

// @proves L33
test(
  'a feature that is switched off is not offered and is refused',
  { tag: alone },
  async ({ page, baseURL }, info) => {
    const operator = await operatorOf(info.project.metadata['console']);
    const site = new Site(page);
    const register = site.header.getByRole('button', { name: t('shell.register') });
    const demo = site.header.getByRole('button', { name: t('shell.free-demo') });
    await whileOff(operator, 'REG3', async () => {
      await site.open();
      await expect(demo).toBeVisible();
      await expect(register).toBeHidden();
      await expect(registerMember(baseURL ?? '')).rejects.toThrow(t('refusals.module-off'));
    });
    await page.reload();
    await expect(register).toBeVisible();
  },
);

/** Lets spins reach the server and drops their answers, until mended. */
async function cutAfterSending(page: Page) {
  const keys: string[] = [];
  let answer: { readonly roundId: string } | undefined;
  let isMended = false;
  const carry = async (route: Route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    const response = await route.fetch();
    answer ??= (await response.json()) as typeof answer;
    await (isMended ? route.fulfill({ response }) : route.abort('connectionreset'));
  };
  await page.route(spinCalls, carry);
  return {
    keys,
    firstAnswer: () => answer,
    mend: () => void (isMended = true),
  };
}
