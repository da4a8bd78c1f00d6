// The desk of a crash game: two places for a stake, the round that all share, and what the player
// asks of the server. A stake without an answer is sent again under its own key until there is one;
// a cash-out is sent again until the server has said what became of it.
import { newIntent, unitsOf, type Client, type Failure, type Success } from '@baize/client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { askUntilAnswered, isSessionLost } from '../../../app/ask-until-answered.ts';
import { afterRound, staked, startAutoPlay, type AutoPlan } from './auto-play.ts';
import {
  chosenIn,
  firstState,
  withCashOuts,
  withEnd,
  withNow,
  withoutFreeBet,
  withRound,
  withSlips,
  type CrashState,
  type Panel,
} from './crash-state.ts';
import type { CrashSound } from '../sound/crash-sounds.ts';
import type { CrashRound, CrashTerms, SlipsTold } from './crash-terms.ts';
import { shownAt, type Shown } from './flight-clock.ts';

export interface CrashWorld {
  readonly client: Client;
  readonly nowMs: () => number;
  readonly after: (delayMs: number, action: () => void) => void;
  readonly waitForConnection: (attempt: number) => Promise<void>;
  readonly onBalance: (balance: string) => void;
  readonly onSessionLost: () => void;
  readonly onSound: (sound: CrashSound) => void;
}

/** A press so soon after the end was meant for the flight. */
const lateMs = 1000;

export class CrashDesk {
  readonly store: StoreApi<CrashState>;
  readonly #world: CrashWorld;
  #endedAt = -Infinity;

  constructor(terms: CrashTerms, world: CrashWorld) {
    this.#world = world;
    this.store = createStore(() => firstState(terms));
  }

