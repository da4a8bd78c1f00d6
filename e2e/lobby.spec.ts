// The lobby: every category with its vendors and games by mouse, keyboard and touch, the filters of
// a list, the popup of a vendor, rooms, and a member's recent and favourite games.
import { expect, test, type Page } from '@playwright/test';
import { unwrap } from '@baize/client';
import type { GameCategory } from '@baize/contract';
import { houseZoneName } from '@baize/money';
import { clientOf, registerMember } from './people.ts';
import { Games } from './player/games.ts';
import { Keyboard } from './player/keyboard.ts';
import { Lobby } from './player/lobby.ts';
import { Site } from './player/site.ts';
import { VendorGame } from './player/vendor-game.ts';
import { t } from './texts.ts';

const places: readonly (readonly [GameCategory, string])[] = [
  ['LIVE', '/live'],
  ['RNG', '/rng'],
  ['SPORTS', '/sports'],
  ['ESPORTS', '/esports'],
  ['FISH', '/fish'],
  ['PVP', '/pvp'],
  ['LOTT', '/lottery'],
  ['ELOTT', '/elott'],
];

/** The platform's offer in a category. */
async function offerOf(siteUrl: string, category: GameCategory) {
  const { catalogue } = clientOf(siteUrl);
  const asked = { gameType: category, language: 'EN', pageSize: 28 };
  const { games } = unwrap(await catalogue.listGames(asked));
  const { data } = unwrap(await catalogue.listVendors({ language: 'EN' }));
  const cards = data.lanes.find(({ title }) => title === category)?.cards ?? [];
  return {
    games: games.map(({ displayName }) => displayName),
    vendors: cards.map(({ displayName }) => displayName),
  };
}

