// Turns the events of a round into a timeline of cues. Pure: the same events at the same pace give
// the same timeline, and no cue is without an event.
import type { SlotEvent, SpinLanded } from '@baize/engines';
import { createCueSheet, type CueSheet } from './cue-sheet.ts';
import type { Timeline } from './cue.ts';
import type { Pace } from './pace.ts';
import { spinGroups, type RoundPart, type SpinGroup, type SpinStep } from './spin-groups.ts';
import { countMs, isCelebrated, winTier, type WinTier } from '../../../frame/win-tier.ts';

export interface TimelineAsked {
  readonly events: readonly SlotEvent[];
  readonly stakeCredits: number;
  /** The symbols that are awaited on the last reels, and how many of each start a feature. */
  readonly awaited: readonly Awaited[];
  readonly pace: Pace;
  /** How long the reels have been turning when the answer came. */
  readonly spunMs: number;
}

export interface Awaited {
  readonly symbol: string;
  readonly count: number;
}

const betweenFreeSpinsMs = 260;
const triggerMs = 1300;

export function timelineOf(asked: TimelineAsked): Timeline {
  const writer = new TimelineWriter(asked);
  for (const part of spinGroups(asked.events)) writer.tell(part);
  return writer.end();
}

class TimelineWriter {
  readonly #asked: TimelineAsked;
  readonly #sheet: CueSheet = createCueSheet();
  #spunMs: number;
  #wonCredits = 0;
  #cappedCredits: number;
  #inFeature = false;

  constructor(asked: TimelineAsked) {
    this.#asked = asked;
    this.#spunMs = asked.spunMs;
    const cap = asked.events.find((event) => event.kind === 'cap-reached');
    this.#cappedCredits = cap?.winCredits ?? Infinity;
  }

  tell(part: RoundPart): void {
    const { sceneMs } = this.#asked.pace;
    switch (part.kind) {
      case 'spin':
        this.#spin(part);
        return;
      case 'free-spins-awarded':
        this.#sheet.pause(triggerMs);
        this.#sheet.cue({ kind: 'free-spins-won', count: part.count, total: part.total });
        this.#scene(this.#inFeature ? sceneMs * 0.6 : sceneMs);
        this.#inFeature = true;
        return;
      case 'free-spin-started':
        this.#sheet.cue({ kind: 'free-spin-began', index: part.index, of: part.of });
        this.#sheet.pass(betweenFreeSpinsMs);
        return;
      case 'cap-reached':
        this.#sheet.cue({ kind: 'cap-reached', credits: part.winCredits });
        this.#scene(sceneMs);
        return;
      case 'feature-ended':
        this.#outro(part.winCredits);
    }
  }

  end(): Timeline {
    return this.#sheet.end();
  }

