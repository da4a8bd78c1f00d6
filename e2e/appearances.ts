// The themes and widths a page is seen in, and how to switch to one.
import type { Frame, Page } from '@playwright/test';

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
  await at.evaluate((light) => {
    document.documentElement.dataset['theme'] = light;
    localStorage.setItem('theme', light);
  }, theme);
  // The browser tells a lottery in its frame of the theme that the site keeps, in its own time.
  for (const frame of await framesWithin(at)) await frame.evaluate(followTheme, theme);
  await settle(at);
}

/** Waits until nothing fades or moves on a page and in the frames on it. */
export async function settle(at: Page): Promise<void> {
  for (const frame of [at.mainFrame(), ...(await framesWithin(at))]) await frame.evaluate(rest);
}

/** The frames on a page that run scripts. */
export async function framesWithin(at: Page): Promise<Frame[]> {
  const frames: Frame[] = [];
  for (const frame of at.frames()) {
    if (frame.parentFrame() === null) continue;
    const sandbox = await (await frame.frameElement()).getAttribute('sandbox');
    if (sandbox === null || sandbox.includes('allow-scripts')) frames.push(frame);
  }
  return frames;
}

/** Runs in a frame. A slot is dark on every site; a lottery follows what the site keeps. */
async function followTheme(theme: string): Promise<void> {
  const { dataset } = document.documentElement;
  // Two frames in any case, in which it takes its new width.
  for (let frames = 0; frames < 2 || (frames < 60 && dataset['theme'] !== theme); frames += 1)
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
}

/** Runs in a page or a frame. */
async function rest(): Promise<void> {
  const passing = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(passing.map(({ finished }) => finished));
}
