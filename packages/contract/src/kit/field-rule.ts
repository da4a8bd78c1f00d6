// Checks a typed text against the rule of its field. Browser and server call the same function, and
// length is checked before the pattern, so that no pattern ever meets a long text.
import { refuse, type Refusal } from './refusal.ts';

export interface FieldRule {
  readonly enabled: boolean;
  readonly required: boolean;
  /** A regular expression for the whole value; `*` means any. */
  readonly acceptedPattern: string;
  readonly patternId: string;
  readonly minLength: number;
  readonly maxLength: number;
}

export type FieldRefusal = Refusal<'field-required' | 'field-format'>;

/**
 * The refusal of a value that does not fit; undefined when it does. A field that is off takes
 * anything.
 */
export function validateField(
  field: string,
  rule: FieldRule,
  value: string | undefined,
): FieldRefusal | undefined {
  if (!rule.enabled) return undefined;
  const { patternId, minLength: min, maxLength: max } = rule;
  const facts = { field, patternId, min, max };
  if (value === undefined || value === '') {
    return rule.required ? refuse('field-required', { facts }) : undefined;
  }
  const length = value.length > 2 * max ? Infinity : [...value].length;
  if (length < min || length > max) return refuse('field-format', { facts });
  if (rule.acceptedPattern === '*') return undefined;
  return wholly(rule.acceptedPattern).test(value) ? undefined : refuse('field-format', { facts });
}

/** The expression that a value must match from its first character to its last. */
export function wholly(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`, 'u');
}
