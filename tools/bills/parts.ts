// Reads fields of an export. Anything missing or unreadable is an error that names the field.
import { amountOf, type Amount } from './decimals.ts';

export type Parts = Readonly<Record<string, unknown>>;

export function partsOf(value: unknown, what: string): Parts {
  if (typeof value !== 'object' || value === null) throw new Error(`${what} is missing`);
  return value as Parts;
}

export function listIn(parts: Parts, name: string): Parts[] {
  const list = parts[name];
  if (!Array.isArray(list)) throw new Error(`${name} is no list`);
  return list.map((one) => partsOf(one, name));
}

export function textIn(parts: Parts, name: string): string {
  const text = parts[name];
  if (typeof text !== 'string') throw new Error(`${name} is no text`);
  return text;
}

export const amountIn = (parts: Parts, name: string): Amount => amountOf(textIn(parts, name), name);

export function countIn(parts: Parts, name: string): number {
  const count = parts[name];
  if (typeof count !== 'number' || !Number.isInteger(count)) throw new Error(`${name} is no count`);
  return count;
}
