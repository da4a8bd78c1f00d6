// The table of a slot: a connection lost in the middle of a spin, a window that changes its size,
// and a player without money. Nothing is lost, nothing is hidden, help is open to all.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { unwrap, type Client } from '@baize/client';
import { parseUnits } from '@baize/money';
import { fund, registerMember } from './people.ts';
import { Site } from './player/site.ts';
import { Slot } from './player/slot.ts';
import { beginning, t } from './texts.ts';

const game = t('slots.golden-lotus-20');
const gamePath = '/game?game=golden-lotus-20&vendor=BAIZE';
const spinCalls = '**/play/slots/*/spin';
const deposited = 200;

/** At a table with so much money. */
async function sitDown(page: Page, siteUrl: string, amount = deposited) {
  const member = await registerMember(siteUrl);
  if (amount > 0) await fund(member.client, amount);
  const site = new Site(page);
  await site.comeIn(member, gamePath);
  const slot = new Slot(page, game);
  await expect(slot.spinButton).toBeVisible();
  return { member, site, slot };
}

const betsOf = async (client: Client) => unwrap(await client.wagering.listBets()).list;

const balanceOf = async (client: Client) =>
  parseUnits(unwrap(await client.wallet.getBalance()).sumBalance.toFixed(2), { decimalsMax: 2 });

// @proves R82
test('a connection lost during a spin stops play with a message and loses nothing', async ({
  page,
  context,
  baseURL,
}) => {
  const { member, site, slot } = await sitDown(page, baseURL ?? '');
  const answered = Promise.withResolvers<undefined>();
  const isBroken = Promise.withResolvers<undefined>();
  const keys = new Set<string>();
  // The stake arrives and the round is decided; then the connection breaks, and the answer is lost.
  await page.route(spinCalls, async (route) => {
    keys.add(route.request().headers()['idempotency-key'] ?? '');
    if (keys.size > 1 || (await betsOf(member.client)).length > 0) return route.continue();
    await route.fetch();
    answered.resolve(undefined);
    await isBroken.promise;
    return route.abort('internetdisconnected');
  });
  await slot.spinButton.click();
  await answered.promise;
  await context.setOffline(true);
  isBroken.resolve(undefined);
  await expect(slot.frame.getByText(t('arcade.offline')).first()).toBeVisible();
  await expect(slot.spinningButton).toHaveAttribute('aria-disabled', 'true');
  await expect(slot.stake).toBeDisabled();
  await slot.spinningButton.press('Space');
  await slot.spinningButton.click({ force: true });
  await context.setOffline(false);
  await slot.expectTold();
  await expect(slot.frame.getByText(t('arcade.offline'))).toBeHidden();
  const [bet, ...others] = await betsOf(member.client);
  expect(others).toEqual([]);
  expect(keys.size).toBe(1);
  expect(bet?.state).toBe('settled');
  const inGame = await slot.balance();
  expect(await balanceOf(member.client)).toBe(inGame);
  await expect.poll(() => site.shownBalance()).toBe(inGame);
});

// @proves R82
test('a connection lost before the press is shown, and no stake is taken until it is back', async ({
  page,
  context,
  baseURL,
}) => {
  const { member, slot } = await sitDown(page, baseURL ?? '');
  await expectWhole(page, slot, 'before');
  await context.setOffline(true);
  await expect(slot.frame.getByText(t('arcade.offline-idle')).first()).toBeVisible();
  for (const size of sizes.slice(0, 2)) {
    await page.setViewportSize(size);
    await expectWhole(page, slot, `${size.name}, without a line`);
  }
  await slot.spinButton.click();
  await expect(slot.frame.getByText(t('arcade.offline')).first()).toBeVisible();
  expect(await balanceOf(member.client)).toBe(parseUnits(`${deposited}`, { decimalsMax: 2 }));
  await context.setOffline(false);
  await slot.expectTold();
  expect(await betsOf(member.client)).toHaveLength(1);
  expect(await balanceOf(member.client)).toBe(await slot.balance());
});

test('reels that failed to load on a weak connection load by themselves', async ({
  page,
  baseURL,
}) => {
  await page.route('**/symbols.webp', (route) => route.abort(), { times: 1 });
  const { slot } = await sitDown(page, baseURL ?? '');
  await expectWhole(page, slot, 'brought again');
});

const sizes = [
  { name: 'a phone upright', width: 360, height: 740 },
  { name: 'a phone on its side', width: 740, height: 360 },
  { name: 'a desk', width: 1440, height: 900 },
  { name: 'a small window', width: 620, height: 480 },
  { name: 'a phone upright again', width: 360, height: 740 },
] as const;

// @proves R63
test('a turned phone and a resized window keep everything whole and under the finger', async ({
  page,
  baseURL,
}) => {
  // Reels in motion are drawn by the processor alone here, at a few frames a second.
  test.setTimeout(240_000);
  const { member, slot } = await sitDown(page, baseURL ?? '');
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectWhole(page, slot, size.name);
    await changesStake(slot, size.name);
  }
  // Reels that turn while the window does; journeys are walked in calm motion otherwise.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const turning = Promise.withResolvers<undefined>();
  await page.route(spinCalls, async (route) => {
    await turning.promise;
    await route.continue();
  });
  await slot.spinButton.click();
  for (const size of sizes.slice(0, 3)) {
    await page.setViewportSize(size);
    await expectWhole(page, slot, `${size.name}, while the reels turn`);
    // A press on the reels or the button stakes nothing more.
    await slot.spinningButton.click({ force: true });
  }
  turning.resolve(undefined);
  await slot.expectTold();
  await expectWhole(page, slot, 'after the round');
  expect(await betsOf(member.client)).toHaveLength(1);
  await changesStake(slot, 'after the round');
});

