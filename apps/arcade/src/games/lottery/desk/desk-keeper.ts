// The cart and the picks of a lottery, stored for the tab and read again after a reload or on the
// way back from another game. Nothing that is read is trusted: slips are priced anew, and picks
// must fit their plays.
import { readUnits } from '@baize/client';
import { printUnits } from '@baize/money';
import type { Mode } from '@baize/engines';
import type { TabStore } from '../../../app/tab-store.ts';
import type { CartSlip, SlipStake, SlipText } from '../cart/cart.ts';
import { pickOfText, textOfLines } from '../picks/pick-forms.ts';
import { emptyPick, pickForms, rowLimit, type Pick } from '../picks/pick.ts';
import { modeParts } from '../picks/price.ts';
import type { PlayBook } from '../plays/play-book.ts';

/** Kept under another form: forgotten. */
const version = 1;

export interface DeskOwner {
  readonly gameCode: string;
  readonly playerId: string;
}

export type Picks = Readonly<Record<string, Pick>>;

export interface DeskKeeper {
  keptCart(): readonly SlipText[];
  keepCart(cart: readonly CartSlip[]): void;
  keptPicks(book: PlayBook): Picks;
  keepPicks(book: PlayBook, picks: Picks): void;
  /** The play on the pad. */
  keptPlay(): string | undefined;
  keepPlay(code: string): void;
  /** Slips for another game: they lie in its cart as soon as it is opened. */
  handOver(gameCode: string, slips: readonly SlipText[]): void;
  handedOver(): readonly SlipText[];
}

export function createDeskKeeper(store: TabStore, { gameCode, playerId }: DeskOwner): DeskKeeper {
  const read = (key: string): unknown => {
    const value = fieldsOf(store.read(key));
    return value['version'] === version && value['playerId'] === playerId ? value['kept'] : [];
  };
  const write = (key: string, kept: unknown) => {
    // Where there is no room for the new, the old must not come back.
    store.remove(key);
    store.write(key, { version, playerId, kept });
  };
  const [cartKey, picksKey] = [`lottery-cart:${gameCode}`, `lottery-picks:${gameCode}`];
  const playKey = `lottery-play:${gameCode}`;
  const handKey = (code: string) => `lottery-repeat:${code}`;
  return {
    keptCart: () => readSlips(read(cartKey)),
    keepCart: (cart) => write(cartKey, cart.map(writtenSlip)),
    keptPicks: (book) => readPicks(book, read(picksKey)),
    keepPicks(book, picks) {
      // A text is kept once it has been read, not at each key.
      if (Object.values(picks).some(({ isUnread }) => isUnread)) return;
      write(picksKey, writtenPicks(book, picks));
    },
    keptPlay() {
      const code = read(playKey);
      return typeof code === 'string' ? code : undefined;
    },
    keepPlay: (code) => write(playKey, code),
    handOver: (code, slips) => write(handKey(code), slips.map(writtenSlip)),
    handedOver() {
      const slips = readSlips(read(handKey(gameCode)));
      store.remove(handKey(gameCode));
      return slips;
    },
  };
}

function writtenSlip({ play, selection, at }: SlipText) {
  const stake = at.pays === 'odds' ? { ...at, amount: printUnits(at.amount, 4) } : at;
  return { play, selection, at: stake };
}

/** Lines are kept as text alone: they are read again. */
function writtenPicks(book: PlayBook, picks: Picks) {
  const written = (code: string, { aside = [], ...pick }: Pick): unknown => {
    const play = book.play(code);
    const isText = play !== undefined && pick.form === 'lines';
    const own = isText ? { ...pick, rows: [], text: textOfLines(play, pick) } : pick;
    return { ...own, aside: aside.map((one) => written(code, one)) };
  };
  return Object.fromEntries(
    Object.entries(picks).map(([code, pick]) => [code, written(code, pick)]),
  );
}

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

function readSlips(value: unknown): readonly SlipText[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => {
    const { play, selection, at } = fieldsOf(one);
    const stake = readStake(fieldsOf(at));
    return typeof play === 'string' && typeof selection === 'string' && stake !== undefined
      ? [{ play, selection, at: stake }]
      : [];
  });
}

function readStake({ pays, amount, mode, multiple, group }: Fields): SlipStake | undefined {
  if (pays === 'odds') {
    const units = typeof amount === 'string' ? readUnits(amount) : undefined;
    return units === undefined ? undefined : { pays, amount: units };
  }
  if (pays !== 'prize' || typeof multiple !== 'number' || typeof group !== 'number')
    return undefined;
  return isMode(mode) ? { pays, mode, multiple, group } : undefined;
}

const isMode = (value: unknown): value is Mode =>
  typeof value === 'string' && Object.hasOwn(modeParts, value);

function readPicks(book: PlayBook, value: unknown): Picks {
  const picks = Object.entries(fieldsOf(value)).flatMap(([code, kept]) => {
    const pick = readPick(book, code, fieldsOf(kept));
    const { aside } = fieldsOf(kept);
    const others = Array.isArray(aside)
      ? aside.flatMap((one: unknown) => readPick(book, code, fieldsOf(one)) ?? [])
      : [];
    if (pick === undefined) return [];
    return [[code, others.length === 0 ? pick : { ...pick, aside: others }] as const];
  });
  return Object.fromEntries(picks);
}

function readPick(book: PlayBook, code: string, kept: Fields): Pick | undefined {
  const play = book.play(code);
  const form = play && pickForms(play).find((one) => one === kept['form']);
  if (play === undefined || form === undefined) return undefined;
  const empty = emptyPick(play, form);
  const { rows, positions, text } = kept;
  const places = wholeNumbers(positions) ?? empty.positions;
  const of = play.form.positions?.of ?? 0;
  if (places.some((place) => place < 0 || place >= of)) return undefined;
  // Lines are read again from their text.
  if (form === 'lines') {
    return pickOfText({ ...empty, positions: places }, typeof text === 'string' ? text : '');
  }
  if (!Array.isArray(rows) || rows.length !== empty.rows.length) return undefined;
  const picked = rows.map((row: unknown, index) => {
    const { from, to, most } = rowLimit(play, empty, index);
    const numbers = wholeNumbers(row) ?? [];
    return numbers.filter((number) => number >= from && number <= to).slice(0, most);
  });
  return { form, rows: picked, positions: places };
}

function wholeNumbers(value: unknown): number[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return [...new Set(value.filter((one): one is number => Number.isInteger(one)))];
}
