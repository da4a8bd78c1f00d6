// What axe finds on a page as it stands, in both lights and on a phone as on a desk: the rules of
// WCAG 2.2 AA, a line for each finding.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { appear, appearances } from './screens.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export async function inspect(page: Page, name: string): Promise<string[]> {
  const findings: string[] = [];
  for (const appearance of appearances) {
    await appear(page, appearance);
    // All frames are our own, so axe may work in the page itself: it halves the time.
    const axe = new AxeBuilder({ page }).setLegacyMode();
    // What lies behind an open dialog cannot be reached.
    if (await page.locator('dialog[open]').count()) axe.include('dialog[open]');
    // Of all the rules only contrast sees the light; the others are asked once for each width.
    const asked =
      appearance.theme === 'dark' ? axe.withTags(tags) : axe.withRules(['color-contrast']);
    const { violations } = await asked.analyze();
    for (const { id, nodes } of violations) {
      const where = nodes.map(({ target, html }) => `${target.join(' ')} ${html}`).join(' | ');
      findings.push(`${name}, ${appearance.theme} ${appearance.width}: ${id} at ${where}`);
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return findings;
}
