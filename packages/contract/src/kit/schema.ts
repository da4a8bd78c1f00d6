// Schema pieces that several nouns use: ids, money on both kinds of wire, dates, pages.
import { Type } from 'typebox';

/** Our own calls: a decimal string of at most four decimals, never negative. */
export const amount = () =>
  Type.String({ pattern: '^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,4})?$', maxLength: 20 });
/** Our own calls: as `amount`, may be below zero. */
export const signedAmount = () =>
  Type.String({ pattern: '^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,4})?$', maxLength: 21 });
/**
 * Calls of the family: a JSON number; the server reads it exactly and refuses more decimals than
 * the currency has.
 */
export const wireAmount = () => Type.Number({ minimum: 0, maximum: 900_000_000_000 });
export const wireSignedAmount = () =>
  Type.Number({ minimum: -900_000_000_000, maximum: 900_000_000_000 });

export const id = () => Type.String({ pattern: '^[0-9a-zA-Z_-]{1,64}$' });
export const text = (maxLength: number, minLength = 0) => Type.String({ minLength, maxLength });

/** One of a closed set of words. */
export const oneOf = <const W extends string>(words: readonly W[]) =>
  Type.Unsafe<W>(Type.String({ enum: [...words] }));
/** The same, or '' where there is none. */
export const oneOrNone = <const W extends string>(words: readonly W[]) => oneOf(['', ...words]);

/** A language as `id`, `pt-BR` or `zh-Hans`. */
export const languageTag = Type.String({ pattern: '^[a-z]{2,3}(-[A-Za-z]{2,4})?$' });
export const seed = () => Type.String({ pattern: '^[\\x21-\\x7e]{1,64}$' });
export const hash = () => Type.String({ pattern: '^[0-9a-f]{64}$' });

/** One page of a list: `pageNo` counts from 1. */
export const pageQuery = {
  pageNo: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
};
/** Family style: "yyyy-MM-dd HH:mm:ss" in GMT+8. */
export const timeText = () =>
  Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2}:\\d{2})?$' });
/** Two whole numbers, in a form that every dialect of JSON Schema reads alike. */
export const wholePair = () =>
  Type.Unsafe<[number, number]>(Type.Array(Type.Integer(), { minItems: 2, maxItems: 2 }));
export const done = () => Type.Object({ done: Type.Literal(true) });
/** The version of a row that was read. */
export const version = () => Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
/** A number by which clients of the family name a state or a kind. */
export const codeNumber = () => Type.Integer({ minimum: -32_768, maximum: 32_767 });
/** A moment in milliseconds, between 1970 and 2100. */
export const moment = () => Type.Integer({ minimum: 0, maximum: 4_102_444_800_000 });
/** A day of the house's calendar, `2026-11-21`. */
export const dayText = () => Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
/** A file: the server sends it in pieces, a client gets it whole. */
export const fileBytes = () => Type.Unsafe<object>(Type.String());
