// The help centre in the language of the question: every subject with its articles, or those that
// hold the words looked for.
import { helpSubjects, type help } from '@baize/contract';
import { findLocale } from '@baize/i18n';
import type { Action } from '../../../platform/call/index.ts';
import type { HelpParts } from '../parts.ts';
import { found } from '../rules/search.ts';

export const getHelpCenter =
  ({ keeper }: HelpParts): Action<typeof help.getHelpCenter> =>
  async ({ input: { language, keyword = '' }, locale }) => {
    const tag = (language === undefined ? undefined : findLocale(language)?.tag) ?? locale;
    const articles = keeper
      .all()
      .filter(({ on, titles }) => on && titles[tag])
      .map(({ articleId: id, subject, titles, contents }) => ({
        id,
        subject,
        title: titles[tag] ?? '',
        content: contents[tag] ?? '',
      }));
    const hits = found(articles, keyword);
    return {
      subjects: helpSubjects
        .map((subject) => ({
          subject,
          articles: hits.filter((article) => article.subject === subject),
        }))
        .filter((one) => one.articles.length > 0),
    };
  };
