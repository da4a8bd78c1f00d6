// Events that follow a landing are shown in order: reels expand before the wins, falls come one
// after the other, coins are held to the last respin, one celebration ends it.
import type { SlotEvent, SpinLanded } from '@baize/engines';
import { expect, test } from 'vitest';
import type { Cue } from './cue.ts';
import { calmPace, normalPace, turboPace } from './pace.ts';
import { timelineOf } from './timeline.ts';

const stakeCredits = 20;
const columns = ['A', 'K', 'Q'].map((symbol) => [symbol, symbol]);

function landed(more: Partial<SpinLanded> = {}): SpinLanded {
  return {
    kind: 'spin-landed',
    stops: [],
    window: columns,
    wins: [],
    scatter: { count: 0, cells: [], credits: 0 },
    multiplier: 1,
    winCredits: 0,
    ...more,
  };
}

const win = { symbol: 'A', count: 3, cells: [{ reel: 0, row: 1 }], credits: 30 };
const tumbled = (step: number, winCredits: number): SlotEvent => ({
  kind: 'tumbled',
  step,
  removed: win.cells,
  window: columns,
  wins: winCredits > 0 ? [win] : [],
  multiplier: step + 1,
  winCredits,
});

function cuesOf(events: readonly SlotEvent[], pace = normalPace): readonly Cue[] {
  const awaited = [{ symbol: 'C', count: 6 }];
  return timelineOf({ events, stakeCredits, awaited, pace, spunMs: 0 }).cues.map(({ cue }) => cue);
}
const kindsOf = (cues: readonly Cue[]) => cues.map(({ kind }) => kind);
const counted = (cues: readonly Cue[]) =>
  cues.flatMap((cue) => (cue.kind === 'win-counted' ? [[cue.fromCredits, cue.toCredits]] : []));

test('reels expand after the landing and before the wins', () => {
  const expanded = { kind: 'expanded', reel: 1, symbol: 'W' } as const;
  const kinds = kindsOf(cuesOf([landed({ wins: [win], winCredits: 30 }), expanded]));
  const order = ['reel-landed', 'reel-expanded', 'spin-shown', 'win-counted'] as const;
  const places = order.map((kind) => kinds.lastIndexOf(kind));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
});

test('a reel that is held does not turn and does not land', () => {
  const cues = cuesOf([landed({ held: [1] })]);
  const landings = cues.flatMap((cue) => (cue.kind === 'reel-landing' ? [cue.reel] : []));
  expect(landings).toEqual([0, 2]);
  expect(cues[0]).toEqual({ kind: 'reels-started', held: [1] });
});

test('falls follow one another, each with its own win on top of the ones before', () => {
  const events = [landed({ wins: [win], winCredits: 30 }), tumbled(1, 60), tumbled(2, 0)];
  const cues = cuesOf(events);
  const falls = cues.filter(({ kind }) => kind === 'cells-cleared' || kind === 'cells-fell');
  expect(kindsOf(falls)).toEqual(['cells-cleared', 'cells-fell', 'cells-cleared', 'cells-fell']);
  expect(counted(cues)).toEqual([
    [0, 30],
    [30, 90],
  ]);
  expect(kindsOf(cues)).not.toContain('celebration');
});

test('a great chain is celebrated once, when nothing falls any more', () => {
  const events = [landed({ wins: [win], winCredits: 100 }), tumbled(1, 300), tumbled(2, 0)];
  const cues = cuesOf(events);
  const great = cues.filter((cue) => cue.kind === 'celebration');
  expect(great).toMatchObject([{ tier: 'big', credits: 400 }]);
  expect(kindsOf(cues).indexOf('celebration')).toBeGreaterThan(
    kindsOf(cues).lastIndexOf('tumble-shown'),
  );
});

test('orbs raise the win of the spin by the amount of the event', () => {
  const orbs = {
    kind: 'orbs-collected',
    cells: win.cells,
    values: [5],
    total: 5,
    winCredits: 40,
  } as const;
  const cues = cuesOf([landed({ wins: [win], winCredits: 10 }), tumbled(1, 0), orbs]);
  expect(counted(cues).at(-1)).toEqual([10, 50]);
});

test('held coins are shown draw by draw and paid once', () => {
  const coin = { reel: 0, row: 0, credits: 20 };
  const events: SlotEvent[] = [
    landed(),
    { kind: 'hold-started', held: [coin], respins: 3 },
    { kind: 'hold-respun', landed: [{ ...coin, row: 1, credits: 380 }], respinsLeft: 3 },
    { kind: 'hold-respun', landed: [], respinsLeft: 2 },
    { kind: 'hold-ended', full: false, winCredits: 400 },
  ];
  const kinds = kindsOf(cuesOf(events)).slice(-12);
  expect(kinds).toEqual([
    'spin-shown',
    'hold-won',
    'scene-over',
    'hold-began',
    'respin-began',
    'coins-landed',
    'respin-began',
    'coins-landed',
    'win-counted',
    'hold-ended',
    'scene-over',
    'ended',
  ]);
  expect(counted(cuesOf(events))).toEqual([[0, 400]]);
});

test('time never runs backwards in a feature, at any pace', () => {
  const events = [landed({ wins: [win], winCredits: 30 }), tumbled(1, 60), tumbled(2, 0)];
  for (const pace of [normalPace, turboPace, calmPace]) {
    const asked = { events, stakeCredits, awaited: [], pace, spunMs: 0 };
    const { cues, durationMs } = timelineOf(asked);
    const times = cues.map(({ atMs }) => atMs);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(times.at(-1)).toBe(durationMs);
  }
});
