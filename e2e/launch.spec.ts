// Launching the games of outside vendors: in each way of launching, with money in one wallet and
// with money that is moved, as a visitor who tries, and through a reload in the middle of a round.
import { expect, test, type Page } from '@playwright/test';
import { unwrap } from '@baize/client';
import { parseUnits } from '@baize/money';
import { fund, operatorOf, registerMember } from './people.ts';
import { Games } from './player/games.ts';
import { Lobby } from './player/lobby.ts';
import { Site } from './player/site.ts';
import { Slot } from './player/slot.ts';
import { VendorGame } from './player/vendor-game.ts';
import { t } from './texts.ts';
import { alone } from './worlds.ts';

/** The vendor that keeps players' money in a wallet of its own. */
const ownWallet = /vendor=SBXD$/u;

/** Each style of connection, and each way of launching. */
const launches = [
  { path: '/live', name: 'Harbour Baccarat', says: /vendor=SBXA$/u },
  { path: '/esports', name: 'Headshot Duel', says: /vendor=SBXB$/u },
  { path: '/lottery', name: 'Quick Five', says: /mode=LOTT$/u },
  { path: '/Vnlottery', name: 'Northern Two', says: /mode=VN$/u },
  { path: '/elott', name: 'Island Four', says: /mode=SEA$/u },
  { path: '/elott', name: 'Minute Ball', says: /vendor=SBXC&mode=ELOTT$/u },
  { path: '/fish', name: 'Reef Hunter', says: ownWallet },
] as const;

async function comeWithMoney(page: Page, siteUrl: string, path: string) {
  const member = await registerMember(siteUrl);
  await fund(member.client, 500);
  const site = new Site(page);
  await site.comeIn(member, path);
  return { site, member };
}

// @proves L68 R64
test('a round at a vendor moves the balance, in every way of launching', async ({
  page,
  baseURL,
}) => {
  const { site } = await comeWithMoney(page, baseURL ?? '', launches[0].path);
  for (const { path, name, says } of launches) {
    await new Lobby(page).open(path);
    await new Games(page).play(name);
    await expect(page).toHaveURL(says);
    const game = new VendorGame(page, name);
    await game.expectOpen();
    const stage = page.getByRole('main');
    await expect(stage.getByText(t('shell.session-net'))).toBeVisible();
    const before = await game.balance();
    await game.play();
    await expect(game.rounds).toHaveCount(1);
    const after = await game.balance();
    await game.leave();
    await expect(page).toHaveURL(new RegExp(`${path}$`, 'u'));
    // A wallet of the vendor's returns at most what was sent to it; staff decide on a win.
    const returned = says === ownWallet && after > before ? before : after;
    await expect.poll(() => site.shownBalance(), name).toBe(returned);
  }
  expect(await site.shownBalance()).not.toBe(parseUnits('500', { decimalsMax: 2 }));
});

// @proves L45
test('the frame of a game fills the screen and gives it back', async ({ page, baseURL }) => {
  await comeWithMoney(page, baseURL ?? '', '/seamless?game=SBXB-seven-bells&vendor=SBXB');
  await new VendorGame(page, 'Seven Bells').expectOpen();
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  const button = page.getByRole('button', { name: t('catalogue.full-screen') });
  await button.click();
  await expect.poll(isFull).toBe(true);
  await button.click();
  await expect.poll(isFull).toBe(false);
  const leave = page.getByTitle(t('catalogue.game-frame', { name: 'Seven Bells' }));
  await leave.contentFrame().getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/rng$/u);
});

// @proves R75
test('a round that a reload interrupted at a vendor goes on, and is staked once', async ({
  page,
  baseURL,
}) => {
  const { site, member } = await comeWithMoney(
    page,
    baseURL ?? '',
    '/game?game=SBXB-headshot-duel&vendor=SBXB',
  );
  const game = new VendorGame(page, 'Headshot Duel');
  await game.expectOpen();
  // The stake arrives; the answer is lost on the way back.
  await page.route('**/player/play', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const sent = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/player/play'),
  );
  await game.playButton.click();
  await sent;
  await page.reload();
  await game.expectOpen();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(game.rounds).toHaveCount(1);
  await expect(game.playButton).toBeEnabled({ timeout: 30_000 });
  expect(unwrap(await member.client.wagering.listBets()).list).toHaveLength(1);
  const inGame = await game.balance();
  await expect.poll(() => site.shownBalance()).toBe(inGame);
});

// @proves R74
test('a visitor tries a vendor’s game on play money', async ({ page }) => {
  const lobby = new Lobby(page);
  await lobby.open('/sports');
  const card = lobby.game('Cup Final');
  await card.getByRole('button', { name: t('catalogue.play-demo') }).click();
  const game = new VendorGame(page, 'Cup Final');
  await game.expectOpen();
  await expect(game.frame.getByText('Play money', { exact: true })).toBeVisible();
  await game.play();
  const inGame = await game.balance();
  await game.leave();
  await expect(page.getByText(t('shell.demo-notice'))).toBeVisible();
  await expect.poll(() => new Site(page).shownBalance()).toBe(inGame);
});

test(
  'a game of ours on another host of the house is shown, heard and left',
  { tag: alone },
  async ({ page, context, baseURL }, { project }) => {
    const siteUrl = baseURL ?? '';
    const gameHost = siteUrl.replace('localhost', '127.0.0.1');
    const staff = await operatorOf(String(project.metadata['console']));
    const onHost = (value: string | null) =>
      staff.settings.setPolicy({ name: 'launchHosts', value });
    await context.addInitScript(() => {
      const heard: string[] = [];
      Object.assign(globalThis, { heard });
      addEventListener('message', ({ origin, data }) => heard.push(`${origin} ${data.type}`));
    });
    const member = await registerMember(siteUrl);
    await fund(member.client, 100);
    const site = new Site(page);
    await site.comeIn(member);
    try {
      unwrap(await onHost(gameHost));
      await page.goto('/game?game=golden-lotus-20&vendor=BAIZE');
      const name = t('slots.golden-lotus-20');
      const frame = page.getByTitle(t('catalogue.game-frame', { name }));
      await expect(frame).toHaveAttribute('src', new RegExp(`^${gameHost}/arcade/`, 'u'));
      const slot = new Slot(page, name);
      await slot.spin();
      const inGame = await slot.balance();
      await expect.poll(() => site.shownBalance()).toBe(inGame);
      const heard = await page.evaluate(() => (globalThis as { heard?: string[] }).heard ?? []);
      expect(heard).toEqual(expect.arrayContaining([`${gameHost} ready`, `${gameHost} balance`]));
      // No other site can frame the game.
      const asPage = { headers: { accept: 'text/html' } };
      const { headers } = await fetch(`${gameHost}/arcade/golden-lotus-20`, asPage);
      const framers = /frame-ancestors ([^;]*);/u.exec(
        headers.get('content-security-policy') ?? '',
      );
      expect(framers?.[1]).toMatch(/^'self'( https?:\/\/[\w.:-]+)+$/u);
      expect(framers?.[1]?.split(' ')).toContain(siteUrl);
    } finally {
      unwrap(await onHost(null));
    }
  },
);
