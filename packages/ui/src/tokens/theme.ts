// The theme: dark, light or the system's, set on the root element. Density and motion are set the
// same way, so one attribute each decides a whole page.

export const themes = ['dark', 'light', 'system'] as const;
export type Theme = (typeof themes)[number];
export type Density = 'roomy' | 'dense';
export type Motion = 'system' | 'reduced';

export function isTheme(value: unknown): value is Theme {
  return typeof value === 'string' && (themes as readonly string[]).includes(value);
}

export interface Appearance {
  theme?: Theme;
  density?: Density;
  motion?: Motion;
}

export function applyAppearance(appearance: Appearance, root = document.documentElement): void {
  const { theme, density, motion } = appearance;
  if (theme !== undefined) root.dataset['theme'] = theme;
  if (density !== undefined) root.dataset['density'] = density;
  if (motion !== undefined) root.dataset['motion'] = motion;
}

/** Whether things may travel: the player's own choice first, the system's after it. */
export function motionIsReduced(root = document.documentElement): boolean {
  if (root.dataset['motion'] === 'reduced') return true;
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
