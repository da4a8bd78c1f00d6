// The silhouettes struck on tiles: game-icons by their authors (CC BY 3.0), and the house's lotus.
import icons from '@iconify-json/game-icons/icons.json' with { type: 'json' };

const known: Record<string, { body: string } | undefined> = icons.icons;

/** The path of one silhouette, drawn in a square of 512. */
export function emblemPath(name: string): string {
  const body = known[name]?.body;
  const path = body?.match(/ d="([^"]+)"/)?.[1];
  if (path === undefined) throw new Error(`no emblem called ${name} among game-icons`);
  return path;
}
