// Checks a page by the rules of WCAG 2.2 AA: in every theme and width, or as it looks now.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Frame, type Page } from '@playwright/test';
import type { run, RunOnly } from 'axe-core';
import { appear, appearances, framesWithin, settle, type Appearance } from './appearances.ts';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Only the contrast rule depends on the theme; the others run once for each width. */
const asked: Readonly<Record<'all' | 'contrast', RunOnly>> = {
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  contrast: { type: 'rule', values: ['color-contrast'] },
};

/** Axe in every light and width; gives what it finds, in a line each. */
export async function inspect(page: Page, name: string): Promise<string[]> {
  const findings: string[] = [];
  for (const appearance of appearances) {
    await appear(page, appearance);
    const found = await barriersIn(page, appearance);
    findings.push(...found.map((finding) => `${name}, ${finding}`));
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return findings;
}

/** The violations axe finds on a page in this theme and width. */
export async function barriersIn(page: Page, { theme, width }: Appearance): Promise<string[]> {
  const found = await barriers(page, theme === 'dark' ? 'all' : 'contrast');
  return found.map((finding) => `${theme} ${width}: ${finding}`);
}

/** On the page as it looks now, once nothing fades or moves on it. */
export async function expectNoBarriers(page: Page): Promise<void> {
  await settle(page);
  expect(await barriers(page, 'all')).toEqual([]);
}

async function barriers(page: Page, rules: keyof typeof asked): Promise<string[]> {
  // A frame that runs no scripts complains of one.
  const frames = [page.mainFrame(), ...(await framesWithin(page))];
  for (const frame of frames) await frame.evaluate(hideWhatIsBehind);
  for (const frame of frames) await bringAxe(frame);
  const found = await page.evaluate(lookAround, asked[rules]);
  for (const frame of frames) await frame.evaluate(showWhatIsBehind);
  return found;
}

/** Axe is large: it comes once to a page and each frame on it, which it looks into from there. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(source);
}

/**
 * Runs in a page or a frame. Nobody reaches what lies behind a modal dialog, which axe does not
 * know: it would take the buttons there for neighbours of the dialog's.
 */
function hideWhatIsBehind(): void {
  // A press beside a modal dialog hits the dialog.
  const top = document.elementFromPoint(1, 1)?.closest<HTMLElement>('dialog:modal');
  if (!top) return;
  document.body.style.visibility = 'hidden';
  top.style.visibility = 'visible';
}

/** Runs in a page or a frame. */
function showWhatIsBehind(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body, dialog'))
    element.style.removeProperty('visibility');
}

/** Runs in the page. */
async function lookAround(runOnly: RunOnly): Promise<string[]> {
  const within = globalThis as unknown as { axe: { run: typeof run } };
  // Nothing is fetched beforehand: only a rule on sound that plays by itself would want it.
  const { violations } = await within.axe.run(document, {
    runOnly,
    resultTypes: ['violations'],
    preload: false,
  });
  return violations.map(({ id, nodes }) => {
    const where = nodes.map(({ target, html }) => `${target.join(' ')} ${html}`).join(' | ');
    return `${id} at ${where}`;
  });
}