  #spin({ landed, expanded, steps }: SpinGroup): void {
    const { pace } = this.#asked;
    const { held } = landed;
    this.#sheet.cue(
      held === undefined ? { kind: 'reels-started' } : { kind: 'reels-started', held },
    );
    this.#sheet.pass(Math.max(0, pace.spinMs - this.#spunMs));
    this.#spunMs = 0;
    this.#reels(landed);
    this.#sheet.pass(pace.breathMs);
    for (const { reel, symbol } of expanded) {
      this.#sheet.cue({ kind: 'reel-expanded', reel, symbol });
      this.#sheet.pass(pace.expandMs);
    }
    this.#sheet.cue({ kind: 'spin-shown', spin: landed });
    if (steps.length === 0) this.#win(landed.winCredits);
    else this.#steps(landed, steps);
  }

  #reels(spin: SpinLanded): void {
    const { pace } = this.#asked;
    const seen = createWatch(this.#asked.awaited);
    let orderMs = this.#sheet.nowMs;
    for (const [reel, symbols] of spin.window.entries()) {
      if (spin.held?.includes(reel)) {
        seen.add(symbols);
        continue;
      }
      if (reel > 0) orderMs += pace.staggerMs;
      if (seen.isClose()) {
        const waitMs = orderMs + pace.landMs - pace.staggerMs;
        this.#sheet.at(waitMs, { kind: 'anticipation-began', reel });
        orderMs = waitMs + pace.anticipationMs;
      }
      seen.add(symbols);
      const stop = spin.stops[reel] ?? 0;
      const landedMs = orderMs + pace.landMs;
      this.#sheet.at(orderMs, { kind: 'reel-landing', reel, stop, symbols, landMs: pace.landMs });
      this.#sheet.at(landedMs, { kind: 'reel-landed', reel, scattersSoFar: seen.most() });
      this.#sheet.passTo(landedMs);
    }
  }

  /** Everything a spin brings after its landing, and the celebration of all of it at the end. */
  #steps(landed: SpinLanded, steps: readonly SpinStep[]): void {
    const before = this.#wonCredits;
    this.#count(landed.winCredits);
    for (const step of steps) this.#step(step);
    const tier = winTier(this.#wonCredits - before, this.#asked.stakeCredits);
    const wasScene = steps.at(-1)?.kind === 'hold-ended';
    if (isCelebrated(tier) && !this.#inFeature && !wasScene) this.#celebrate(before);
  }

  #step(step: SpinStep): void {
    const { pace } = this.#asked;
    switch (step.kind) {
      case 'tumbled':
        this.#sheet.cue({ kind: 'cells-cleared', cells: step.removed, clearMs: pace.clearMs });
        this.#sheet.pass(pace.clearMs);
        this.#sheet.cue({
          kind: 'cells-fell',
          removed: step.removed,
          window: step.window,
          fallMs: pace.fallMs,
        });
        this.#sheet.pass(pace.fallMs + pace.breathMs);
        this.#sheet.cue({ kind: 'tumble-shown', tumble: step });
        this.#count(step.winCredits);
        return;
      case 'orbs-collected': {
        const { cells, values, total } = step;
        this.#sheet.cue({ kind: 'orbs-collected', cells, values, total });
        this.#sheet.pause(pace.winHoldMs);
        this.#count(step.winCredits);
        return;
      }
      case 'hold-started':
        this.#sheet.pause(triggerMs);
        this.#sheet.cue({ kind: 'hold-won', held: step.held, respins: step.respins });
        this.#scene(pace.sceneMs * 0.8);
        this.#sheet.cue({ kind: 'hold-began', held: step.held, respins: step.respins });
        this.#sheet.pass(pace.respinMs / 2);
        return;
      case 'hold-respun':
        this.#sheet.cue({ kind: 'respin-began' });
        this.#sheet.pass(pace.respinMs);
        this.#sheet.cue({
          kind: 'coins-landed',
          landed: step.landed,
          respinsLeft: step.respinsLeft,
        });
        this.#sheet.pass(step.landed.length === 0 ? pace.breathMs : pace.landMs);
        return;
      case 'hold-ended':
        this.#holdEnded(step.winCredits, step.full);
    }
  }

  #holdEnded(winCredits: number, full: boolean): void {
    const { stakeCredits, pace } = this.#asked;
    this.#sheet.pause(pace.winHoldMs);
    const fromCredits = this.#wonCredits;
    this.#wonCredits = Math.min(fromCredits + winCredits, this.#cappedCredits);
    const tier = winTier(winCredits, stakeCredits);
    const durationMs = countMs(tier);
    const toCredits = this.#wonCredits;
    this.#sheet.cue({ kind: 'win-counted', fromCredits, toCredits, durationMs, tier });
    this.#sheet.cue({ kind: 'hold-ended', credits: winCredits, full, tier, durationMs });
    this.#sheet.pause(durationMs);
    this.#scene(pace.sceneMs * 0.6);
  }

  /** The win of one step among several: counted shortly, celebrated only with all of them. */
  #count(winCredits: number): void {
    if (winCredits <= 0) return;
    const { tumbleWinMs } = this.#asked.pace;
    const { fromCredits, toCredits, tier } = this.#won(winCredits);
    const durationMs = tier === 'returned' ? 0 : Math.min(countMs('win'), tumbleWinMs);
    const shown: WinTier = tier === 'returned' ? tier : 'win';
    this.#sheet.cue({ kind: 'win-counted', fromCredits, toCredits, durationMs, tier: shown });
    this.#sheet.pause(tumbleWinMs);
  }

  #win(winCredits: number): void {
    if (winCredits <= 0) return;
    const { fromCredits, toCredits, tier } = this.#won(winCredits);
    if (isCelebrated(tier) && !this.#inFeature) {
      this.#sheet.pause(countMs('win'));
      this.#celebrate(fromCredits);
      return;
    }
    const durationMs = countMs(tier === 'returned' ? tier : 'win');
    this.#sheet.cue({ kind: 'win-counted', fromCredits, toCredits, durationMs, tier });
    this.#sheet.pause(this.#inFeature ? this.#asked.pace.winHoldMs : durationMs);
  }

  #won(winCredits: number): { fromCredits: number; toCredits: number; tier: WinTier } {
    const { stakeCredits } = this.#asked;
    const fromCredits = this.#wonCredits;
    const toCredits = Math.min(fromCredits + winCredits, this.#cappedCredits);
    this.#wonCredits = toCredits;
    const gains = this.#inFeature && toCredits > stakeCredits;
    const tier = winTier(gains ? winCredits + stakeCredits : toCredits, stakeCredits);
    return { fromCredits, toCredits, tier };
  }

  #celebrate(fromCredits: number): void {
    const toCredits = this.#wonCredits;
    const tier = winTier(toCredits, this.#asked.stakeCredits);
    const durationMs = countMs(tier);
    this.#sheet.cue({ kind: 'win-counted', fromCredits, toCredits, durationMs, tier });
    this.#sheet.cue({ kind: 'celebration', tier, credits: toCredits, durationMs });
    this.#sheet.pause(durationMs);
    this.#scene(this.#asked.pace.sceneMs / 2);
  }

  #outro(featureCredits: number): void {
    const { stakeCredits, pace } = this.#asked;
    const credits = Math.min(featureCredits, this.#cappedCredits);
    const tier = winTier(credits, stakeCredits);
    const durationMs = countMs(tier);
    this.#inFeature = false;
    this.#sheet.cue({ kind: 'feature-ended', credits, tier, durationMs });
    this.#sheet.pause(durationMs);
    this.#scene(pace.sceneMs * 0.8);
  }

  /** A scene that covers the reels, then gives them back. */
  #scene(lengthMs: number): void {
    this.#sheet.pause(lengthMs);
    this.#sheet.cue({ kind: 'scene-over' });
  }
}

/** Counts the awaited symbols that have landed so far. */
function createWatch(awaited: readonly Awaited[]) {
  const counts = awaited.map(() => 0);
  return {
    add(symbols: readonly string[]) {
      for (const [at, { symbol }] of awaited.entries()) {
        counts[at] = (counts[at] ?? 0) + symbols.filter((one) => one === symbol).length;
      }
    },
    /** One more of them would start a feature. */
    isClose: () => awaited.some(({ count }, at) => (counts[at] ?? 0) >= count - 1),
    most: () => Math.max(0, ...counts),
  };
}
