// Slips in canonical slang: what was understood is shown before the stake, and reads as the same
// slips again.
import { unitsPerOne, type Units } from '@baize/money';
import type { SlangPlay, SlangSlip } from './meaning.ts';
import { provinceNames } from './provinces-table.ts';

const saidPlays: Readonly<Record<Exclude<SlangPlay, 'DA'>, string>> = {
  DE2: 'de',
  HEAD2: 'dau',
  DD2: 'dd',
  DE3: 'bacang',
  XC3: 'xc',
  DE4: 'boncang',
  LO2: 'bl',
  LO3: 'bl',
  LO4: 'bl',
  B7L: 'b7l',
  B8L: 'b8l',
  FIRST2: 'nhatto',
  XIEN2: 'xien2',
  XIEN3: 'xien3',
  XIEN4: 'xien4',
  MISS4: 'truot4',
  MISS8: 'truot8',
  MISS10: 'truot10',
  DIGIT10: 'dau1so',
  DIGIT1: 'duoi1so',
};

const provinceWords = new Map(provinceNames.map(({ code, names }) => [code, names[0] ?? code]));

/** The word that answers use for a province. */
export const sayProvince = (code: string): string => provinceWords.get(code) ?? code;

export function saySlip({ play, numbers, amount, province }: SlangSlip): string[] {
  return [
    ...(province === undefined ? [] : [sayProvince(province)]),
    sayPlay(play, numbers.length),
    ...numbers,
    sayAmount(amount),
  ];
}

function sayPlay(play: SlangPlay, count: number): string {
  if (play !== 'DA') return saidPlays[play];
  return count === 2 ? 'da' : 'dav';
}

/** Whole thousands as `n10`, any other amount in đồng. */
export function sayAmount(amount: Units): string {
  const whole = amount / unitsPerOne;
  return whole % 1000n === 0n ? `n${whole / 1000n}` : `${whole}vnd`;
}
