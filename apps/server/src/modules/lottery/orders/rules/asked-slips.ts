// The slips of an order as its client wrote them, read into one form: the play, what is picked, the
// terms, and what the client counted. Our screens write the native form, clients of the family two
// forms of their own.
import {
  readSelection,
  readWireContent,
  readWireSlips,
  type Play,
  type Selection,
  type SlipRefusal,
  type SlipTerms,
  type WireSlip,
} from '@baize/engines';
import { parseUnits, type Units } from '@baize/money';
import { termsOf, type Offer } from './offer.ts';

/** One slip by the plays of a draw: read again for a draw whose plays are others. */
export type ReadSlip = (offer: Offer) => SlipRead;

export type SlipRead =
  | {
      readonly play: Play;
      readonly selection: Selection;
      readonly terms: SlipTerms;
      readonly units?: number;
      readonly stake?: Units;
    }
  | { readonly off: Play }
  | { readonly refusal: SlipRefusal };

export interface NativeSlip {
  readonly play: string;
  readonly selection: string;
  readonly mode?: string;
  readonly multiple?: number;
  readonly group?: number;
  readonly amount?: string;
  readonly units?: number;
  readonly stake?: string;
}

const amountOf = (text: string | undefined): Units | undefined =>
  text === undefined ? undefined : parseUnits(text, { decimalsMax: 4 });

export function nativeSlip(slip: NativeSlip): ReadSlip {
  return (offer) => {
    const play = offer.plays.get(slip.play);
    if (play === undefined) return { refusal: 'play-unknown' };
    if (!offer.isOn(play)) return { off: play };
    const read = readSelection(play, slip.selection);
    if ('refusal' in read) return read;
    const { mode, multiple, group, units } = slip;
    const stake = amountOf(slip.stake);
    const amount = amountOf(slip.amount);
    return {
      play,
      selection: read.value,
      terms: termsOf(offer, play, { mode, multiple, group, amount }),
      ...(units === undefined ? {} : { units }),
      ...(stake === undefined ? {} : { stake }),
    };
  };
}

/** What clients of 2016 write beside their slips. */
export interface BesideSlips {
  readonly mode: string | undefined;
  readonly group: number | undefined;
  readonly multiple: number | undefined;
}

/** The slips of a client of the family; undefined where the text is none. */
export function wireSlips(text: string, beside: BesideSlips): readonly ReadSlip[] | SlipRefusal {
  const read = readWireSlips(text);
  if ('refusal' in read) return read.refusal;
  return read.value.map((slip) => wireSlip(slip, beside));
}

function wireSlip(slip: WireSlip, beside: BesideSlips): ReadSlip {
  return (offer) => {
    const play = playById(offer, slip.play);
    if (play === undefined) return { refusal: 'play-unknown' };
    if (!offer.isOn(play)) return { off: play };
    const read = readWireContent(play, slip);
    if ('refusal' in read) return read;
    const asked = slip.form === 'newer' ? slip : beside;
    const terms = wireTerms(offer, play, { ...asked, mode: wireMode(asked.mode) });
    if (slip.form === 'newer') return { play, selection: read.value, terms };
    const { units, amount: stake } = slip;
    return { play, selection: read.value, terms, units, stake };
  };
}

/** At odds too, older clients name the part of the price and the multiple that each unit costs. */
export function wireTerms(
  offer: Offer,
  play: Play,
  { mode, group, multiple }: BesideSlips,
): SlipTerms {
  const part = mode === undefined ? undefined : parts.get(mode);
  const whole = multiple !== undefined && Number.isSafeInteger(multiple) ? multiple : 0;
  const amount = part === undefined ? 0n : part * BigInt(whole);
  return termsOf(offer, play, { mode, group, multiple, amount });
}

const parts: ReadonlyMap<string, Units> = new Map([
  ['yuan', 20_000n],
  ['jiao', 2000n],
  ['fen', 200n],
  ['li', 20n],
]);

/** The family's modes of a unit, in the order of their numbers. */
export const wireModes = [
  { bettingModeId: 1, code: 'Dollar', mode: 'yuan', unit: 1 },
  { bettingModeId: 2, code: 'Dime', mode: 'jiao', unit: 0.1 },
  { bettingModeId: 3, code: 'Cent', mode: 'fen', unit: 0.01 },
  { bettingModeId: 4, code: 'Thousandth', mode: 'li', unit: 0.001 },
] as const;

/** A mode by its number, its code or its unit; undefined for anything else. */
export function wireMode(text: string | undefined): string | undefined {
  const asked = (text ?? '').trim().toLowerCase();
  return wireModes.find(
    ({ bettingModeId, code, mode, unit }) =>
      asked === String(bettingModeId) ||
      asked === code.toLowerCase() ||
      asked === mode ||
      asked === String(unit),
  )?.mode;
}

const byId = new WeakMap<Offer['plays'], ReadonlyMap<number, Play>>();

export function playById({ plays }: Offer, id: number): Play | undefined {
  let found = byId.get(plays);
  if (found === undefined) {
    found = new Map([...plays.values()].map((play) => [play.id, play]));
    byId.set(plays, found);
  }
  return found.get(id);
}
