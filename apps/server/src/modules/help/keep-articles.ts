// The newest versions kept in memory: what staff saved over the house's own, and the order of both.
import type { HelpPorts } from './ports.ts';
import { houseArticles, houseArticleIds } from './house-articles.ts';
import { readNewest, type ArticleVersion } from './store/article-store.ts';

export interface ArticleKeeper {
  /** Every article as it holds now: the house’s in their order, then those staff added. */
  all(): readonly ArticleVersion[];
  /** To be called once a change was committed. */
  changed(): Promise<void>;
  start(): Promise<void>;
  stop(): void;
}

const channel = 'help-changed';

export function keepArticles({ database, bus, log, age }: HelpPorts): ArticleKeeper {
  let saved: ReadonlyMap<string, ArticleVersion> = new Map();
  let house: { age: number; articles: readonly ArticleVersion[] } | undefined;
  let leave: (() => void)[] = [];
  const refresh = async () => {
    const newest = await readNewest(database.kysely);
    saved = new Map(newest.map((article) => [article.articleId, article]));
  };
  const look = () => void refresh().catch((error: unknown) => log.warn({ error }, 'help'));
  const houseNow = () => {
    if (house?.age !== age()) house = { age: age(), articles: houseArticles(age()) };
    return house.articles;
  };
  return {
    all: () => [
      ...houseNow().map((article) => saved.get(article.articleId) ?? article),
      ...[...saved.values()].filter(({ articleId }) => !houseArticleIds.includes(articleId)),
    ],
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
