// Limits as they are typed: an empty field is no limit, and nothing below a cent is taken.
import { typedUnits } from '@baize/client';
import { plainAmount, sentAmount } from './terms-entry.ts';

export const typedLimit = (limit: string | null): string =>
  limit === null ? '' : plainAmount(limit);

/** Null: no limit; undefined: what is typed is no amount, or nothing where that is no limit. */
export function limitOf(typed: string, mayBeZero = false): string | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const units = typedUnits(text);
  if (units === undefined || (units === 0n && !mayBeZero)) return undefined;
  return sentAmount(text);
}
