// The house's own articles, in every language that is offered, until staff write over one. A text
// names the age that the policy asks for at the moment of reading.
import type { HelpSubject } from '@baize/contract';
import { shippedLocales, type TextKey } from '@baize/i18n';
import { textsIn } from '../settings/index.ts';
import type { ArticleVersion } from './store/article-store.ts';

/** In the order of the help centre. */
const slugs = {
  start: ['open-account', 'sign-in', 'forgot-password', 'try-free', 'slide-puzzle', 'languages'],
  money: ['deposit', 'deposit-missing', 'withdraw', 'received', 'turnover', 'accounts'],
  games: ['categories', 'broken-line', 'game-closed', 'rules-of-a-game', 'records'],
  fair: ['not-changed', 'return', 'verify'],
  'safer-play': ['limits', 'break', 'signs', 'exclusion'],
  security: ['second-factor', 'devices', 'payment-password', 'identity', 'privacy'],
  terms: ['who-may-play', 'void-round', 'everything', 'close-account', 'contact'],
} as const satisfies Readonly<Record<HelpSubject, readonly string[]>>;

const subjects = Object.keys(slugs) as readonly (keyof typeof slugs)[];

export const houseArticleIds: readonly string[] = Object.values(slugs).flat();

export function houseArticles(age: number): readonly ArticleVersion[] {
  return subjects.flatMap((subject) =>
    slugs[subject].map((articleId) => ({
      articleId,
      version: 0,
      subject,
      titles: inEveryLanguage(`articles.${articleId}-title`, age),
      contents: inEveryLanguage(`articles.${articleId}-text`, age),
      on: true,
      isHousesOwn: true,
      savedAt: null,
      savedBy: '',
    })),
  );
}

const inEveryLanguage = (key: TextKey, age: number): Record<string, string> =>
  Object.fromEntries(shippedLocales.map(({ tag }) => [tag, textsIn(tag)(key, { age })]));
