// Finds articles by words: each word must be in the title or the text, ignoring case and accents; a
// typing error is forgiven in a title. Articles with the words in their title come first.
import { plainText, wordsFit, wordsIn } from '@baize/contract/words';

interface Searched {
  readonly title: string;
  readonly content: string;
}

export function found<A extends Searched>(articles: readonly A[], keyword: string): readonly A[] {
  const words = plainText(keyword).split(' ').filter(Boolean);
  if (words.length === 0) return articles;
  const named = ({ title }: A) => wordsFit(words, wordsIn(title));
  const holds = ({ title, content }: A) => {
    const all = plainText(`${title} ${content.replaceAll(/<[^>]*>/gu, ' ')}`);
    return words.every((word) => all.includes(word));
  };
  return articles
    .filter((article) => named(article) > 0 || holds(article))
    .toSorted((a, b) => named(b) - named(a));
}
