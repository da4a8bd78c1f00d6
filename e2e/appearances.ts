// The lights and widths a page is seen in, and how it comes to stand in one.
import type { Page } from '@playwright/test';

export interface Appearance {
  readonly theme: 'dark' | 'light';
  readonly width: 360 | 1440;
}

/** In this order because each differs from the one before in one thing. */
export const appearances: readonly Appearance[] = [
  { theme: 'dark', width: 1440 },
  { theme: 'light', width: 1440 },
  { theme: 'light', width: 360 },
  { theme: 'dark', width: 360 },
];

const heights = { 360: 740, 1440: 900 } as const;

/** Shows a whole page in one light and width, and waits until nothing fades or moves on it. */
export async function appear(at: Page, { theme, width }: Appearance): Promise<void> {
  if (at.viewportSize()?.width !== width)
    await at.setViewportSize({ width, height: heights[width] });
  await at.evaluate((light) => void (document.documentElement.dataset['theme'] = light), theme);
  await settle(at);
}

/** Waits until nothing fades or moves on a page. */
export async function settle(at: Page): Promise<void> {
  await at.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}
