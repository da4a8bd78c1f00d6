// The desk of a slot: takes the player's spin, sends it once, plays the server's answer back and
// keeps what is shown. It decides no outcome, and while a round is on it takes no second one.
import { newIntent, readUnits, unitsOf, type Failure } from '@baize/client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { askUntilAnswered, isRefusal, isSessionLost } from '../../../app/ask-until-answered.ts';
import type { KeptIntent } from '../../../app/intent-keeper.ts';
import { stepKinds, type Cue } from '../playback/cue.ts';
import { paceOf } from '../playback/pace.ts';
import { createPlayback, type Playback } from '../playback/playback.ts';
import { timelineOf } from '../playback/timeline.ts';
import { afterRound, spinTaken, startAutoPlay, type AutoPlan } from './auto-play.ts';
import { applyCue } from './apply-cue.ts';
import { firstState } from './first-state.ts';
import { noWin, nothingShown, type DeskState } from './desk-state.ts';
import type { DeskAudience, DeskWorld } from './desk-world.ts';
import { countDown, movedBy, nextFree } from './free-rounds.ts';
import { featureOf, readRound } from './slot-round.ts';
import type { ShownRound, SlotAnswer, SlotTerms } from './slot-round.ts';

const slowAfterMs = 2500;
const autoPauseMs = 420;

export class SlotDesk {
  readonly store: StoreApi<DeskState>;
  readonly #world: DeskWorld;
  readonly #audience = new Set<DeskAudience>();
  #playback: Playback | undefined;
  /** The stake of the round that is shown, and how many of its cues were shown. */
  #kept: KeptIntent | undefined;
  #toldCues = 0;
  #spunSinceMs = 0;
  #nextSpinMs = 0;
  #cancelTimers = new Set<() => void>();

  constructor(terms: SlotTerms, world: DeskWorld) {
    this.#world = world;
    this.store = createStore<DeskState>(() => firstState(terms, world.intents.kept()));
  }

