// The desk of a small game: takes the player's stake, step or cash-out, sends it once, and tells
// the result when its outcome has been shown. It decides no outcome.
import { newIntent, readUnits, unitsOf, type Client, type Failure } from '@baize/client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { askUntilAnswered, isRefusal, isSessionLost } from '../../../app/ask-until-answered.ts';
import type { KeptIntent } from '../../../app/intent-keeper.ts';
import { afterRound, startAutoPlay, type AutoPlan } from './auto-play.ts';
import {
  firstState,
  pageState,
  toldState,
  withFreeBets,
  withoutFreeBet,
  type DeskState,
  type Opened,
} from './desk-state.ts';
import type { Audience, DeskWorld } from './desk-world.ts';
import type { Choice, InstantRound, Step } from './instant-round.ts';
import { stakeWith, type FreeBet } from '../../../frame/free-bets.ts';
import { showMs } from './show-time.ts';

type Answer = Awaited<ReturnType<Client['instant']['playInstant']>>;

const slowAfterMs = 2500;
const autoPauseMs = 350;
/** Its rounds may be in play at the same time. */
const overlaps = new Set(['plinko']);

export class InstantDesk {
  readonly store: StoreApi<DeskState>;
  readonly #world: DeskWorld;
  readonly #audience = new Set<Audience>();
  readonly #cancelTimers = new Set<() => void>();
  #nextPlayMs = 0;

  constructor(opened: Opened, world: DeskWorld) {
    this.#world = world;
    this.store = createStore<DeskState>(() => firstState(opened, world.intents.kept()));
  }

