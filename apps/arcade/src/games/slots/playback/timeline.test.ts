// A timeline has every event of a round, in order, and nothing else: it stops each reel where the
// server stopped it, and celebrates only a gain.
import { slotGameOf, playRound, scriptedDraws, openSeed, type SlotEvent } from '@baize/engines';
import { expect, test } from 'vitest';
import type { Cue } from './cue.ts';
import { calmPace, normalPace, turboPace } from './pace.ts';
import { timelineOf } from './timeline.ts';

const found = slotGameOf('golden-lotus-20');
if (found === undefined) throw new Error('The game is gone.');
const game = found.definition;
const stake = 10_000n;

const eventsAt = (stops: readonly number[]): readonly SlotEvent[] =>
  playRound({
    game,
    stake,
    draws: scriptedDraws(stops),
  }).events;

const eventsOfRound = (nonce: number): readonly SlotEvent[] =>
  playRound({ game, stake, draws: seed.draws({ clientSeed: 'lotus', nonce }) }).events;
const seed = openSeed('a'.repeat(64));

const timeline = (events: readonly SlotEvent[], pace = normalPace, spunMs = 0) =>
  timelineOf({ events, stakeCredits: game.stakeCredits, awaited, pace, spunMs });
const awaited = [{ symbol: game.scatter, count: 3 }];
const kinds = (cues: readonly { readonly cue: Cue }[]) => cues.map(({ cue }) => cue.kind);

const losing = [10, 20, 30, 8, 16];
const returning = [5, 11, 17, 23, 29];
const winning = [30, 0, 18, 14, 25];
const roundWithFeature = 24;

test('a spin that wins nothing starts, lands five reels and ends', () => {
  const { cues } = timeline(eventsAt(losing));
  const told = kinds(cues);
  expect(told.filter((kind) => kind === 'reel-landed')).toHaveLength(5);
  expect(told).not.toContain('win-counted');
  expect([told[0], told.at(-2), told.at(-1)]).toEqual(['reels-started', 'spin-shown', 'ended']);
});

test('each reel lands on the stop and the symbols of the event, first to last', () => {
  const events = eventsAt(winning);
  const landings = timeline(events).cues.flatMap(({ cue }) =>
    cue.kind === 'reel-landing' ? [cue] : [],
  );
  const [spin] = events;
  expect(landings.map(({ reel }) => reel)).toEqual([0, 1, 2, 3, 4]);
  expect(landings.map(({ stop }) => stop)).toEqual(winning);
  if (spin?.kind !== 'spin-landed') throw new Error('No spin.');
  expect(landings.map(({ symbols }) => symbols)).toEqual(spin.window);
});

// @proves R70
test('a return of no more than the stake is shown at once and never celebrated', () => {
  for (const pace of [normalPace, turboPace, calmPace]) {
    const { cues } = timeline(eventsAt(returning), pace);
    const counted = cues.flatMap(({ cue }) => (cue.kind === 'win-counted' ? [cue] : []));
    expect(counted).toMatchObject([{ toCredits: 15, tier: 'returned', durationMs: 0 }]);
    expect(kinds(cues)).not.toContain('celebration');
  }
});

// @proves R70
test('free spins are not celebrated before the round has won more than its stake', () => {
  const stake = game.stakeCredits;
  const told = [roundWithFeature, ...Array.from({ length: 400 }, (_, at) => at + 1)]
    .map((nonce) => timeline(eventsOfRound(nonce)).cues)
    .filter((cues) => cues.some(({ cue }) => cue.kind === 'free-spin-began'))
    .flatMap((cues) => cues.flatMap(({ cue }) => (cue.kind === 'win-counted' ? [cue] : [])));
  expect(told.length).toBeGreaterThan(0);
  for (const { toCredits, tier } of told) expect(tier === 'returned').toBe(toCredits <= stake);
});

test('a great win is celebrated once, with its amount', () => {
  const { cues } = timeline(eventsAt([10, 18, 20, 6, 6]));
  const great = cues.flatMap(({ cue }) => (cue.kind === 'celebration' ? [cue] : []));
  expect(great).toMatchObject([{ tier: 'grand', credits: 4295 }]);
});

test('free spins are shown from first to last, with their payouts', () => {
  const events = eventsOfRound(roundWithFeature);
  const { cues } = timeline(events);
  const begun = cues.flatMap(({ cue }) => (cue.kind === 'free-spin-began' ? [cue.index] : []));
  const ended = events.find((event) => event.kind === 'feature-ended');
  const outro = cues.find(({ cue }) => cue.kind === 'feature-ended')?.cue;
  expect(begun).toEqual(Array.from({ length: begun.length }, (_, at) => at + 1));
  expect(begun.length).toBeGreaterThanOrEqual(10);
  expect(outro).toMatchObject({ credits: ended?.winCredits });
});

test('a reel that may show the third scatter spins longer', () => {
  const events = eventsOfRound(roundWithFeature);
  const awaited = timeline(events).cues.filter(({ cue }) => cue.kind === 'anticipation-began');
  expect(awaited.length).toBeGreaterThan(0);
  expect(kinds(timeline(eventsAt(losing)).cues)).not.toContain('anticipation-began');
});

// @proves R81
test('time never runs backwards, at any pace, and a long wait shortens only the turning', () => {
  for (const pace of [normalPace, turboPace, calmPace]) {
    for (let nonce = 20; nonce < 40; nonce += 1) {
      const { cues, durationMs } = timeline(eventsOfRound(nonce), pace);
      const times = cues.map(({ atMs }) => atMs);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(times.at(-1)).toBe(durationMs);
    }
  }
  const quick = timeline(eventsAt(losing)).durationMs;
  const waited = timeline(eventsAt(losing), normalPace, 5000).durationMs;
  expect(quick - waited).toBe(normalPace.spinMs);
});
