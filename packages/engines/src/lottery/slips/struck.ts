// A slip as it is kept from the stake to the last correction: plain JSON with all that decides its
// payout. Terms that change afterwards change nothing for it.
import type { Odds, Units } from '@baize/money';
import type { Json } from '../../kit/canonical-json.ts';
import type { Struck } from '../../kit/family.ts';
import type { Selection } from '../selection.ts';
import type { Slip } from './check.ts';
import type { Mode, SlipTerms } from './terms.ts';

export interface StruckSlip {
  readonly slip: Slip;
  /** No member is paid more for all slips of one issue. */
  readonly issueCap: Units;
  /** Of the draw, where a play follows it. */
  readonly lunarYear?: number;
}

export function strike({ slip, issueCap, lunarYear }: StruckSlip): Struck {
  const { play, selection, units, stake, terms, payoutCap } = slip;
  return {
    play,
    selection: { ...selection } as Readonly<Record<string, Json>>,
    units,
    stake: String(stake),
    terms: printTerms(terms),
    payoutCap: String(payoutCap),
    issueCap: String(issueCap),
    ...(lunarYear === undefined ? {} : { lunarYear }),
  };
}

function printTerms(terms: SlipTerms): Json {
  return terms.pays === 'odds'
    ? {
        pays: 'odds',
        amount: String(terms.amount),
        odds: terms.odds.map(String),
        ...(terms.price === undefined ? {} : { price: String(terms.price) }),
        ...(terms.rate === undefined ? {} : { rate: terms.rate }),
      }
    : { ...terms, price: String(terms.price) };
}

interface Kept {
  readonly play: string;
  readonly selection: Selection;
  readonly units: number;
  readonly stake: string;
  readonly terms: KeptTerms;
  readonly payoutCap: string;
  readonly issueCap: string;
  readonly lunarYear?: number;
}

type KeptTerms =
  | {
      readonly pays: 'odds';
      readonly amount: string;
      readonly odds: readonly string[];
      readonly price?: string;
      readonly rate?: number;
    }
  | {
      readonly pays: 'prize';
      readonly price: string;
      readonly mode: Mode;
      readonly multiple: number;
      readonly group: number;
    };

/** Reads what `strike` wrote; nobody else writes it. */
export function readStruck(struck: Struck): StruckSlip {
  const kept = struck as unknown as Kept;
  const { play, selection, units, lunarYear } = kept;
  return {
    slip: {
      play,
      selection,
      units,
      stake: BigInt(kept.stake),
      terms: readTerms(kept.terms),
      payoutCap: BigInt(kept.payoutCap),
    },
    issueCap: BigInt(kept.issueCap),
    ...(lunarYear === undefined ? {} : { lunarYear }),
  };
}

function readTerms(terms: KeptTerms): SlipTerms {
  return terms.pays === 'odds'
    ? {
        pays: 'odds',
        amount: BigInt(terms.amount),
        odds: terms.odds.map((odds): Odds => BigInt(odds)),
        ...(terms.price === undefined ? {} : { price: BigInt(terms.price) }),
        ...(terms.rate === undefined ? {} : { rate: terms.rate }),
      }
    : { ...terms, price: BigInt(terms.price) };
}
