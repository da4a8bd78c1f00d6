// Finds articles by words: each word must stand in the title or the text, whatever its case or its
// accents; an article that names them in its title comes first.

interface Searched {
  readonly title: string;
  readonly content: string;
}

export function found<A extends Searched>(articles: readonly A[], keyword: string): readonly A[] {
  const words = plain(keyword).split(' ').filter(Boolean);
  if (words.length === 0) return articles;
  const hits = articles.filter(({ title, content }) => {
    const all = plain(`${title} ${content.replaceAll(/<[^>]*>/gu, ' ')}`);
    return words.every((word) => all.includes(word));
  });
  const named = ({ title }: A) => (words.every((word) => plain(title).includes(word)) ? 0 : 1);
  return hits.toSorted((a, b) => named(a) - named(b));
}

const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
