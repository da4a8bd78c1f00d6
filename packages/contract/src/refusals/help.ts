// Refusals of help articles.
import type { RefusalFact } from '../kit/refusal.ts';

export const helpRefusals = {
  'article-unknown': { status: 404, code: 'article.not.found' },
  'article-not-house': { status: 409, code: 'article.not.house' },
  'article-incomplete': { status: 400, code: 'article.incomplete' },
} as const satisfies Record<string, RefusalFact>;
