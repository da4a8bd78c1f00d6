// Shapes shared by the calls of the lottery gateway: its bases, numbers and names.
import { Type } from 'typebox';
import { text } from '../kit/schema.ts';

/** Clients of one age or another put the gateway under each of these. */
export const lotteryBases = ['/lgw', '/lotto/lgw', '/lotto-vn/lgw', '/lgw/vn'] as const;

/** The paths of one call. */
export function lgwBases(path: string) {
  const [first, ...others] = lotteryBases;
  return { path: `${first}${path}`, aliases: others.map((base) => `${base}${path}`) };
}

/** A lottery’s number, which never changes. */
export const gameId = () => Type.Integer({ minimum: -1, maximum: 999_999_999 });
/** An issue’s number. */
export const numero = () => text(24);
/** Digits without a separator, or numbers parted by commas: a draw of Vietnam's north has 27. */
export const winNo = () => text(200);
export const wireNumber = () => Type.Number();
const flagText = () =>
  Type.Unsafe<'true' | 'false' | ''>(Type.String({ enum: ['true', 'false', ''] }));
/** Older clients write some of their switches as texts. */
export const wireFlag = () => Type.Union([Type.Boolean(), flagText()]);
export const wireFlagOrNull = () => Type.Union([Type.Boolean(), flagText(), Type.Null()]);