// @proves L2
test('the header leads to the vendors and games of every category', async ({ page, baseURL }) => {
  const lobby = new Lobby(page);
  const countries = page.waitForResponse(/\/wps\/system\/country/u);
  await page.goto('/');
  expect((await countries).ok()).toBe(true);
  for (const [category, path] of places) {
    const { games, vendors } = await offerOf(baseURL ?? '', category);
    expect(games.length, category).toBeGreaterThan(1);
    // Lottery and e-lottery share one entry.
    await lobby.entry(category === 'ELOTT' ? 'LOTT' : category).hover();
    for (const vendor of vendors) await expect(lobby.vendor(vendor).first()).toBeVisible();
    await lobby.all(category).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`, 'u'));
    await expect(lobby.heading(category)).toBeVisible();
    if (category === 'LOTT' || category === 'ELOTT') {
      // They stand in groups, and among e-lotteries ours with odds as well.
      await expect.poll(() => lobby.names()).toEqual(expect.arrayContaining(games));
    } else {
      await expect(lobby.games).toHaveCount(games.length);
      await expect.poll(() => lobby.names()).toEqual(games);
    }
    if (vendors.length > 1) {
      for (const vendor of vendors) await expect(lobby.chip(vendor)).toBeVisible();
    }
    await page.mouse.move(550, 690);
  }
  await page.goto('/Vnlottery');
  await expect(page.getByRole('heading', { name: t('catalogue.vn-lottery') })).toBeVisible();
  await expect(lobby.main.getByRole('heading', { name: 'Red River' })).toBeVisible();
  await expect(lobby.game('Southern Three')).toBeVisible();
});

// @proves L77
test('a dropdown hides 200 ms after the mouse left it, and opens for the keyboard', async ({
  page,
}) => {
  const lobby = new Lobby(page);
  await page.clock.install();
  await page.goto('/');
  const entry = lobby.entry('FISH');
  await entry.hover();
  await expect(lobby.all('FISH')).toBeVisible();
  // From here on the clock is controlled by the test, however slow the machine is.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await page.mouse.move(550, 690);
  await page.clock.runFor(199);
  await expect(entry).toHaveAttribute('aria-expanded', 'true');
  await page.clock.runFor(1);
  await expect(entry).toHaveAttribute('aria-expanded', 'false');
  await page.clock.resume();
  await new Keyboard(page).tabTo(entry);
  await expect(entry).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(entry).toBeFocused();
  await expect(entry).toHaveAttribute('aria-expanded', 'false');
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });
  test('one tap opens a dropdown, and a tap elsewhere closes it', async ({ page }) => {
    const lobby = new Lobby(page);
    await page.goto('/');
    await lobby.entry('PVP').tap();
    await expect(lobby.all('PVP')).toBeVisible();
    await page.getByRole('timer', { name: t('shell.clock', { zone: houseZoneName }) }).tap();
    await expect(lobby.entry('PVP')).toHaveAttribute('aria-expanded', 'false');
    await lobby.entry('PVP').tap();
    await lobby.all('PVP').tap();
    await expect(lobby.heading('PVP')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test('the first screen of home and of every list shows games', async ({ page }) => {
    const lobby = new Lobby(page);
    await page.goto('/');
    const jackpots = lobby.main.getByRole('region', { name: t('jackpots.title'), exact: true });
    await expect(jackpots).toBeVisible();
    expect((await jackpots.boundingBox())?.height).toBeLessThan(80);
    for (const path of ['/', ...places.map(([, at]) => at), '/Vnlottery']) {
      await page.goto(path);
      const first = lobby.main.getByRole('article').first();
      await expect(first, path).toBeInViewport({ ratio: 0.3 });
      await expect.poll(() => first.evaluate(isBare), { message: path }).toBe(true);
    }
  });
});

/** Whether nothing lies over the middle of a card. */
function isBare(card: Element): boolean {
  const { x, y, width, height } = card.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, Math.min(y + height / 2, innerHeight - 80));
  return card.contains(top);
}

// @proves L61 L95
test('a list narrows to vendors, classes and names; a marked vendor opens its popup', async ({
  page,
}) => {
  const lobby = new Lobby(page);
  const site = new Site(page);
  await lobby.open('/rng');
  await lobby.chip(t('catalogue.mechanic-hold')).click();
  await expect.poll(() => lobby.names()).toEqual([t('slots.ember-vault')]);
  await lobby.chip(t('catalogue.mechanic-tumble')).click();
  await expect(lobby.games).toHaveCount(2);
  await page.reload();
  await expect(lobby.games).toHaveCount(2);
  await page.goto('/rng');
  await lobby.chip('Northstar').click();
  await expect.poll(() => lobby.names()).toEqual(['Seven Bells']);
  await lobby.chip(t('catalogue.all-vendors')).click();
  await lobby.search.fill('LÓTUS');
  await expect.poll(() => lobby.names()).toEqual([t('slots.golden-lotus-20')]);
  await lobby.search.fill('nothing of the kind');
  await lobby.main.getByRole('button', { name: t('catalogue.clear-search') }).click();
  await expect(lobby.game('Seven Bells')).toBeVisible();

  await lobby.entry('LIVE').hover();
  await lobby.vendor('Harbourlight').click();
  const popup = page.getByRole('dialog', { name: 'Harbourlight' });
  await expect(popup.getByRole('article')).toHaveCount(2);
  await popup.getByRole('searchbox').fill('dragon');
  await expect(popup.getByRole('article')).toHaveCount(1);
  await popup.getByRole('link', { name: 'Harbour Dragon Tiger' }).click();
  await expect(site.dialog('identity.sign-in-title')).toBeVisible();
});

async function playsOnce(page: Page, name: string): Promise<void> {
  await new Games(page).play(name);
  const game = new VendorGame(page, name);
  await game.expectOpen();
  await game.leave();
}

test('a member marks games, finds them and the last ones again, and enters a room', async ({
  page,
  baseURL,
}) => {
  const lobby = new Lobby(page);
  const site = new Site(page);
  await site.open('/');
  await expect(lobby.shelf(t('catalogue.hot-games')).getByRole('article').first()).toBeVisible();
  await site.signIn(await registerMember(baseURL ?? ''));
  await lobby.open('/rng');
  const star = lobby.star('Seven Bells');
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await playsOnce(page, 'Seven Bells');
  await page.goto('/');
  for (const shelf of ['catalogue.favourites', 'catalogue.continue-playing'] as const) {
    await expect(lobby.shelf(t(shelf)).getByText('Seven Bells')).toBeVisible();
  }
  const favourites = lobby.shelf(t('catalogue.favourites'));
  await favourites.getByRole('link', { name: t('home.see-all') }).click();
  await expect(page.getByRole('heading', { name: t('catalogue.favourites') })).toBeVisible();
  await expect.poll(() => lobby.names()).toEqual(['Seven Bells']);
  await page.goto('/rng');
  await lobby.star('Seven Bells').click();
  await expect(lobby.star('Seven Bells')).toHaveAttribute('aria-pressed', 'false');
  await page.goto('/favourites');
  await expect(page.getByText(t('catalogue.no-favourites'))).toBeVisible();

  await lobby.open('/pvp');
  const rooms = lobby.shelf(t('catalogue.rooms'));
  await rooms.getByRole('button').first().click();
  await expect(page).toHaveURL(/\/game\?.*&room=/u);
  await new VendorGame(page, 'Heads-up High Card').expectOpen();
});