// @proves R61
test('funds, stake, options, last outcome and amount won stay in sight', async ({
  page,
  baseURL,
}) => {
  const { slot } = await sitDown(page, baseURL ?? '');
  await slot.spin();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectWhole(page, slot, size.name);
  }
  // A player who returns finds how the last round ended.
  await page.reload();
  await expect(slot.spinButton).toBeEnabled();
  await expectWhole(page, slot, 'after a reload');
});

// @proves R65
test('help and paytable open to a player without money, and take no stake', async ({
  page,
  baseURL,
}) => {
  const { member, slot } = await sitDown(page, baseURL ?? '', 0);
  expect(await slot.balance()).toBe(0n);
  for (const panel of ['slots.paytable', 'slots.rules', 'arcade.fairness'] as const) {
    await slot.openPanel(panel);
    await expect(slot.frame.getByRole('dialog').getByText(/\w/u).first()).toBeVisible();
    await slot.closePanel();
  }
  const beside = slot.frame.getByRole('button', { name: t('slots.paytable'), exact: true });
  await beside.click();
  const stake = slot.frame.getByRole('dialog').getByText(beginning(t('slots.paytable')));
  await expect(stake.first()).toBeVisible();
  await slot.closePanel();
  await slot.spinButton.click();
  await expect(slot.frame.getByRole('alert')).toContainText(t('arcade.balance-low-title'));
  await slot.openPanel('slots.paytable');
  expect(await betsOf(member.client)).toEqual([]);
});

/** Everything one plays by lies whole in the frame, and a press on it falls on it. */
async function expectWhole(page: Page, slot: Slot, where: string) {
  const frame = page.getByTitle(t('catalogue.game-frame', { name: game }));
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  for (const [name, part] of Object.entries(partsOf(slot))) {
    await expect(async () => {
      const [box, room] = [await part.boundingBox(), await frame.boundingBox()];
      if (box === null || room === null) throw new Error(`${where}: ${name} is not drawn`);
      const right = Math.min(window.width, room.x + room.width) + 1;
      const bottom = Math.min(window.height, room.y + room.height) + 1;
      expect(box.x, `${where}: ${name}`).toBeGreaterThanOrEqual(room.x - 1);
      expect(box.y, `${where}: ${name}`).toBeGreaterThanOrEqual(room.y - 1);
      expect(box.x + box.width, `${where}: ${name}`).toBeLessThanOrEqual(right);
      expect(box.y + box.height, `${where}: ${name}`).toBeLessThanOrEqual(bottom);
      const covers = await part.evaluate(whoTakesThePress);
      expect(covers, `${where}: ${name}`).toBe('itself');
    }).toPass({ timeout: 20_000 });
  }
  const canvas = slot.frame.locator('canvas');
  await expect
    .poll(() => canvas.evaluate(fillsItsRoom), { message: where, timeout: 20_000 })
    .toBe('filled');
}

function partsOf({ frame, spinButton, spinningButton, stake }: Slot): Record<string, Locator> {
  const button = (name: string) => frame.getByRole('button', { name, exact: true });
  return {
    spin: spinButton.or(spinningButton),
    stake,
    'stake up': button(t('arcade.stake-up')),
    'stake down': button(t('arcade.stake-down')),
    paytable: button(t('slots.paytable')),
    menu: button(t('arcade.menu')),
    balance: frame.getByText(t('arcade.balance'), { exact: true }),
    win: frame.getByText(new RegExp(`^(${t('arcade.win')}|${t('arcade.returned')})$`, 'u')),
    'net result': frame.getByRole('definition').last(),
  };
}

/** The topmost element at the middle of an element. */
function whoTakesThePress(element: Element): string {
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (hit === null) return 'nothing';
  return element.contains(hit) || hit.contains(element) ? 'itself' : hit.outerHTML.slice(0, 80);
}

/** The reels are drawn as large as their room, and stand within it. */
function fillsItsRoom(canvas: Element): string {
  const room = canvas.parentElement;
  const area = canvas.closest<HTMLElement>('[style*="--reels-x"]');
  if (room === null || area === null) return 'no room';
  const { clientWidth, clientHeight } = room;
  if (canvas.clientWidth !== clientWidth || canvas.clientHeight !== clientHeight) return 'other';
  const of = (name: string) => Number.parseFloat(area.style.getPropertyValue(`--reels-${name}`));
  const isIn =
    of('x') >= 0 &&
    of('y') >= 0 &&
    of('x') + of('width') <= clientWidth &&
    of('y') + of('height') <= clientHeight;
  return isIn ? 'filled' : 'cut off';
}

/** The stake goes a step up or down and back. */
async function changesStake({ frame, stake }: Slot, where: string) {
  const before = await stake.inputValue();
  await frame.getByRole('button', { name: t('arcade.stake-up') }).click();
  await expect(stake, where).not.toHaveValue(before);
  await frame.getByRole('button', { name: t('arcade.stake-down') }).click();
  await expect(stake, where).toHaveValue(before);
}
