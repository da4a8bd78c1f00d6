// A change of the offer by the operator is seen at once in an open lobby, without a press or a
// reload. A closed game cannot be played.
import { expect, test, type Locator, type Page } from '@playwright/test';
import { unwrap, type Client } from '@baize/client';
import { Console } from './operator/console.ts';
import { CatalogueDesk } from './operator/catalogue-desk.ts';
import { operatorLogin, operatorOf, registerMember } from './people.ts';
import { Lobby } from './player/lobby.ts';
import { Site } from './player/site.ts';
import { t } from './texts.ts';
import { alone } from './worlds.ts';

/** Four pixels, red. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGM4ISICRAwQCgAdHgPBfBJ9GQAAAABJRU5ErkJggg==',
  'base64',
);
const game = { nodeId: 'SBXB-seven-bells', name: 'Seven Bells', vendor: 'SBXB' } as const;

/** Lets an operator change the offer of the others, and always restores it. */
async function whileChanged(operator: Client, journey: () => Promise<void>): Promise<void> {
  const { catalogue } = operator;
  const { nodeId, vendor } = game;
  const [before] = unwrap(await catalogue.findGames({ name: game.name })).games;
  const { categories } = unwrap(await catalogue.getOffer({}));
  const lane = categories.find(({ category }) => category === 'RNG');
  try {
    await journey();
  } finally {
    const on = { state: 'on' } as const;
    unwrap(await catalogue.editGame({ nodeId, ...on, hot: before?.hot ?? false }));
    unwrap(await catalogue.moveGame({ nodeId, place: before?.place ?? 1 }));
    unwrap(await catalogue.setGamePicture({ nodeId, picture: null }));
    unwrap(await catalogue.editVendor({ vendor, ...on }));
    unwrap(await catalogue.switchCategory({ category: 'RNG', ...on }));
    unwrap(await catalogue.editCard({ category: 'RNG', vendor, hot: false, popup: false }));
    const cards = lane?.cards.map((card) => card.vendor) ?? [];
    unwrap(await catalogue.orderVendors({ category: 'RNG', vendors: cards }));
    const order = categories.map(({ category }) => category);
    unwrap(await catalogue.orderCategories({ categories: order }));
  }
}

interface Watched {
  readonly lobby: Lobby;
  readonly desk: CatalogueDesk;
  readonly console: Page;
  readonly tile: Locator;
}

async function changesGame({ lobby, desk, console, tile }: Watched): Promise<void> {
  await desk.open('games');
  await desk.findGame(game.name);
  const hot = tile.getByText(t('catalogue.hot'), { exact: true });
  await expect(hot).toBeHidden();
  await desk.turn('console.catalogue.hot-in', game.name);
  await expect(hot).toBeVisible();
  const form = await desk.edit(game.name);
  await form.locator('input[type=file]').setInputFiles({
    name: 'bells.png',
    mimeType: 'image/png',
    buffer: picture,
  });
  await expect(form.getByText(t('console.catalogue.picture-own'))).toBeVisible();
  const shown = await form.locator('img').getAttribute('src');
  await expect(tile.locator('img')).toHaveAttribute('src', shown ?? '');
  await form.getByLabel(t('console.catalogue.place'), { exact: true }).fill('1');
  await desk.save(form);
  await expect.poll(async () => (await lobby.names())[0]).toBe(game.name);
  await expect(console.getByRole('row')).toHaveCount(2);
}

async function closesAndOpens({ lobby, desk, tile }: Watched): Promise<void> {
  const veil = tile.getByText(t('catalogue.maintenance'));
  const house = lobby.game(t('slots.golden-lotus-20')).getByText(t('catalogue.maintenance'));
  await desk.set(game.name, 'maintenance');
  await expect(veil).toBeVisible();
  await desk.set(game.name, 'off');
  await expect(tile).toBeHidden();
  await desk.set(game.name, 'on');
  await expect(veil).toBeHidden();
  await desk.open('vendors');
  await desk.set('Northstar', 'maintenance');
  await expect(veil).toBeVisible();
  await expect(house).toBeHidden();
  await desk.set('Northstar', 'on');
  await expect(veil).toBeHidden();
  await desk.open('categories');
  await desk.set(t('catalogue.category-RNG'), 'maintenance');
  await expect(veil).toBeVisible();
  await expect(house).toBeVisible();
}

// @proves L79
test(
  'an open lobby follows what the operator changes in the console',
  { tag: alone },
  async ({ page, browser, baseURL }, { project }) => {
    const operator = await operatorOf(String(project.metadata['console']));
    const lobby = new Lobby(page);
    await lobby.open('/rng');
    const desk = new Console(
      await (await browser.newContext({ locale: 'en-GB' })).newPage(),
      String(project.metadata['console']),
    );
    await desk.page.addInitScript(() => localStorage.setItem('lang', 'EN'));
    await desk.signIn(operatorLogin);
    const watched = {
      lobby,
      desk: new CatalogueDesk(desk),
      console: desk.page,
      tile: lobby.game(game.name),
    };
    await whileChanged(operator, async () => {
      await changesGame(watched);
      await closesAndOpens(watched);
      await refusesToOpen(page, baseURL ?? '');
      await lobby.open('/rng');
      await watched.desk.set(t('catalogue.category-RNG'), 'on');
      await movesLanes(watched);
    });
    await desk.page.context().close();
  },
);

/** A visitor by a link sees the closed game as well. */
async function refusesToOpen(page: Page, siteUrl: string): Promise<void> {
  const site = new Site(page);
  await site.signIn(await registerMember(siteUrl));
  await page.goto('/game?game=golden-lotus-20&vendor=BAIZE');
  await expect(page.getByText(t('refusals.game-maintenance'))).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
}

async function movesLanes({ lobby, desk }: Watched): Promise<void> {
  const entries = () => lobby.navigation.getByRole('button').allInnerTexts();
  const [, second] = await entries();
  await desk.moveUp(t('console.catalogue.categories-order'), t('catalogue.category-RNG'));
  await expect.poll(async () => (await entries())[0]).toBe(second);
  await desk.turn('console.catalogue.hot-in', 'Northstar');
  await desk.turn('console.catalogue.popup-in', 'Northstar');
  const card = lobby.vendor('Northstar');
  // An entry that a change moves away from under the mouse closes.
  await expect(async () => {
    await lobby.page.mouse.move(550, 690);
    await lobby.entry('RNG').hover();
    await expect(card.getByText(t('catalogue.hot'), { exact: true })).toBeVisible({
      timeout: 2000,
    });
    await card.click({ timeout: 2000 });
    await expect(lobby.page.getByRole('dialog', { name: 'Northstar' })).toBeVisible();
  }).toPass();
}