  /** What the flight shows now. */
  shown(): Shown {
    const { round, aheadMs } = this.#state;
    return shownAt(round, this.#world.nowMs() + aheadMs);
  }

  /** Reads all of it again; the middle of the call is taken as the server's moment. */
  async refresh(): Promise<void> {
    const askedAt = this.#world.nowMs();
    const { gameCode } = this.#state.terms;
    const answer = await this.#world.client.crash.getCrashNow({ gameCode });
    if (!answer.ok) return this.#failed(answer);
    const aheadMs = answer.value.now - (askedAt + this.#world.nowMs()) / 2;
    this.store.setState((state) => withNow(state, answer.value, aheadMs));
    this.#world.onBalance(answer.value.balance);
  }

  choose(at: number, choice: Partial<Pick<Panel, 'stake' | 'auto' | 'freeBetId'>>): void {
    this.#change(at, { ...chosenIn(this.#state, at, choice), failure: undefined });
  }

  /** The one button: stakes, queues for the next round, takes that back, or cashes out. */
  press(at: number): void {
    const panel = this.#state.panels[at];
    if (panel === undefined || panel.busy !== undefined) return;
    const { phase } = this.shown();
    // A cash-out that comes too late must not become a stake on the next round.
    if (panel.slip && this.#world.nowMs() - this.#endedAt < lateMs) return;
    if (panel.slip?.state === 'open' && phase === 'flying') return void this.#takeOut(at);
    if (panel.slip === undefined && phase === 'open') return void this.#place(at);
    const isOver = panel.slip === undefined || phase === 'ended' || panel.slip.state !== 'open';
    if (isOver) this.#change(at, { isQueued: !panel.isQueued, failure: undefined });
  }

  startAuto(at: number, plan: AutoPlan): void {
    const autoPlay = startAutoPlay(plan);
    const change = { autoPlay, autoEnd: undefined, failure: undefined, freeBetId: undefined };
    this.#change(at, change);
    if (this.shown().phase === 'open' && this.#state.panels[at]?.slip === undefined)
      void this.#place(at);
  }

  stopAuto(at: number): void {
    this.#change(at, { autoPlay: undefined });
  }

  hearRound(round: CrashRound): void {
    const shown = this.#state.round;
    if (round.round === shown?.round) return;
    // The end of the last flight stays in sight until the next round opens.
    const waitMs = round.opensAt - this.#world.nowMs() - this.#state.aheadMs;
    if (shown?.state === 'ended' && waitMs > 0)
      return this.#world.after(waitMs, () => this.hearRound(round));
    this.store.setState((state) => withRound(state, round));
    for (const [at, { isQueued, autoPlay }] of this.#state.panels.entries())
      if (isQueued || autoPlay !== undefined) void this.#place(at);
  }

  hearFlight(round: CrashRound): void {
    if (this.#state.round?.state === 'ended' && this.#state.round.round === round.round) return;
    this.store.setState({ round });
    this.#world.onSound('flight');
  }

  hearEnd(round: CrashRound): void {
    const isNew = this.#state.round?.round !== round.round || this.#state.round.state !== 'ended';
    this.store.setState((state) => withEnd(state, round, this.#world.nowMs() + state.aheadMs));
    if (!isNew) return;
    this.#endedAt = this.#world.nowMs();
    this.#world.onSound('ended');
    for (const at of this.#state.panels.keys()) this.#autoAfter(at);
  }

  hearSlips(told: SlipsTold): void {
    this.store.setState((state) => withSlips(state, told));
  }

  hearCashOuts(told: Pick<SlipsTold, 'round' | 'slips'>): void {
    this.store.setState((state) => withCashOuts(state, told));
  }

  hearBalance(balance: string): void {
    this.store.setState({ balance });
    this.#world.onBalance(balance);
  }

  hearLine(isOpen: boolean): void {
    const wasLost = this.#state.isLineLost;
    this.store.setState({ isLineLost: !isOpen });
    if (isOpen && wasLost) void this.refresh();
  }

  loseSession(): void {
    this.store.setState({ isSessionLost: true });
  }

  async #place(at: number): Promise<void> {
    const { panels, round, terms } = this.#state;
    const panel = panels[at];
    if (panel === undefined || round === null || panel.busy !== undefined) return;
    this.#change(at, { busy: 'placing', isQueued: false, failure: undefined });
    const asked = {
      gameCode: terms.gameCode,
      round: round.round,
      stake: panel.stake,
      gameVersion: terms.gameVersion,
      ...(panel.auto === null ? {} : { auto: panel.auto }),
      ...(panel.freeBetId === undefined ? {} : { freeBetId: panel.freeBetId }),
    };
    const intent = newIntent();
    const answer = await this.#ask(() =>
      this.#world.client.crash.placeCrashSlip(asked, { intent }),
    );
    if (!answer.ok) {
      this.#change(at, { busy: undefined, autoPlay: undefined, failure: answer });
      if (answer.refused === 'free-bet-unknown') this.#drop(panel);
      return this.#failed(answer);
    }
    const { slip, balance } = answer.value;
    this.#drop(panel);
    const isShown = this.#state.round?.round === slip.round;
    const auto = this.#state.panels[at]?.autoPlay;
    this.#change(at, {
      busy: undefined,
      ...(isShown ? { slip } : {}),
      ...(auto === undefined ? {} : { autoPlay: staked(auto) }),
    });
    this.hearBalance(balance);
    this.#world.onSound('placed');
    // The round may have ended while the answer was under way.
    if (isShown && this.#state.round?.state === 'ended') this.hearEnd(this.#state.round);
  }

  /** The free bet of a stake was used, or is gone. */
  #drop({ freeBetId }: Panel): void {
    if (freeBetId !== undefined) this.store.setState((state) => withoutFreeBet(state, freeBetId));
  }

  async #takeOut(at: number): Promise<void> {
    const { panels, terms } = this.#state;
    const slip = panels[at]?.slip;
    if (slip === undefined) return;
    this.#change(at, { busy: 'taking', failure: undefined });
    const { slipId, round } = slip;
    const asked = { gameCode: terms.gameCode, slipId, round };
    const answer = await this.#ask(() => this.#world.client.crash.cashOut(asked));
    const isSame = this.#state.panels[at]?.slip?.slipId === slipId;
    if (!answer.ok) {
      this.#change(at, { busy: undefined, failure: answer });
      return this.#failed(answer);
    }
    this.#change(at, { busy: undefined, ...(isSame ? { slip: answer.value.slip } : {}) });
    this.#world.onSound('taken');
    const shown = this.#state.round;
    if (!isSame || shown?.state !== 'ended') return;
    this.store.setState((state) => withEnd(state, shown, this.#world.nowMs() + state.aheadMs));
    this.#autoAfter(at);
  }

  /** What became of the round decides whether automatic play goes on. */
  #autoAfter(at: number): void {
    const { autoPlay, slip, busy } = this.#state.panels[at] ?? {};
    // A cash-out that is under way decides first.
    if (autoPlay === undefined || slip === undefined || busy !== undefined) return;
    // A free bet was laid before it.
    if (slip.free !== null) return;
    const outcome = { stake: unitsOf(slip.stake), payout: unitsOf(slip.payout) };
    const next = afterRound(autoPlay, outcome);
    if (typeof next === 'string') this.#change(at, { autoPlay: undefined, autoEnd: next });
    else this.#change(at, { autoPlay: next });
  }

  #ask<T>(ask: () => Promise<Success<T> | Failure>): Promise<Success<T> | Failure> {
    const onUnanswered = () => this.store.setState({ isLineLost: true });
    return askUntilAnswered(ask, { onUnanswered, wait: this.#world.waitForConnection });
  }

  #failed(failure: Failure): void {
    if (!isSessionLost(failure)) return;
    this.loseSession();
    this.#world.onSessionLost();
  }

  #change(at: number, change: Partial<Panel>): void {
    this.store.setState(({ panels }) => ({
      panels: panels.map((panel, place) => (place === at ? { ...panel, ...change } : panel)),
    }));
  }

  get #state(): CrashState {
    return this.store.getState();
  }
}
