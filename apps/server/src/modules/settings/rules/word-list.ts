// Policies that are lists: words with commas between them, and origins of pages among them.

const known = new Map<string, readonly string[]>();
const knownMax = 100;

/** Read once: a policy is asked for with every call and seldom changes. */
export function wordsOf(text: string): readonly string[] {
  const before = known.get(text);
  if (before !== undefined) return before;
  const words = text.split(',').map((word) => word.trim());
  const named = words.filter((word) => word !== '');
  if (known.size >= knownMax) known.clear();
  known.set(text, named);
  return named;
}

/** Those words that are addresses of the web, as origins; others are passed over. */
export function originsOf(text: string): readonly string[] {
  return wordsOf(text).flatMap((word) => {
    if (!URL.canParse(word)) return [];
    const { protocol, origin } = new URL(word);
    return protocol === 'https:' || protocol === 'http:' ? [origin] : [];
  });
}
