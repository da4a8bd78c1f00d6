// An operator's own colours, as the text of one style element.
// Only hexadecimal colours of known names pass, so a brand can never smuggle in other CSS.

export const brandColours = [
  'bg',
  'panel',
  'panel-2',
  'brass',
  'brass-light',
  'brass-deep',
  'brass-text',
  'on-brass',
  'felt',
  'felt-deep',
  'felt-text',
] as const;

export type BrandColour = (typeof brandColours)[number];

/** A colour for each theme, or one for both. */
export type Brand = Partial<Record<BrandColour, string | { dark: string; light: string }>>;

const hex = /^#(?:[0-9a-f]{6}|[0-9a-f]{3})$/i;

function cssValue(colour: string | { dark: string; light: string }): string | undefined {
  if (typeof colour === 'string') return hex.test(colour) ? colour : undefined;
  if (!hex.test(colour.light) || !hex.test(colour.dark)) return undefined;
  return `light-dark(${colour.light}, ${colour.dark})`;
}

export function brandStyle(brand: Brand): string {
  const lines: string[] = [];
  for (const name of brandColours) {
    const colour = brand[name];
    const value = colour === undefined ? undefined : cssValue(colour);
    if (value !== undefined) lines.push(`--brand-${name}:${value};`);
  }
  return lines.length === 0 ? '' : `:root{${lines.join('')}}`;
}
