// HTML that acts in an answer: pages show the fields of these names as HTML, so nothing in them may
// run, load or send.
const shownAsHtml = new Set(['terms']);

const acts =
  /<\s*(?:script|iframe|object|embed|form|base|meta|svg)|<[^>]*\son\w+\s*=|<[^>]*javascript:/iu;

/** The first text that acts. */
export function actingIn(value: unknown, isHtml = false): string | undefined {
  if (typeof value === 'string') return isHtml && acts.test(value) ? value : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, one] of Object.entries(value)) {
    const found = actingIn(one, isHtml || shownAsHtml.has(name));
    if (found !== undefined) return found;
  }
  return undefined;
}
