// The rule of a field in words, for forms that check a field before it is sent.
import type { PatternId } from '@baize/contract';
import type { Translator } from './translator.ts';

/** Equal bounds are one number, and an unknown pattern id gives the length. */
export function ruleText(
  t: Translator,
  rule: { readonly patternId: string; readonly minLength: number; readonly maxLength: number },
): string {
  const { minLength: min, maxLength: max } = rule;
  const key = `rules.${rule.patternId as PatternId}` as const;
  const values = { min: min === max ? 'same' : min, max };
  const text = t(key, values);
  return text === key ? t('rules.any', values) : text;
}
