// Policies that are lists: words with commas between them, and origins of pages among them.

export function wordsOf(text: string): readonly string[] {
  const words = text.split(',').map((word) => word.trim());
  return words.filter((word) => word !== '');
}

/** Those words that are addresses of the web, as origins; others are passed over. */
export function originsOf(text: string): readonly string[] {
  return wordsOf(text).flatMap((word) => {
    if (!URL.canParse(word)) return [];
    const { protocol, origin } = new URL(word);
    return protocol === 'https:' || protocol === 'http:' ? [origin] : [];
  });
}
