// The desk of a lottery: picks, prices, the cart, and one order at a time. A refused order leaves
// every pick where it was; an order without an answer is sent again under its own key until there
// is one, also after a reload.
import { newIntent, unitsOf, type Client, type Failure } from '@baize/client';
import { printUnits } from '@baize/money';
import type { Pays, Play } from '@baize/engines';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { askUntilAnswered, isRefusal, isSessionLost } from '../../../app/ask-until-answered.ts';
import type { TabStore } from '../../../app/tab-store.ts';
import type { CartSlip, SlipText } from '../cart/cart.ts';
import type { CartNotice } from '../cart/cart-notice.ts';
import { DeskCart } from '../cart/desk-cart.ts';
import { emptyPick, isEmptyPick, type Pick, type PickRefusal } from '../picks/pick.ts';
import { pickInstead, picksWithout } from '../picks/pick-forms.ts';
import type { Priced, PriceResult, StakeChoice } from '../picks/price.ts';
import { pickDraws, quickPick } from '../picks/quick-pick.ts';
import type { PlayBook } from '../plays/play-book.ts';
import { groupPlays, type GroupOfPlays } from '../plays/play-list.ts';
import type { DeskKeeper } from './desk-keeper.ts';
import type { DeskState, KeptOrder } from './desk-state.ts';
import { changedStake } from './changed-stake.ts';
import { isOfScreen, stateAt } from './changed-terms.ts';
import { firstState, offeredPlays, placeKept, stakeKey } from './first-state.ts';
import type { LotteryTerms } from './lottery-terms.ts';
import { cartWithout, orderAsked, type PlaceAsked } from './order-asked.ts';
import type { OrderKeeper } from './order-keeper.ts';
import { priceAt } from './price-at.ts';

export interface DeskWorld {
  readonly client: Client;
  readonly book: PlayBook;
  readonly store: TabStore;
  readonly orders: OrderKeeper;
  readonly keeper: DeskKeeper;
  readonly waitForConnection: (attempt: number) => Promise<void>;
  /** An order was taken: balance and lists are no longer as they were. */
  readonly onPlaced: (balance: string) => void;
  readonly onSessionLost: () => void;
}

export class LotteryDesk {
  readonly store: StoreApi<DeskState>;
  readonly book: PlayBook;
  readonly cart: DeskCart;
  readonly #world: DeskWorld;

  constructor(terms: LotteryTerms, world: DeskWorld) {
    const { book, keeper } = world;
    this.#world = world;
    this.book = book;
    const picks = keeper.keptPicks(book);
    const place = placeKept(terms, book, keeper.keptPlay());
    this.store = createStore(() => ({ ...firstState(terms, book, world.store), ...place, picks }));
    this.cart = new DeskCart(this.store, book);
    this.cart.layWritten(keeper.keptCart(), 'restored');
    const repeated = keeper.handedOver();
    if (repeated.length > 0) this.cart.layWritten(repeated, 'repeated');
    keeper.keepCart(this.#state.cart);
    this.store.subscribe((now, before) => {
      if (now.cart !== before.cart) keeper.keepCart(now.cart);
      if (now.picks !== before.picks) keeper.keepPicks(book, now.picks);
      if (now.play !== before.play) keeper.keepPlay(now.play);
    });
    const kept = world.orders.kept();
    if (kept !== undefined) void this.#send(kept);
  }

  groups(pays: Pays = this.#state.pays): readonly GroupOfPlays[] {
    const { terms } = this.#state;
    return groupPlays(terms.kind, offeredPlays(terms, this.book), pays);
  }

  choosePays(pays: Pays): void {
    this.#show(pays, this.groups(pays)[0]);
  }

  chooseGroup(group: string): void {
    const { pays } = this.#state;
    this.#show(
      pays,
      this.groups().find((one) => one.group === group),
    );
  }

  choosePlay(play: string): void {
    this.#set({ play, refusal: null });
  }

