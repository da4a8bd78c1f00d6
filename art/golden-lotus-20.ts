// The symbols of Golden Lotus 20, as recipes: what each reel symbol shows and in which colours.
// Silhouette and hue both differ between any two, so that colour alone never tells them apart.

export interface LetterRecipe {
  symbol: string;
  /** What is carved; the ten is written out. */
  text: string;
  /** Enamel from the light above to the dark below. */
  enamel: readonly [string, string, string];
  /** Size of the type and where its baseline lies in the square of 256. */
  size?: number;
  baseline?: number;
}

export const letterRecipes: readonly LetterRecipe[] = [
  { symbol: 'A', text: 'A', enamel: ['#ff8a7a', '#cf1f2d', '#5a0510'] },
  { symbol: 'K', text: 'K', enamel: ['#7fc4ff', '#1f62d6', '#0a1f66'] },
  { symbol: 'Q', text: 'Q', enamel: ['#e7a3ff', '#9130cc', '#3a0a63'], size: 184, baseline: 176 },
  { symbol: 'J', text: 'J', enamel: ['#8bf5c0', '#0f9b62', '#03402b'], size: 182, baseline: 170 },
  { symbol: 'T', text: '10', enamel: ['#ffd08a', '#e0731a', '#6b2703'], size: 168, baseline: 184 },
];

export const pictureSymbols = ['H1', 'H2', 'H3', 'H4', 'W', 'S'] as const;

export const slotSymbols: readonly string[] = [
  ...pictureSymbols,
  ...letterRecipes.map(({ symbol }) => symbol),
];

/** The cabinet and the window its five reels of three show through, in pixels of its picture. */
export const cabinet = {
  width: 1000,
  height: 640,
  window: { x: 50, y: 62, width: 900, height: 540 },
} as const;

export const reelCount = 5;
