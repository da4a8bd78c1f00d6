// The newest versions kept in memory: what staff saved over the house's own, and the order of both.
import { keep } from '../../platform/kept/index.ts';
import type { HelpPorts } from './ports.ts';
import { houseArticles, houseArticleIds } from './house-articles.ts';
import { inPlace, standing } from './rules/order.ts';
import { readNewest, readPlaces, type ArticleVersion } from './store/article-store.ts';

export type ArticleKeeper = ReturnType<typeof keepArticles>;

interface Held {
  readonly saved: ReadonlyMap<string, ArticleVersion>;
  readonly places: ReadonlyMap<string, number>;
}

export function keepArticles(ports: HelpPorts) {
  const { database, age } = ports;
  let own: { age: number; articles: readonly ArticleVersion[] } | undefined;
  const fresh: Held = { saved: new Map(), places: new Map() };
  const read = async () => {
    const newest = await readNewest(database.kysely);
    const places = await readPlaces(database.kysely);
    return { saved: new Map(newest.map((article) => [article.articleId, article])), places };
  };
  const kept = keep<Held>({ ...ports, name: 'help', fresh, read });
  const houseNow = () => {
    if (own?.age !== age()) own = { age: age(), articles: houseArticles(age()) };
    return own.articles;
  };
  return {
    ...kept,
    /** Every article as it holds now, in the order of staff, else the house’s and then theirs. */
    all: (): readonly ArticleVersion[] => {
      const { saved, places } = kept.current();
      const added = [...saved.values()].filter(
        ({ articleId }) => !houseArticleIds.includes(articleId),
      );
      const house = houseNow().map((one) => standing(one, saved.get(one.articleId)));
      return inPlace([...house, ...added], places);
    },
  };
}