  #show(pays: Pays, chosen: GroupOfPlays | undefined): void {
    const play = chosen?.choices[0]?.at[0]?.code;
    if (chosen === undefined || play === undefined) return;
    this.#set({ pays, group: chosen.group, play, refusal: null });
  }

  /** The plays on the pad: one, or all of a board. */
  shown(): readonly Play[] {
    const { group, play } = this.#state;
    const own = this.groups().find((one) => one.group === group);
    const codes = own?.board ? own.choices.flatMap(({ at }) => at.map(({ code }) => code)) : [play];
    return codes.flatMap((code) => this.book.play(code) ?? []);
  }

  pickOf(play: Play): Pick {
    return this.#state.picks[play.code] ?? emptyPick(play);
  }

  setPick(play: Play, pick: Pick): void {
    this.#set({ picks: { ...this.#state.picks, [play.code]: pick } });
  }

  /** Empties what is shown of the pads; what lies in their other forms stays. */
  clearPicks(codes = this.shown().map(({ code }) => code)): void {
    const { picks } = this.#state;
    this.#set({ picks: picksWithout(this.book, picks, codes) });
  }

  setStake(change: Partial<StakeChoice>): void {
    const stake = changedStake(this.#state, change);
    this.#set({ stake });
    const { mode, amount } = stake;
    this.#world.store.write(stakeKey, { mode, amount: printUnits(amount, 4) });
  }

  price(play: Play, pick: Pick = this.pickOf(play)): PriceResult {
    const { terms, stake } = this.#state;
    return priceAt(terms, { play, pick, stake });
  }

  /** What lies on the pad and can be played, and the first reason why something cannot. */
  priced(): { readonly slips: readonly Priced[]; readonly refusal?: PickRefusal } {
    const results = this.shown()
      .map((play) => ({ play, pick: this.pickOf(play) }))
      .filter(({ pick }) => !isEmptyPick(pick))
      .map(({ play, pick }) => this.price(play, pick));
    const refused = results.find((result) => 'refusal' in result);
    return {
      slips: results.filter((result): result is Priced => !('refusal' in result)),
      ...(refused !== undefined && 'refusal' in refused ? { refusal: refused.refusal } : {}),
    };
  }

  addToCart(): void {
    if (this.cart.add(this.priced().slips)) this.clearPicks();
  }

  /** One random pick lies on the pad; several go into the cart. */
  pickAtRandom(play: Play, count: number): void {
    if (count > 1) this.cart.addAtRandom(play, count);
    else this.setPick(play, pickInstead(play, this.pickOf(play), quickPick(play, pickDraws())));
  }

  /** Lays the slips of a past order into the cart of their game. */
  repeat(gameCode: string, slips: readonly SlipText[]): void {
    if (gameCode === this.#state.terms.gameCode) this.cart.layWritten(slips, 'repeated');
    else this.#world.keeper.handOver(gameCode, slips);
  }

  /** What the pad alone would order; the pad is cleared when it is taken. */
  padSlips(): readonly CartSlip[] {
    return this.priced().slips.flatMap((slip) => this.cart.slipOf(slip));
  }

  place(asked: PlaceAsked): Promise<void> {
    const { terms, sending } = this.#state;
    if (sending !== 'idle' || asked.slips.length === 0) return Promise.resolve();
    const order = orderAsked(terms, asked);
    return this.#send({ intent: newIntent(), order, from: asked.from });
  }

  /** The order without an answer again, under its own key: it cannot be taken twice. */
  sendAgain(): Promise<void> {
    const { order, sending } = this.#state;
    return order === null || sending !== 'idle' ? Promise.resolve() : this.#send(order);
  }

  /** The refused order again, for another issue. */
  placeAgain(issue: string): Promise<void> {
    const { order, sending } = this.#state;
    if (order === null || sending !== 'idle') return Promise.resolve();
    return this.#send({ ...order, intent: newIntent(), order: { ...order.order, issue } });
  }

  dismiss(): void {
    this.#set({ refusal: null, placed: null, order: null });
  }

  dismissNotice(notice: CartNotice): void {
    if (this.#state.notice === notice) this.#set({ notice: null });
  }

  hearBalance(balance: string): void {
    this.#set({ balance: unitsOf(balance) });
  }

  /**
   * Reads the terms again after they have changed on the server, and prices the cart at them.
   * False: they could not be read now, or the screen is older than the game and has to be opened
   * anew.
   */
  async readTerms(): Promise<boolean> {
    const { gameCode } = this.#state.terms;
    const answer = await this.#world.client.lottery.getLotteryGame({ gameCode });
    // Slips of an order under way must still be found in the cart.
    if (!answer.ok || this.#state.sending !== 'idle') return false;
    if (!isOfScreen(this.#state.terms, answer.value)) return false;
    this.#set(stateAt(this.#state, this.book, answer.value));
    this.cart.priceAgain();
    return true;
  }

  async #send(kept: KeptOrder): Promise<void> {
    const { client, orders, waitForConnection } = this.#world;
    orders.keep(kept);
    this.#set({ sending: 'sending', order: kept, refusal: null, placed: null, notice: null });
    const { intent, order } = kept;
    const answer = await askUntilAnswered(
      () => client.lottery.placeLotteryOrder(order, { intent }),
      {
        onUnanswered: () => this.#set({ sending: 'unanswered' }),
        wait: waitForConnection,
      },
    );
    if (!answer.ok) return await this.#refused(answer);
    orders.done();
    const { value } = answer;
    const { cart: before } = this.#state;
    const cart = kept.from === 'cart' ? cartWithout(before, kept.order) : before;
    this.#set({ sending: 'idle', order: null, placed: value, cart });
    this.#set({ balance: unitsOf(value.balance) });
    if (kept.from === 'pad') this.clearPicks(kept.order.slips.map(({ play }) => play));
    this.#world.onPlaced(value.balance);
  }

  async #refused(failure: Failure): Promise<void> {
    const sessionLost = isSessionLost(failure);
    if (isRefusal(failure)) this.#world.orders.done();
    if (failure.refused === 'rules-changed') {
      this.#set({ sending: 'idle', order: null });
      const notice: CartNotice = { about: 'terms-changed', count: 0, left: [] };
      if (await this.readTerms()) return this.#set({ notice: this.#state.notice ?? notice });
    }
    this.#set({ sending: 'idle', refusal: sessionLost ? null : failure, sessionLost });
    if (sessionLost) this.#world.onSessionLost();
  }

  get #state(): DeskState {
    return this.store.getState();
  }

  #set(change: Partial<DeskState>): void {
    this.store.setState(change);
  }
}
