// Limits as staff read and write them.
import { parseUnits, printUnits, type Units } from '@baize/money';

export const printed = (amount: Units | null): string | null =>
  amount === null ? null : printUnits(amount, 2);

/** Undefined where the text is no whole cent; null stays null. */
export const readAmount = (text: string | null): Units | null | undefined =>
  text === null ? null : parseUnits(text, { decimalsMax: 2 });
