// Reads the fields around a client's slips: switches as texts, sums with four decimals, the extra
// fields of 2016 clients, and the issues of a chase.
import { parseUnits, unitsFromNumber, type Units } from '@baize/money';

export type WireFlag = boolean | 'true' | 'false' | '' | undefined;

export const isOn = (flag: WireFlag): boolean => flag === true || flag === 'true';

/** A sum as a text or a number; undefined where none is told. Malformed ones differ from any. */
export function sumOf(sum: string | number | undefined): Units | undefined {
  if (sum === undefined || sum === '') return undefined;
  const read =
    typeof sum === 'number' ? unitsFromNumber(sum) : parseUnits(withoutZeros(sum), sumForm);
  return read ?? malformed;
}

const sumForm = { decimalsMax: 4 } as const;
/** No order comes to this. */
const malformed: Units = -1n;

/** `007.50000` as `7.5000`: older clients pad their sums. */
function withoutZeros(text: string): string {
  const [whole = '', part = ''] = text.trim().split('.');
  const short = part.length > 4 && /^0*$/.test(part.slice(4)) ? part.slice(0, 4) : part;
  return `${whole.replace(/^0+(?=\d)/, '')}${short === '' ? '' : `.${short}`}`;
}

/** A whole number or its text. */
export function wholeOf(value: number | string | null | undefined): number | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const read = Number(value);
  return Number.isSafeInteger(read) ? read : undefined;
}

export interface WireChase {
  readonly issue: string;
  readonly multiples: readonly number[];
}

export interface ChaseWritten {
  readonly chase?: WireFlag;
  readonly quickChase?: WireFlag;
  readonly currentNumero: string;
  readonly chaseSlip?: { readonly numero: string; readonly multiples: readonly number[] } | null;
}

/** The issues of a chase; undefined where the order is for one issue. */
export function chaseOf(written: ChaseWritten): WireChase | undefined {
  const { chase, quickChase, chaseSlip, currentNumero } = written;
  if (!chaseSlip || !(isOn(chase) || isOn(quickChase))) return undefined;
  return { issue: chaseSlip.numero || currentNumero, multiples: chaseSlip.multiples };
}

/** The mode that a price of a unit stands for; undefined for no price of ours. */
export function modeOfPrice(price: number | string): string | undefined {
  const asked = sumOf(price);
  return modePrices.find(([units]) => units === asked)?.[1];
}

const modePrices: readonly (readonly [Units, string])[] = [
  [20_000n, 'yuan'],
  [2000n, 'jiao'],
  [200n, 'fen'],
  [20n, 'li'],
];
