// What would keep somebody out of a page, by the rules of WCAG 2.2 AA: in every light and width, or
// as it looks now.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Frame, type Page } from '@playwright/test';
import type { run, RunOnly } from 'axe-core';
import { appear, appearances, settle, type Appearance } from './appearances.ts';

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Of all the rules only contrast sees the light; the others are asked once for each width. */
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

/** What axe finds on a page that stands in this light and width. */
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
  await bringAxe(page);
  return page.evaluate(lookAround, asked[rules]);
}

/** Axe is large: it comes once to a page and the frames on it, which it looks into from there. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await mayRun(frame))) continue;
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(source);
  }
}

/** A frame that runs no scripts complains of one. */
async function mayRun(frame: Frame): Promise<boolean> {
  if (frame.parentFrame() === null) return true;
  const sandbox = await (await frame.frameElement()).getAttribute('sandbox');
  return sandbox === null || sandbox.includes('allow-scripts');
}

/**
 * Runs in the page. What lies behind a modal dialog is out of everybody's reach, which axe does not
 * know, and would take the buttons there for neighbours: they are out of its sight meanwhile.
 */
async function lookAround(runOnly: RunOnly): Promise<string[]> {
  // Whatever is pressed beside a modal dialog, the dialog is what is hit.
  const top = document.elementFromPoint(1, 1)?.closest<HTMLElement>('dialog:modal');
  if (top) {
    document.body.style.visibility = 'hidden';
    top.style.visibility = 'visible';
  }
  const within = globalThis as unknown as { axe: { run: typeof run } };
  // Nothing is fetched beforehand: only a rule on sound that plays by itself would want it.
  const options = { runOnly, resultTypes: ['violations'], preload: false } as const;
  const { violations } = await within.axe.run(document, {
    ...options,
    resultTypes: ['violations'],
  });
  for (const element of [document.body, top]) element?.style.removeProperty('visibility');
  return violations.map(({ id, nodes }) => {
    const where = nodes.map(({ target, html }) => `${target.join(' ')} ${html}`).join(' | ');
    return `${id} at ${where}`;
  });
}
