// The player's actions on the cart. No slip is lost silently: a full cart says so, a refused slip
// says why, and editing a slip keeps the picks on the pad.
import { unitsOf } from '@baize/client';
import type { Play } from '@baize/engines';
import type { StoreApi } from 'zustand/vanilla';
import { changedStake } from '../desk/changed-stake.ts';
import type { DeskState } from '../desk/desk-state.ts';
import { priceAt, readSlip, type ReadSlip } from '../desk/price-at.ts';
import { emptyPick, isEmptyPick } from '../picks/pick.ts';
import type { Priced, StakeChoice } from '../picks/price.ts';
import { pickDraws, quickPick } from '../picks/quick-pick.ts';
import type { PlayBook } from '../plays/play-book.ts';
import { placeOfPlay } from '../plays/play-place.ts';
import { cartSlip, mergeSlips, type CartSlip, type SlipStake, type SlipText } from './cart.ts';
import type { CartNotice, LeftSlip } from './cart-notice.ts';

export class DeskCart {
  readonly #store: StoreApi<DeskState>;
  readonly #book: PlayBook;
  #lastSlip = 0;

  constructor(store: StoreApi<DeskState>, book: PlayBook) {
    this.#store = store;
    this.#book = book;
  }

  /** Puts all of them in, or none. */
  add(slips: readonly Priced[]): boolean {
    const { cart } = this.#state;
    if (slips.length === 0) return false;
    if (slips.length > this.#room) {
      this.#tell({ about: 'full', count: this.#state.terms.slipsMost, left: [] });
      return false;
    }
    this.#set({ cart: [...cart, ...slips.flatMap((slip) => this.slipOf(slip))] });
    return true;
  }

  addAtRandom(play: Play, count: number): void {
    const draws = pickDraws();
    const { stake, terms } = this.#state;
    const priced = Array.from({ length: count }, () => {
      const pick = quickPick(play, draws);
      return priceAt(terms, { play, pick, stake });
    });
    const slips = priced.flatMap((one) => ('refusal' in one ? [] : this.slipOf(one)));
    // All of them are refused alike: for the stake, not for the numbers.
    const refused = priced.find((one) => 'refusal' in one);
    const left: LeftSlip[] =
      refused !== undefined && 'refusal' in refused
        ? [{ play: play.code, selection: '', why: refused.refusal }]
        : [];
    this.#lay(slips, { about: 'random', left });
  }

  /** Lays slips that were written down, each at its own stake; tells what is left out. */
  layWritten(texts: readonly SlipText[], about: CartNotice['about']): void {
    const { terms } = this.#state;
    const slips: CartSlip[] = [];
    const left: LeftSlip[] = [];
    for (const text of texts) {
      const read = readSlip(terms, this.#book, text);
      if ('why' in read) left.push({ ...text, why: read.why });
      else slips.push(...this.slipOf(read.priced));
    }
    this.#lay(slips, { about, left });
  }

  /** Prices every slip at the terms of now; tells what that changed. */
  priceAgain(): void {
    const { cart, terms } = this.#state;
    const left: LeftSlip[] = [];
    const slips = cart.flatMap((slip) => {
      const read = readSlip(terms, this.#book, slip);
      if (!('why' in read)) return [cartSlip(read.play, read.priced, slip.id)];
      left.push({ ...slip, why: read.why });
      return [];
    });
    const isSame = (slip: CartSlip, at: number) => isPricedAlike(slip, cart[at]);
    if (left.length === 0 && slips.every(isSame)) return;
    this.#set({ cart: slips });
    this.#tell({ about: 'priced-again', count: slips.length, left });
  }

  remove(id: number): void {
    this.#set({ cart: this.#state.cart.filter((slip) => slip.id !== id) });
  }

  clear(): void {
    this.#set({ cart: [] });
  }

  merge(): void {
    const { cart, terms } = this.#state;
    const { multipleMost, amountMost } = terms;
    this.#set({ cart: mergeSlips(cart, { multipleMost, amountMost: unitsOf(amountMost) }) });
  }

  /**
   * Puts a slip back on its pad. A bet that lies there takes its place in the cart; unfinished
   * picks are never written over.
   */
  edit(id: number): boolean {
    const { cart, terms, picks, stake } = this.#state;
    const slip = cart.find((one) => one.id === id);
    if (slip === undefined) return false;
    const read = readSlip(terms, this.#book, slip);
    if ('why' in read) {
      this.#tell({ about: 'not-editable', count: 0, left: [{ ...slip, why: read.why }] });
      return false;
    }
    const { play } = read;
    const before = picks[slip.play] ?? emptyPick(play);
    if (isEmptyPick(before)) {
      this.#layOut(slip, read, []);
      return true;
    }
    const priced = priceAt(terms, { play, pick: before, stake });
    if ('refusal' in priced) {
      this.#tell({ about: 'pad-taken', count: 0, left: [{ ...slip, why: priced.refusal }] });
      return false;
    }
    this.#layOut(slip, read, this.slipOf(priced));
    this.#tell({ about: 'swapped', count: 1, left: [] });
    return true;
  }

  slipOf(priced: Priced): CartSlip[] {
    const play = this.#book.play(priced.play);
    if (play === undefined) return [];
    this.#lastSlip += 1;
    return [cartSlip(play, priced, this.#lastSlip)];
  }

  #layOut(slip: CartSlip, { play, pick }: ReadSlip, instead: readonly CartSlip[]): void {
    const { cart, terms, picks } = this.#state;
    const { aside } = picks[slip.play] ?? {};
    const { group } = placeOfPlay(terms.kind, slip.play);
    this.#set({
      cart: cart.flatMap((one) => (one.id === slip.id ? instead : [one])),
      pays: play.pays,
      group,
      play: slip.play,
      picks: { ...picks, [slip.play]: aside === undefined ? pick : { ...pick, aside } },
      stake: changedStake(this.#state, stakeOf(slip.at)),
    });
  }

  #lay(slips: readonly CartSlip[], told: Pick<CartNotice, 'about' | 'left'>): void {
    const room = this.#room;
    const full = slips.slice(room).map((slip) => ({ ...slip, why: 'cart-full' as const }));
    const laid = slips.slice(0, room);
    const left = [...told.left, ...full];
    this.#set({ cart: [...this.#state.cart, ...laid] });
    // What comes back whole after a reload is where it was: nothing is to be told.
    if (told.about === 'restored' && left.length === 0) return;
    this.#tell({ about: told.about, count: laid.length, left });
  }

  #tell(notice: CartNotice): void {
    this.#set({ notice });
  }

  get #room(): number {
    const { cart, terms } = this.#state;
    return Math.max(0, terms.slipsMost - cart.length);
  }

  get #state(): DeskState {
    return this.#store.getState();
  }

  #set(change: Partial<DeskState>): void {
    this.#store.setState(change);
  }
}

const isPricedAlike = (one: CartSlip, other: CartSlip | undefined): boolean =>
  one.stake === other?.stake && one.reach === other.reach && one.price === other.price;

const stakeOf = (at: SlipStake): Partial<StakeChoice> =>
  at.pays === 'odds'
    ? { amount: at.amount }
    : { mode: at.mode, multiple: at.multiple, group: at.group };
