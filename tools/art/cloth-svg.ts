// The lit cloth behind tiles, marks and banners: one hue, brighter where the lamp stands.
export interface Sized {
  width: number;
  height: number;
}

export function cloth(hue: number, { width, height }: Sized): string {
  return `<defs><linearGradient id="cloth" x1=".2" y1="0" x2=".7" y2="1">
      <stop stop-color="oklch(.5 .155 ${hue})"/>
      <stop offset=".5" stop-color="oklch(.31 .11 ${hue + 10})"/>
      <stop offset="1" stop-color="oklch(.13 .06 ${hue + 30})"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#cloth)"/>`;
}

/** The lamp at `x`,`y` in hundredths, and the dark it leaves at the edges. */
export function lamp(
  hue: number,
  { x, y, width, height }: Sized & { x: number; y: number },
): string {
  return `<defs>
      <radialGradient id="lamp" cx="${x / 100}" cy="${y / 100}" r=".62">
        <stop stop-color="oklch(.86 .14 ${hue + 24})" stop-opacity=".72"/>
        <stop offset=".45" stop-color="oklch(.62 .16 ${hue + 12})" stop-opacity=".28"/>
        <stop offset="1" stop-color="oklch(.4 .1 ${hue})" stop-opacity="0"/></radialGradient>
      <radialGradient id="vignette" cx=".5" cy=".42" r=".78">
        <stop offset=".5" stop-opacity="0"/><stop offset="1" stop-opacity=".55"/></radialGradient>
    </defs>
    <rect width="${width}" height="${height}" fill="url(#lamp)"/>
    <rect width="${width}" height="${height}" fill="url(#vignette)"/>`;
}
