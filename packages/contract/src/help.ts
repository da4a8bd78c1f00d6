// The help centre: articles by subject in every language, as players read them and as staff write
// over them. Every saved text is a version that stays.
import { Type } from 'typebox';
import { endpoint } from './kit/endpoint.ts';
import { id, oneOf, text } from './kit/schema.ts';
import { textsOf } from './notices/schema.ts';

export const helpSubjects = [
  'start',
  'money',
  'games',
  'fair',
  'safer-play',
  'security',
  'terms',
] as const;
export type HelpSubject = (typeof helpSubjects)[number];

const subject = () => oneOf(helpSubjects);
const optional = (lengthMax: number) => Type.Optional(text(lengthMax));
const view = { wire: 'own', who: 'staff', permission: 'help.view' } as const;
const edit = { wire: 'own', who: 'staff', permission: 'help.edit', bodyBytesMax: 200_000 } as const;

const articleFields = {
  subject: subject(),
  titles: textsOf(160),
  /** HTML, cleaned before it is kept. */
  contents: textsOf(20_000),
  on: Type.Boolean(),
};
const articleFact = Type.Object({
  articleId: text(64),
  /** 0 is the house’s own text. */
  version: Type.Integer(),
  ...articleFields,
  /** The house has a text of its own to go back to. */
  isHouse: Type.Boolean(),
  /** The current text is that of the house. */
  isHousesOwn: Type.Boolean(),
  savedAt: Type.Union([Type.Integer(), Type.Null()]),
  savedBy: text(64),
});

export const help = {
  getHelpCenter: endpoint({
    summary: 'The help centre: articles by subject, searched by words',
    method: 'GET',
    path: '/wps/system/helpCenter',
    wire: 'wps',
    who: 'anyone',
    modules: ['COMM3'],
    evenClosed: true,
    query: Type.Object({
      language: optional(10),
      merchantCode: optional(40),
      keyword: optional(80),
    }),
    gives: Type.Object({
      subjects: Type.Array(
        Type.Object({
          subject: subject(),
          articles: Type.Array(
            Type.Object({ id: text(64), title: text(160), content: text(20_000) }),
          ),
        }),
      ),
    }),
    refusals: [],
  }),
  listArticles: endpoint({
    ...view,
    summary: 'Every article with its newest version, those that are off too',
    method: 'GET',
    path: '/ops/help',
    gives: Type.Object({ articles: Type.Array(articleFact) }),
    refusals: [],
  }),
  addArticle: endpoint({
    ...edit,
    summary: 'Writes a new article, the last of its subject',
    method: 'POST',
    path: '/ops/help',
    intent: true,
    body: Type.Object(articleFields),
    gives: articleFact,
    refusals: ['article-incomplete'],
  }),
  saveArticle: endpoint({
    ...edit,
    summary: 'Saves the next version of an article; earlier ones are kept',
    method: 'PUT',
    path: '/ops/help/:articleId',
    params: Type.Object({ articleId: id() }),
    body: Type.Object(articleFields),
    gives: articleFact,
    refusals: ['article-unknown', 'article-incomplete'],
  }),
  resetArticle: endpoint({
    ...edit,
    summary:
      'Goes back to the house’s own text of an article; what staff wrote is kept as versions',
    method: 'DELETE',
    path: '/ops/help/:articleId',
    params: Type.Object({ articleId: id() }),
    gives: articleFact,
    refusals: ['article-unknown', 'article-not-house'],
  }),
  orderArticles: endpoint({
    ...edit,
    summary: 'Puts the articles of a subject in their order; each is named once',
    method: 'PUT',
    path: '/ops/help-orders/:subject',
    params: Type.Object({ subject: id() }),
    body: Type.Object({ articleIds: Type.Array(id(), { maxItems: 500 }) }),
    gives: Type.Object({ articles: Type.Array(articleFact) }),
    refusals: ['order-incomplete'],
  }),
  listVersions: endpoint({
    ...view,
    summary: 'Every version of an article, the newest first, the house’s own last',
    method: 'GET',
    path: '/ops/help/:articleId/versions',
    params: Type.Object({ articleId: id() }),
    gives: Type.Object({ versions: Type.Array(articleFact) }),
    refusals: ['article-unknown'],
  }),
};
