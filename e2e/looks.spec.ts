// Every screen, in both lights and on a phone as on a desk: it comes up whole, nothing sticks out
// at its side, and the browser has nothing to complain of. All of them are seen in longer words and
// in letters from right to left too.
import { expect, test, type Page } from '@playwright/test';
import { consoleScreens } from './console-screens.ts';
import { operatorLogin } from './people.ts';
import { Console } from './operator/console.ts';
import { Site } from './player/site.ts';
import {
  agentScreens,
  appear,
  appearances,
  knownAgent,
  knownMember,
  memberScreens,
  securityScreens,
  visitorScreens,
  type Screen,
} from './screens.ts';
import { Slot } from './player/slot.ts';
import { fund, registerMember } from './people.ts';
import { t } from './texts.ts';
import { otherWritings, panelWritings, whatSticksOut } from './writings.ts';

// A trace looks into every frame by a script, and a frame that runs none may complain of it.
test.use({ trace: 'off' });
// Some thirty screens, each in seven looks.
test.describe.configure({ timeout: 360_000 });

test('what a visitor sees comes up whole and fits', async ({ page }) => {
  await walk(page, { screens: visitorScreens, also: otherWritings });
});

test('what a member sees comes up whole and fits', async ({ page }) => {
  const site = new Site(page);
  await site.open();
  await site.signIn(knownMember);
  await walk(page, { screens: memberScreens, also: otherWritings });
});

test('what an agent sees comes up whole and fits', async ({ page }) => {
  const site = new Site(page);
  await site.open();
  await site.signIn(knownAgent);
  await walk(page, { screens: agentScreens, also: otherWritings });
});

test('what a member sees in the security centre comes up whole and fits', async ({ page }) => {
  const site = new Site(page);
  await site.open();
  await site.signIn(knownMember);
  await walk(page, { screens: securityScreens, also: otherWritings });
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
  await site.open();
  await site.signIn(member);
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

test('what the operator sees comes up whole and fits', async ({ page }, { project }) => {
  const console = new Console(page, project.metadata['console']);
  await console.signIn(operatorLogin);
  await walk(page, {
    screens: consoleScreens,
    address: project.metadata['console'],
    also: otherWritings,
  });
});

interface Walk {
  readonly screens: readonly Screen[];
  readonly address?: string;
  /** What else is looked for on each of them. */
  readonly also?: (page: Page, name: string) => Promise<string[]>;
}

async function walk(page: Page, { screens, address = '', also }: Walk): Promise<void> {
  const complaints = complaintsOf(page);
  const findings: string[] = [];
  for (const { name, path, open, shows } of screens) {
    await page.goto(`${address}${path}`);
    await open?.(page);
    await expect(shows(page), name).toBeVisible();
    for (const appearance of appearances) {
      await appear(page, appearance);
      await expect(shows(page), name).toBeAttached();
      const outside = await whatSticksOut(page);
      const { theme, width } = appearance;
      findings.push(...outside.map((what) => `${name}, ${theme} ${width}: ${what}`));
    }
    findings.push(...((await also?.(page, name)) ?? []));
    const layers = await page.evaluate(layersInOrder);
    if (layers !== 'reset tokens ui') findings.push(`${name}: layers in the order ${layers}`);
    findings.push(...complaints.splice(0).map((complaint) => `${name}: ${complaint}`));
    await leaveNarrow(page);
  }
  expect(findings).toEqual([]);
}

/** Before there is room again: what is a page of its own only on a phone would then take a step
 * back, even out of the next visit. */
async function leaveNarrow(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.setViewportSize({ width: 1440, height: 900 });
}

function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
  });
  return complaints;
}

/** Runs in the page: the layers of its styles, in the order in which the later one wins. */
function layersInOrder(): string {
  const names = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap((rule) => {
      if (rule instanceof CSSLayerStatementRule) return [...rule.nameList];
      return rule instanceof CSSLayerBlockRule ? [rule.name] : [];
    });
  return [...new Set(names)].join(' ');
}
