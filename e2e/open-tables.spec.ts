// Events elsewhere while a game is open: rounds of the same member at another table, incoming
// money, and an operator who switches the game off and on again.
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { unwrap } from '@baize/client';
import { parseUnits } from '@baize/money';
import { Console } from './operator/console.ts';
import { fund, operatorLogin, operatorOf, registerMember } from './people.ts';
import { Lobby } from './player/lobby.ts';
import { Site } from './player/site.ts';
import { Slot } from './player/slot.ts';
import { t } from './texts.ts';
import { alone } from './worlds.ts';

const units = (amount: number) => parseUnits(`${amount}`, { decimalsMax: 2 });
const tableOf = (gameCode: string) => `/game?game=${gameCode}&vendor=BAIZE`;

/** A member at a table in one tab, who may open more. */
async function sitDown(page: Page, siteUrl: string, amount: number, gameCode = 'golden-lotus-20') {
  const member = await registerMember(siteUrl);
  if (amount > 0) await fund(member.client, amount);
  const site = new Site(page);
  await site.comeIn(member, tableOf(gameCode));
  return { member, site };
}

/** Another tab of the same browser, signed in like the first. */
async function anotherTab(context: BrowserContext, page: Page): Promise<Page> {
  const kept = await page.evaluate(() => ({ ...sessionStorage }));
  const tab = await context.newPage();
  await tab.addInitScript((session) => {
    for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
  }, kept);
  return tab;
}

// @proves R61
test('two tables of one member at once: each shows the money after a round at the other', async ({
  page,
  context,
  baseURL,
}) => {
  const { member } = await sitDown(page, baseURL ?? '', 200);
  const tab = await anotherTab(context, page);
  const first = new Slot(page, t('slots.golden-lotus-20'));
  await expect(first.spinButton).toBeEnabled();
  await tab.goto(tableOf('monsoon-243'));
  const second = new Slot(tab, t('slots.monsoon-243'));
  await expect(second.spinButton).toBeEnabled();
  await second.spin();
  const after = await second.balance();
  await expect.poll(() => first.balance()).toBe(after);
  await page.bringToFront();
  await first.spin();
  const last = await first.balance();
  await expect.poll(() => second.balance()).toBe(last);
  expect(unwrap(await member.client.wagering.listBets()).list).toHaveLength(2);
});

// @proves R61
test('money received while a game is open is shown in it and can be staked', async ({
  page,
  baseURL,
}) => {
  const { member } = await sitDown(page, baseURL ?? '', 0);
  const slot = new Slot(page, t('slots.golden-lotus-20'));
  await slot.spinButton.click();
  await expect(slot.frame.getByRole('alert')).toContainText(t('arcade.balance-low-title'));
  await fund(member.client, 100);
  await expect.poll(() => slot.balance()).toBe(units(100));
  await slot.spin();
  await expect(slot.frame.getByRole('alert')).toBeHidden();
});

// @proves R97
test(
  'a game switched off at the drift monitor takes no stake at open tables',
  { tag: alone },
  async ({ page, context, browser, baseURL }, { project }) => {
    const consoleUrl = String(project.metadata['console']);
    const { member, site } = await sitDown(page, baseURL ?? '', 100, 'thunder-gate');
    const name = t('slots.thunder-gate');
    const slot = new Slot(page, name);
    await slot.spin();
    const tab = await anotherTab(context, page);
    const lobby = new Lobby(tab);
    await lobby.open('/rng');
    await expect(lobby.game(name)).toBeVisible();
    const staff = await operatorOf(consoleUrl);
    const desk = await browser.newPage({ viewport: { width: 360, height: 740 } });
    try {
      await new Console(desk, consoleUrl).signIn(operatorLogin);
      await turn(desk, consoleUrl, 'off');
      await expect(lobby.game(name)).toBeHidden();
      const held = await slot.balance();
      await slot.spinButton.click();
      await expect(slot.frame.getByRole('alert')).toContainText(t('arcade.refused-title'));
      expect(await slot.balance()).toBe(held);
      expect(await site.shownBalance()).toBe(held);
      await turn(desk, consoleUrl, 'on');
      await expect(lobby.game(name)).toBeVisible();
      await slot.spin();
      expect(unwrap(await member.client.wagering.listBets()).list).toHaveLength(2);
    } finally {
      const on = { state: 'on', reason: 'after the journey' } as const;
      await staff.fairness.switchGame({ vendor: 'BAIZE', gameCode: 'thunder-gate', ...on });
      await desk.close();
    }
  },
);

/** By the button of the game's row, with a reason. */
async function turn(desk: Page, consoleUrl: string, state: 'off' | 'on'): Promise<void> {
  await desk.goto(`${consoleUrl}/fairness`);
  const name = t('slots.thunder-gate');
  await desk
    .getByRole('button', { name: t(`console.fairness.switch-${state}-named`, { name }) })
    .click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox').fill('The return is looked at.');
  await dialog
    .getByRole('button', { name: t(`console.fairness.switch-${state}`), exact: true })
    .click();
  await expect(dialog).toBeHidden();
}
