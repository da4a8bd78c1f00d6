// Clears a promotion that staff wrote of everything in its terms that acts.
import type { Written } from '../offers/rules/spec.ts';
import type { PromotionsPorts } from '../ports.ts';

export function cleaned(
  { cleanHtml }: Pick<PromotionsPorts, 'cleanHtml'>,
  { category, picture, startsAt, endsAt, place, texts, spec }: Written,
): Written {
  const terms = Object.fromEntries(
    Object.entries(texts.terms).map(([tag, html]) => [tag, cleanHtml(html)]),
  );
  return { category, picture, startsAt, endsAt, place, texts: { ...texts, terms }, spec };
}
