// Every screen, in both themes and on phone and desktop: it loads, does not overflow sideways, has
// no violation of WCAG 2.2 AA, and the browser logs no errors. All of them are also seen in longer
// words and right to left.
import { expect, test, type Page } from '@playwright/test';
import { agentScreens } from './agent-screens.ts';
import { consoleScreens, consoleDoor } from './console-screens.ts';
import { instantScreens } from './instant-screens.ts';
import { lotteryScreens } from './lottery-screens.ts';
import { Console } from './operator/console.ts';
import { fund, operatorLogin, registerMember, signInMember, type Person } from './people.ts';
import { beneath, Site } from './player/site.ts';
import { Slot } from './player/slot.ts';
import {
  knownAgent,
  knownMember,
  memberScreens,
  securityScreens,
  visitorScreens,
  type Screen,
} from './screens.ts';
import { t } from './texts.ts';
import { vietnamScreens } from './vietnam-screens.ts';
import { walk } from './walk.ts';
import { panelWritings } from './writings.ts';

// Some forty screens, each in seven looks.
test.describe.configure({ timeout: 360_000 });

// @proves L46 L57 L74
test('pages of a visitor load, fit and are accessible', async ({ page }) => {
  expect(await walk(page, visitorScreens)).toEqual([]);
});

async function walkAs(
  page: Page,
  { person, siteUrl }: { person: Person; siteUrl: string },
  screens: readonly Screen[],
): Promise<void> {
  await new Site(page).comeIn(await signInMember(siteUrl, person), beneath);
  expect(await walk(page, screens)).toEqual([]);
}

// @proves L57 L74 V7.4.4
test('pages of a member load, fit and are accessible', async ({ page, baseURL }) => {
  await walkAs(page, { person: knownMember, siteUrl: baseURL ?? '' }, memberScreens);
});

test('the screens of lotteries load, fit and are accessible', async ({ page, baseURL }) => {
  await walkAs(page, { person: knownMember, siteUrl: baseURL ?? '' }, lotteryScreens);
});

test('the screens of small games load, fit and are accessible', async ({ page, baseURL }) => {
  await walkAs(page, { person: knownMember, siteUrl: baseURL ?? '' }, instantScreens);
});

test("the screens of Vietnam's lotteries load, fit and are accessible", async ({
  page,
  baseURL,
}) => {
  await walkAs(page, { person: knownMember, siteUrl: baseURL ?? '' }, vietnamScreens);
});

// @proves L83
test('the security centre loads, fits and is accessible', async ({ page, baseURL }) => {
  await walkAs(page, { person: knownMember, siteUrl: baseURL ?? '' }, securityScreens);
});

test('pages of an agent load, fit and are accessible', async ({ page, baseURL }) => {
  await walkAs(page, { person: knownAgent, siteUrl: baseURL ?? '' }, agentScreens);
});

async function walkConsole(page: Page, address: string, screens: readonly Screen[]) {
  await new Console(page, address).signIn(operatorLogin);
  expect(await walk(page, screens, address)).toEqual([]);
}

/** The pages of the console are walked by two at a time. */
const half = Math.ceil(consoleScreens.length / 2);

test('the first pages of the console load, fit and are accessible', async ({ page }, {
  project,
}) => {
  const address = String(project.metadata['console']);
  expect(await walk(page, [consoleDoor], address)).toEqual([]);
  await walkConsole(page, address, consoleScreens.slice(0, half));
});

test('the other pages of the console load, fit and are accessible', async ({ page }, {
  project,
}) => {
  await walkConsole(page, String(project.metadata['console']), consoleScreens.slice(half));
});

/** Between them they have every kind of pay and rule; clusters pay by the longest counts. */
const slots = ['coral-bloom', 'ember-vault', 'monsoon-243'] as const;
const panels = [
  'slots.paytable',
  'slots.rules',
  'jackpots.how-it-works',
  'arcade.history',
  'arcade.fairness',
  'arcade.sound',
] as const;

test('the panels of a slot fit a phone at the highest stake, in every writing', async ({
  page,
  baseURL,
}) => {
  const member = await registerMember(baseURL ?? '');
  await fund(member.client, 1000);
  const site = new Site(page);
  await site.comeIn(member);
  await page.setViewportSize({ width: 360, height: 740 });
  const findings: string[] = [];
  for (const code of slots) {
    await page.goto(`/game?game=${code}&vendor=BAIZE`);
    const slot = new Slot(page, t(`slots.${code}`));
    await slot.spin();
    await slot.stake.selectOption({ index: -1 + (await slot.stake.locator('option').count()) });
    const game = page.frames().find((frame) => frame.url().includes(code));
    if (game === undefined) throw new Error(`${code} stands in no frame`);
    for (const panel of panels) {
      await slot.openPanel(panel);
      for (const fold of await slot.frame.locator('dialog summary').all()) await fold.click();
      findings.push(...(await panelWritings(game, `${code}, ${t(panel)}`)));
      await page.keyboard.press('Escape');
    }
    await slot.frame.getByRole('button', { name: t('slots.autoplay'), exact: true }).click();
    findings.push(...(await panelWritings(game, `${code}, ${t('slots.autoplay')}`)));
  }
  expect(findings).toEqual([]);
});
