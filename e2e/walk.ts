// A walk from screen to screen. Each is opened once and checked in every way: in both themes and
// widths nothing overflows and nothing violates WCAG, it holds longer words and right-to-left text,
// its styles are in order, and the browser logs no errors.
import { expect, type Page } from '@playwright/test';
import { appear, appearances } from './appearances.ts';
import { barriersIn } from './axe.ts';
import type { Screen } from './screens.ts';
import { otherWritings, whatSticksOut } from './writings.ts';

/** The faults of all screens, in a line each. */
export async function walk(
  page: Page,
  screens: readonly Screen[],
  address = '',
): Promise<string[]> {
  const complaints = complaintsOf(page);
  const findings: string[] = [];
  for (const screen of screens) {
    await page.goto(`${address}${screen.path}`);
    await screen.open?.(page);
    const found = [...(await lookAt(page, screen)), ...complaints.splice(0)];
    findings.push(...found.map((finding) => `${screen.name}, ${finding}`));
    await leaveNarrow(page);
  }
  return findings;
}

async function lookAt(page: Page, { name, shows }: Screen): Promise<string[]> {
  const findings: string[] = [];
  await expect(shows(page), name).toBeVisible();
  for (const appearance of appearances) {
    await appear(page, appearance);
    await expect(shows(page), name).toBeAttached();
    const { theme, width } = appearance;
    const outside = await whatSticksOut(page);
    findings.push(...outside.map((what) => `${theme} ${width}: ${what}`));
    findings.push(...(await barriersIn(page, appearance)));
  }
  findings.push(...(await otherWritings(page)));
  const layers = await page.evaluate(layersInOrder);
  if (layers !== 'reset tokens ui') findings.push(`layers in the order ${layers}`);
  return findings;
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