  /** Takes up a stake that was sent before a reload. */
  resume(): void {
    const kept = this.#world.intents.kept();
    if (kept === undefined || this.#state.phase !== 'ready') return;
    this.#set({ resumed: true });
    void this.#stake(kept);
  }

  join(hear: Audience): () => void {
    this.#audience.add(hear);
    return () => void this.#audience.delete(hear);
  }

  close(): void {
    for (const cancel of this.#cancelTimers) cancel();
    this.#cancelTimers.clear();
  }

  get canPlay(): boolean {
    const { phase, hand, sessionLost } = this.#state;
    return phase === 'ready' && hand === null && !sessionLost;
  }

  play(): void {
    if (!this.canPlay) return;
    const { stake, choice, terms, auto, freeBetId } = this.#state;
    const { gameVersion } = terms;
    const free = freeBetId === undefined ? {} : { freeBetId };
    const kept = this.#world.intents.kept();
    const isUnanswered = kept !== undefined && kept.shown === undefined;
    const own = { stake, gameVersion, choice, ...free };
    const intent = isUnanswered ? kept : { intent: newIntent(), ...own };
    this.#set({ resumed: false, auto: auto && { ...auto, left: auto.left - 1 } });
    void this.#stake(intent);
  }

  step(step: Step): void {
    const { hand } = this.#state;
    if (hand === null || !this.#mayAct) return;
    this.#tell('stepped');
    void this.#act((next) => this.#world.client.instant.stepInstant({ ...next, step }));
  }

  cashOut(): void {
    if (this.#state.hand?.worth === null || !this.#mayAct) return;
    void this.#act((next) => this.#world.client.instant.cashOutInstant(next));
  }

  setStake(stake: string): void {
    const { terms, auto } = this.#state;
    if (!this.canPlay || auto !== null || !terms.stakes.includes(stake)) return;
    const free = withFreeBets({ ...this.#state, stake }, this.#state.freeBets);
    this.#set({ stake, refusal: null, ...free });
  }

  /** The next stake is the highest that it pays for; undefined: the player's own again. */
  chooseFreeBet(bet: FreeBet | undefined): void {
    const { terms, stake, auto } = this.#state;
    if (!this.canPlay || auto !== null) return;
    const highest = bet && stakeWith(terms.stakes, bet);
    this.#set({ freeBetId: bet?.freeBetId, stake: highest ?? stake, refusal: null });
  }

  stepStake(step: 1 | -1): void {
    const { terms, stake } = this.#state;
    const next = terms.stakes[terms.stakes.indexOf(stake) + step];
    if (next !== undefined) this.setStake(next);
  }

  choose(choice: Choice): void {
    const { auto, shown } = this.#state;
    if (!this.canPlay || auto !== null || shown.length > 0) return;
    this.#set({ choice: { ...this.#state.choice, ...choice }, refusal: null });
  }

  startAuto(plan: AutoPlan): void {
    if (!this.canPlay || !this.#state.terms.autoplayAllowed) return;
    this.#set({ auto: startAutoPlay(plan), autoEnd: null, freeBetId: undefined });
    this.play();
  }

  stopAuto(): void {
    this.#set({ auto: null });
  }

  dismissRefusal(): void {
    this.#set({ refusal: null });
  }

  /** Money or a hand may have moved elsewhere: while nothing is played they are read anew. */
  async refresh(): Promise<void> {
    const { terms, sessionLost } = this.#state;
    const { gameCode } = terms;
    if (sessionLost) return;
    const [offer, page] = await Promise.all([
      this.#world.client.instant.getInstant({ gameCode }),
      this.#world.client.instant.listInstantRounds({ gameCode }),
    ]);
    if (!offer.ok || this.#state.phase !== 'ready' || this.#state.shown.length > 0) return;
    const { balance, sessionNet, openRound, lastRound, freeBets } = offer.value;
    this.#set({
      ...withFreeBets(this.#state, freeBets),
      balance: unitsOf(balance),
      net: unitsOf(sessionNet),
      ...(page.ok ? pageState(page.value) : {}),
    });
    if (openRound === null && this.#state.hand === null) return;
    this.#set({ hand: openRound, told: openRound === null ? lastRound : null, isFresh: false });
  }

  /** Called with the player's balance: reads it again when this screen shows another. */
  hearBalance(balance: string): void {
    const { phase, shown, balance: mine } = this.#state;
    const isAtRest = phase === 'ready' && shown.length === 0;
    if (isAtRest && readUnits(balance) !== mine) void this.refresh();
  }

  get #state(): DeskState {
    return this.store.getState();
  }

  get #mayAct(): boolean {
    const { phase, hand, sessionLost } = this.#state;
    return phase === 'ready' && hand !== null && !sessionLost;
  }

  #set(change: Partial<DeskState>): void {
    this.store.setState(change);
  }

  #tell(event: Parameters<Audience>[0], round?: InstantRound): void {
    for (const hear of this.#audience) hear(event, round);
  }

  async #stake(kept: KeptIntent): Promise<void> {
    const { world, before } = { world: this.#world, before: this.#state };
    const { gameCode, spinIntervalMs } = before.terms;
    const { intent, shown: _shown, choice = before.choice, ...sent } = kept;
    world.intents.keep(kept);
    const isCharged = !before.resumed && kept.freeBetId === undefined;
    world.onBegan(isCharged ? kept.stake : undefined);
    const charged = before.balance - unitsOf(kept.stake);
    const balance = !isCharged || charged < 0n ? before.balance : charged;
    const isAlone = before.shown.length === 0;
    this.#set({ phase: 'waiting', refusal: null, balance, ...(isAlone ? { told: null } : {}) });
    this.#tell('staked');
    this.#nextPlayMs = world.nowMs() + spinIntervalMs;
    const answer = await this.#ask(() =>
      world.client.instant.playInstant({ gameCode, ...sent, choice }, { intent }),
    );
    if (!answer.ok) return this.#refused(answer, this.#state.balance + before.balance - balance);
    const round = answer.value;
    this.#set(withoutFreeBet(this.#state, kept.freeBetId));
    world.intents.keep({ ...kept, shown: { roundId: round.roundId, cues: 0 } });
    this.#show(round);
  }

  async #act(
    call: (next: { gameCode: string; roundId: string; number: number }) => Promise<Answer>,
  ): Promise<void> {
    const { hand, terms } = this.#state;
    if (hand === null) return;
    const next = { gameCode: terms.gameCode, roundId: hand.roundId, number: hand.steps + 1 };
    this.#set({ phase: 'waiting', refusal: null, resumed: false });
    this.#world.onBegan(undefined);
    const answer = await this.#ask(() => call(next));
    if (answer.ok) this.#show(answer.value);
    else this.#refused(answer, this.#state.balance);
  }

  async #ask(call: () => Promise<Answer>): Promise<Answer> {
    const notSlow = this.#later(slowAfterMs, () => this.#set({ slow: true }));
    const answer = await askUntilAnswered(call, {
      onUnanswered: () => this.#set({ offline: true }),
      wait: this.#world.waitForConnection,
    });
    notSlow();
    this.#set({ slow: false, offline: false });
    return answer;
  }

  #refused(failure: Failure, balance: DeskState['balance']): void {
    const sessionLost = isSessionLost(failure);
    const refusal = sessionLost ? null : failure;
    this.#set({ phase: 'ready', balance, refusal, sessionLost, auto: null, resumed: false });
    this.#world.onRest(undefined);
    if (sessionLost) this.#world.onSessionLost();
    if (!isRefusal(failure)) return;
    this.#world.intents.done();
    void this.refresh();
  }

  #show(round: InstantRound): void {
    const { terms, shown, auto } = this.#state;
    const calm = this.#world.reducedMotion();
    if (round.state === 'open') {
      this.#world.intents.done();
      this.#set({ hand: round, told: null, phase: 'ready', balance: unitsOf(round.balance) });
      this.#tell('shown', round);
      this.#world.onRest(round.balance);
      return;
    }
    this.#set({ phase: 'playing', shown: [...shown, round] });
    this.#tell('shown', round);
    this.#later(showMs(terms.gameCode, round, calm), () => this.#told(round));
    if (overlaps.has(terms.gameCode) && auto === null) this.#readyAtPace();
  }

