// A journey runs on a phone in the dark theme or on a desktop in the light one: the gate runs each
// in one look, by its name, and `npm run nightly -- looks` in both. Every screen is seen in all
// looks by `looks.spec.ts`.
import { test, type BrowserContext, type Page, type TestDetails } from '@playwright/test';
import { alone } from './worlds.ts';

const looks = [
  { name: 'on a phone in the dark', theme: 'dark', viewport: { width: 360, height: 740 } },
  { name: 'on a desk in the light', theme: 'light', viewport: { width: 1440, height: 900 } },
] as const;

export interface Walk {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly siteUrl: string;
  readonly consoleUrl: string;
}

type Steps = (walk: Walk) => Promise<void>;

export const journey = (name: string, steps: Steps): void => inLooks(name, {}, steps);

/** One that changes what everybody meets. */
export const journeyAlone = (name: string, steps: Steps): void =>
  inLooks(name, { tag: alone }, steps);

/** The letters of a name spread the journeys over the looks. */
function looksOf(name: string) {
  if (process.env['LOOKS'] === 'both') return looks;
  const letters = Array.from(name, (letter) => letter.codePointAt(0) ?? 0);
  const place = letters.reduce((sum, letter) => sum + letter, 0) % looks.length;
  return looks.slice(place, place + 1);
}

function inLooks(name: string, details: TestDetails, steps: Steps): void {
  for (const { name: look, theme, viewport } of looksOf(name)) {
    test.describe(look, () => {
      test.use({ viewport });
      test(name, details, async ({ page, context, baseURL }, { project }) => {
        // The visitor chose it on an earlier visit, wherever the site is reached.
        await context.addInitScript((chosen) => {
          localStorage.setItem('theme', chosen);
          localStorage.setItem('lang', 'EN');
        }, theme);
        await steps({
          page,
          context,
          siteUrl: baseURL ?? '',
          consoleUrl: String(project.metadata['console']),
        });
      });
    });
  }
}
