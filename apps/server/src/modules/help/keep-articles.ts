// The newest versions kept in memory: what staff saved over the house's own, and the order of both.
import type { HelpPorts } from './ports.ts';
import { houseArticles, houseArticleIds } from './house-articles.ts';
import { inPlace, standing } from './rules/order.ts';
import { readNewest, readPlaces, type ArticleVersion } from './store/article-store.ts';

export interface ArticleKeeper {
  /** Every article as it holds now, in the order of staff, else the house’s and then theirs. */
  all(): readonly ArticleVersion[];
  /** To be called once a change was committed. */
  changed(): Promise<void>;
  start(): Promise<void>;
  stop(): void;
}

const channel = 'help-changed';

export function keepArticles({ database, bus, log, age }: HelpPorts): ArticleKeeper {
  let saved: ReadonlyMap<string, ArticleVersion> = new Map();
  let places: ReadonlyMap<string, number> = new Map();
  let own: { age: number; articles: readonly ArticleVersion[] } | undefined;
  let leave: (() => void)[] = [];
  const refresh = async () => {
    const newest = await readNewest(database.kysely);
    places = await readPlaces(database.kysely);
    saved = new Map(newest.map((article) => [article.articleId, article]));
  };
  const look = () => void refresh().catch((error: unknown) => log.warn({ error }, 'help'));
  const houseNow = () => {
    if (own?.age !== age()) own = { age: age(), articles: houseArticles(age()) };
    return own.articles;
  };
  return {
    all: () => {
      const added = [...saved.values()].filter(
        ({ articleId }) => !houseArticleIds.includes(articleId),
      );
      const house = houseNow().map((own) => standing(own, saved.get(own.articleId)));
      return inPlace([...house, ...added], places);
    },
    changed: async () => {
      await refresh();
      bus.publish(channel, '');
    },
    start: async () => {
      leave = [bus.subscribe(channel, look), bus.onGap(look)];
      await refresh();
    },
    stop: () => {
      for (const depart of leave) depart();
    },
  };
}
