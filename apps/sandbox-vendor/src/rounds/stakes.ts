// The allowed stakes: from the smallest chip of a currency and a room to its largest. Where a unit
// of the currency is worth little, chips begin at a thousand.
import type { Units } from '@baize/money';
import { unitsOf } from '../store/purses.ts';

interface Table {
  readonly currency: string;
  readonly room: string;
}

const chips = ['1.00', '5.00', '10.00', '50.00', '100.00', '500.00'];
const thousands = ['1000.00', '5000.00', '10000.00', '50000.00', '100000.00', '500000.00'];
const smallCurrencies = new Set(['IDR', 'VND', 'KHR', 'KRW']);

/** The rooms of games between players, and which of the chips are played with there. */
export const rooms: readonly { readonly id: string; readonly from: number; readonly to: number }[] =
  [
    { id: 'low', from: 0, to: 4 },
    { id: 'high', from: 3, to: 6 },
  ];

export function chipsOf({ currency, room }: Table): readonly string[] {
  const { from, to } = rooms.find(({ id }) => id === room) ?? { from: 0, to: chips.length };
  return (smallCurrencies.has(currency) ? thousands : chips).slice(from, to);
}

export function stakesOf(table: Table): { least: Units; most: Units } {
  const own = chipsOf(table);
  return { least: unitsOf(own[0] ?? '0'), most: unitsOf(own.at(-1) ?? '0') };
}
