// What would keep somebody out of a page, by the rules of WCAG 2.2 AA: in every light and width, or
// as it looks now.
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { appear, appearances, settle } from './screens.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Axe in every light and width; gives what it finds, in a line each. */
export async function inspect(page: Page, name: string): Promise<string[]> {
  const findings: string[] = [];
  for (const appearance of appearances) {
    await appear(page, appearance);
    const { theme, width } = appearance;
    // Of all the rules only contrast sees the light; the others are asked once for each width.
    const found = await barriers(page, theme === 'dark' ? 'all' : 'contrast');
    findings.push(...found.map((finding) => `${name}, ${theme} ${width}: ${finding}`));
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return findings;
}

/** On the page as it looks now, once nothing fades or moves on it. */
export async function expectNoBarriers(page: Page): Promise<void> {
  await settle(page);
  expect(await barriers(page, 'all')).toEqual([]);
}

async function barriers(page: Page, rules: 'all' | 'contrast'): Promise<string[]> {
  // All frames are our own, so axe may work in the page itself: it halves the time.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const asked = rules === 'all' ? axe.withTags(tags) : axe.withRules(['color-contrast']);
  await page.evaluate(hideInert);
  const { violations } = await asked.analyze();
  await page.evaluate(showInert);
  return violations.map(({ id, nodes }) => {
    const where = nodes.map(({ target, html }) => `${target.join(' ')} ${html}`).join(' | ');
    return `${id} at ${where}`;
  });
}

/**
 * Runs in the page. What lies behind a modal dialog is out of everybody's reach, which axe does not
 * know: it would take the buttons there for neighbours.
 */
function hideInert(): void {
  // Whatever is pressed beside a modal dialog, the dialog is what is hit.
  const top = document.elementFromPoint(1, 1)?.closest<HTMLElement>('dialog:modal');
  if (!top) return;
  document.body.style.visibility = 'hidden';
  top.style.visibility = 'visible';
}

function showInert(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body, dialog:modal')) {
    element.style.removeProperty('visibility');
  }
}
