// Turns the events of a round into a timeline of cues. Pure: the same events at the same pace give
// the same timeline, and nothing is told that the events do not say.
import type { SlotEvent, SpinLanded } from '@baize/engines';
import type { Cue, Hold, TimedCue, Timeline } from './cue.ts';
import type { Pace } from './pace.ts';
import { countMs, isCelebrated, winTier } from './win-tier.ts';

export interface TimelineAsked {
  readonly events: readonly SlotEvent[];
  readonly stakeCredits: number;
  readonly scatter: string;
  readonly pace: Pace;
  /** How long the reels have been turning when the answer came. */
  readonly spunMs: number;
}

const scattersToAnticipate = 2;
const betweenFreeSpinsMs = 260;
const triggerMs = 1300;

export function timelineOf(asked: TimelineAsked): Timeline {
  const writer = new TimelineWriter(asked);
  for (const event of asked.events) writer.tell(event);
  return writer.end();
}

class TimelineWriter {
  readonly #asked: TimelineAsked;
  readonly #cues: TimedCue[] = [];
  readonly #holds: Hold[] = [];
  #nowMs = 0;
  #spunMs: number;
  #wonCredits = 0;
  #cappedCredits: number | undefined;
  #inFeature = false;

  constructor(asked: TimelineAsked) {
    this.#asked = asked;
    this.#spunMs = asked.spunMs;
    const cap = asked.events.find((event) => event.kind === 'cap-reached');
    this.#cappedCredits = cap?.winCredits;
  }

  tell(event: SlotEvent): void {
    const { sceneMs } = this.#asked.pace;
    switch (event.kind) {
      case 'spin-landed':
        this.#spin(event);
        return;
      case 'free-spins-awarded':
        this.#hold(triggerMs);
        this.#cue({ kind: 'free-spins-won', count: event.count, total: event.total });
        this.#scene(this.#inFeature ? sceneMs * 0.6 : sceneMs);
        this.#inFeature = true;
        return;
      case 'free-spin-started':
        this.#cue({ kind: 'free-spin-began', index: event.index, of: event.of });
        this.#nowMs += betweenFreeSpinsMs;
        return;
      case 'cap-reached':
        this.#cue({ kind: 'cap-reached', credits: event.winCredits });
        this.#scene(sceneMs);
        return;
      case 'feature-ended':
        this.#outro(event.winCredits);
    }
  }

  end(): Timeline {
    this.#cue({ kind: 'ended' });
    return { cues: this.#cues, holds: this.#holds, durationMs: this.#nowMs };
  }

  #spin(spin: SpinLanded): void {
    this.#cue({ kind: 'reels-started' });
    this.#nowMs += Math.max(0, this.#asked.pace.spinMs - this.#spunMs);
    this.#spunMs = 0;
    this.#reels(spin);
    this.#nowMs += this.#asked.pace.breathMs;
    this.#cue({ kind: 'spin-shown', spin });
    if (spin.winCredits > 0) this.#win(spin.winCredits);
  }

  #reels(spin: SpinLanded): void {
    const { pace, scatter } = this.#asked;
    let orderMs = this.#nowMs;
    let scatters = 0;
    for (const [reel, symbols] of spin.window.entries()) {
      if (reel > 0) orderMs += pace.staggerMs;
      if (scatters >= scattersToAnticipate) {
        const heldMs = orderMs + pace.landMs - pace.staggerMs;
        this.#at(heldMs, { kind: 'anticipation-began', reel });
        orderMs = heldMs + pace.anticipationMs;
      }
      const stop = spin.stops[reel] ?? 0;
      scatters += symbols.filter((symbol) => symbol === scatter).length;
      const landedMs = orderMs + pace.landMs;
      this.#at(orderMs, { kind: 'reel-landing', reel, stop, symbols, landMs: pace.landMs });
      this.#at(landedMs, { kind: 'reel-landed', reel, scattersSoFar: scatters });
      this.#nowMs = landedMs;
    }
    this.#cues.sort((one, other) => one.atMs - other.atMs);
  }

  #win(winCredits: number): void {
    const { stakeCredits, pace } = this.#asked;
    const fromCredits = this.#wonCredits;
    const toCredits = Math.min(fromCredits + winCredits, this.#cappedCredits ?? Infinity);
    const tier = winTier(this.#inFeature ? winCredits + stakeCredits : toCredits, stakeCredits);
    this.#wonCredits = toCredits;
    if (isCelebrated(tier) && !this.#inFeature) {
      this.#hold(countMs('win'));
      this.#celebrate(fromCredits, toCredits);
      return;
    }
    const durationMs = countMs(tier === 'returned' ? tier : 'win');
    this.#cue({ kind: 'win-counted', fromCredits, toCredits, durationMs, tier });
    this.#hold(this.#inFeature ? pace.winHoldMs : durationMs);
  }

  #celebrate(fromCredits: number, toCredits: number): void {
    const tier = winTier(toCredits, this.#asked.stakeCredits);
    const durationMs = countMs(tier);
    this.#cue({ kind: 'win-counted', fromCredits, toCredits, durationMs, tier });
    this.#cue({ kind: 'celebration', tier, credits: toCredits, durationMs });
    this.#hold(durationMs);
    this.#scene(this.#asked.pace.sceneMs / 2);
  }

  #outro(featureCredits: number): void {
    const { stakeCredits, pace } = this.#asked;
    const credits = Math.min(featureCredits, this.#cappedCredits ?? Infinity);
    const tier = winTier(credits, stakeCredits);
    const durationMs = countMs(tier);
    this.#inFeature = false;
    this.#cue({ kind: 'feature-ended', credits, tier, durationMs });
    this.#hold(durationMs);
    this.#scene(pace.sceneMs * 0.8);
  }

  /** A scene that covers the reels, then gives them back. */
  #scene(lengthMs: number): void {
    this.#hold(lengthMs);
    this.#cue({ kind: 'scene-over' });
  }

  #hold(lengthMs: number): void {
    if (lengthMs <= 0) return;
    this.#holds.push({ fromMs: this.#nowMs, toMs: this.#nowMs + lengthMs });
    this.#nowMs += lengthMs;
  }

  #cue(cue: Cue): void {
    this.#at(this.#nowMs, cue);
  }

  #at(atMs: number, cue: Cue): void {
    this.#cues.push({ atMs, cue });
  }
}