  /** Takes up a stake that was sent before a reload. */
  resume(): void {
    const kept = this.#world.intents.kept();
    if (kept === undefined || this.#state.phase !== 'ready') return;
    this.#set({ resumed: true });
    void this.#send(kept);
  }

  join(audience: DeskAudience): () => void {
    this.#audience.add(audience);
    return () => void this.#audience.delete(audience);
  }

  close(): void {
    for (const cancel of this.#cancelTimers) cancel();
    this.#cancelTimers.clear();
  }

  get canSpin(): boolean {
    const { phase, sessionLost } = this.#state;
    return phase === 'ready' && !sessionLost;
  }

  spin(): void {
    if (!this.canSpin) return;
    const { auto, stake, freeRounds } = this.#state;
    const free = nextFree(freeRounds, stake);
    const intent = this.#world.intents.kept() ?? {
      intent: newIntent(),
      stake,
      gameVersion: this.#world.gameVersion,
      ...(free && { freeRoundsId: free.freeRoundsId }),
    };
    this.#set({ auto: auto && spinTaken(auto), resumed: false });
    void this.#send(intent);
  }

  setStake(stake: string): void {
    const { terms, auto } = this.#state;
    if (!this.canSpin || auto !== null || !terms.stakes.includes(stake)) return;
    this.#set({ stake, refusal: null });
  }

  stepStake(step: 1 | -1): void {
    const { terms, stake } = this.#state;
    const next = terms.stakes[terms.stakes.indexOf(stake) + step];
    if (next !== undefined) this.setStake(next);
  }

  setTurbo(turbo: boolean): void {
    if (this.#state.terms.turboAllowed) this.#set({ turbo });
  }

  startAuto(plan: AutoPlan): void {
    if (!this.canSpin || !this.#state.terms.autoplayAllowed) return;
    this.#set({ auto: startAutoPlay(plan), autoEnd: null });
    this.spin();
  }

  stopAuto(): void {
    this.#set({ auto: null });
  }

  dismissRefusal(): void {
    this.#set({ refusal: null });
  }

  /** Shows a finished round again. No money moves. */
  replay(answer: SlotAnswer): void {
    if (!this.canSpin) return;
    this.#stageTells({ kind: 'reels-started' });
    this.#set({ replay: true, refusal: null, auto: null });
    this.#show(readRound(answer), 0);
  }

  /** The money may have moved elsewhere: while nothing is played it is asked for again. */
  async refresh(): Promise<void> {
    const { round, terms, sessionLost } = this.#state;
    if (sessionLost) return;
    const answer = await this.#world.client.slots.getSlot({ gameCode: terms.gameCode });
    if (!answer.ok || this.#state.phase !== 'ready' || this.#state.round !== round) return;
    const { balance, sessionNet, freeRounds } = answer.value;
    this.#set({ balance: unitsOf(balance), net: unitsOf(sessionNet), freeRounds });
  }

  /** Called with the player's balance: reads it again when this screen shows another. */
  hearBalance(balance: string): void {
    const told = readUnits(balance);
    if (this.#state.phase === 'ready' && told !== this.#state.balance) void this.refresh();
  }

  /** Passes over a count or a scene; never over the reels. */
  hurry(): void {
    this.#playback?.hurry();
  }

  /** Time passes; nothing moves while the page is hidden, because this is not called. */
  advance(deltaMs: number): void {
    this.#playback?.advance(deltaMs);
  }

  get #state(): DeskState {
    return this.store.getState();
  }

  #set(change: Partial<DeskState>): void {
    this.store.setState(change);
  }

  async #send(kept: KeptIntent): Promise<void> {
    const { world, before } = { world: this.#world, before: this.#state };
    const stake = unitsOf(kept.stake);
    world.intents.keep(kept);
    const isCharged = !before.resumed && kept.freeRoundsId === undefined;
    const charged = isCharged ? before.balance - stake : before.balance;
    const balance = charged < 0n ? before.balance : charged;
    world.onBegan(isCharged ? kept.stake : undefined);
    this.#set({ phase: 'waiting', refusal: null, replay: false, told: false, win: noWin, balance });
    this.#stageTells({ kind: 'reels-started' });
    this.#spunSinceMs = world.nowMs();
    this.#nextSpinMs = this.#spunSinceMs + before.terms.spinIntervalMs;
    const notSlow = this.#later(slowAfterMs, () => this.#set({ slow: true }));
    const { gameCode } = before.terms;
    const { intent, shown, ...sent } = kept;
    const answer = await askUntilAnswered(
      () => world.client.slots.spin({ gameCode, ...sent }, { intent }),
      { onUnanswered: () => this.#set({ offline: true }), wait: world.waitForConnection },
    );
    notSlow();
    this.#set({ slow: false, offline: false });
    if (answer.ok) {
      this.#kept = kept;
      this.#countDown(kept, answer.value);
      this.#show(readRound(answer.value), world.nowMs() - this.#spunSinceMs, shown?.cues);
    } else this.#refused(answer, before);
  }

  #refused(failure: Failure, before: DeskState): void {
    const sessionLost = isSessionLost(failure);
    for (const one of this.#audience) one.rest();
    const refusal = sessionLost ? null : failure;
    this.#set({ phase: 'ready', balance: before.balance, refusal, sessionLost, auto: null });
    this.#set({ resumed: false });
    this.#world.onEnded();
    if (sessionLost) this.#world.onSessionLost();
    if (!isRefusal(failure)) return;
    this.#world.intents.done();
    void this.refresh();
  }

  /** What the house counted before a reload was told with the terms. */
  #countDown({ freeRoundsId }: KeptIntent, { roundId }: SlotAnswer): void {
    const { freeRounds, resumed, terms } = this.#state;
    const isCounted = resumed && terms.lastRound?.roundId === roundId;
    if (!isCounted) this.#set({ freeRounds: countDown(freeRounds, freeRoundsId) });
  }

  #show(round: ShownRound, spunMs: number, toldBefore = 0): void {
    const { turbo } = this.#state;
    const { game, face } = this.#world;
    const { awaited } = face;
    const { stakeCredits } = game;
    const pace = paceOf({ turbo, reduced: this.#world.reducedMotion() });
    const timeline = timelineOf({ events: round.events, stakeCredits, awaited, pace, spunMs });
    this.#set({ phase: 'playing', round, told: false, ...nothingShown });
    this.#playback = createPlayback(timeline, (cue) => this.#stageTells(cue));
    this.#toldCues = 0;
    this.#keepPlace();
    this.#playback.skip(toldBefore);
  }

  #stageTells(cue: Cue): void {
    this.#set(applyCue(this.#state, cue, this.#world));
    for (const one of this.#audience) one.tell(cue);
    this.#toldCues += 1;
    if (stepKinds.has(cue.kind)) this.#keepPlace();
    if (cue.kind === 'ended') this.#ended();
  }

  /** A reload goes on from here. */
  #keepPlace(): void {
    const { round } = this.#state;
    if (this.#kept === undefined || round === null) return;
    const shown = { roundId: round.answer.roundId, cues: this.#toldCues };
    this.#world.intents.keep({ ...this.#kept, shown });
  }

  #ended(): void {
    const { round, replay, resumed, net, win, terms } = this.#state;
    this.#playback = undefined;
    this.#kept = undefined;
    if (round === null) return;
    const shownWin = { ...win, from: round.payout, to: round.payout, durationMs: 0 };
    this.#set({ told: true, ...nothingShown, win: shownWin });
    if (!replay) {
      this.#world.intents.done();
      // A round that was settled before the reload is in the session's figures already.
      const isCounted = resumed && terms.lastRound?.roundId === round.answer.roundId;
      const { balance } = isCounted ? terms : round.answer;
      const netAfter = isCounted ? unitsOf(terms.sessionNet) : net + movedBy(round);
      this.#set({ balance: unitsOf(balance), net: netAfter });
      this.#world.onEnded();
      this.#world.onBalance(balance);
    }
    const restMs = this.#nextSpinMs - this.#world.nowMs();
    if (restMs > 0 && !replay) this.#later(restMs, () => this.#ready(round));
    else this.#ready(round);
  }

  #ready(round: ShownRound): void {
    this.#set({ phase: 'ready' });
    const { auto, replay, freeRounds } = this.#state;
    if (auto === null || replay) return;
    const { stake, payout, events, jackpots, answer } = round;
    const wasLastFree = answer.free !== null && nextFree(freeRounds, answer.stake) === undefined;
    const [feature, wonJackpot] = [featureOf(events), jackpots.length > 0];
    const next = afterRound(auto, {
      stake,
      payout,
      moved: movedBy(round),
      feature,
      wonJackpot,
      wasLastFree,
    });
    if (typeof next === 'string') {
      this.#set({ auto: null, autoEnd: next });
      return;
    }
    this.#set({ auto: next });
    this.#later(autoPauseMs, () => {
      this.#world.whenSeen(() => {
        if (this.#state.auto !== null) this.spin();
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