  #told(round: InstantRound): void {
    const { resumed, auto } = this.#state;
    const { intents } = this.#world;
    if (intents.kept()?.shown?.roundId === round.roundId) intents.done();
    this.#set(toldState(this.#state, round));
    this.#tell('told', round);
    const isLast = this.#state.shown.length === 0 && this.#state.phase !== 'waiting';
    if (isLast) this.#world.onRest(resumed ? undefined : round.balance);
    if (resumed) this.#set({ resumed: false });
    const { phase, terms } = this.#state;
    if (phase !== 'playing' || (overlaps.has(terms.gameCode) && auto === null)) return;
    this.#readyAtPace(round);
  }

  /** The house's pace: no stake is taken sooner after the last one. */
  #readyAtPace(round?: InstantRound): void {
    const restMs = this.#nextPlayMs - this.#world.nowMs();
    if (restMs > 0) this.#later(restMs, () => this.#ready(round));
    else this.#ready(round);
  }

  #ready(round: InstantRound | undefined): void {
    this.#set({ phase: 'ready' });
    const { auto, figures } = this.#state;
    if (figures === null) void this.refresh();
    if (auto === null || round === undefined) return;
    const result = { stake: unitsOf(round.stake), payout: unitsOf(round.payout) };
    const next = afterRound(auto, result);
    if (typeof next === 'string') {
      this.#set({ auto: null, autoEnd: next });
      return;
    }
    this.#set({ auto: next });
    this.#later(autoPauseMs, () => {
      this.#world.whenSeen(() => {
        if (this.#state.auto !== null) this.play();
      });
    });
  }

  #later(delayMs: number, action: () => void): () => void {
    const cancel = this.#world.after(delayMs, () => {
      this.#cancelTimers.delete(cancel);
      action();
    });
    this.#cancelTimers.add(cancel);
    return () => {
      this.#cancelTimers.delete(cancel);
      cancel();
    };
  }
}
