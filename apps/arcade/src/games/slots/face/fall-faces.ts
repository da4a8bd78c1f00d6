// Games whose cells are drawn one by one and fall: pays by how many show anywhere, by clusters and
// by ways.
import type { CascadeGame, ClusterGame, PayByCount, TumbleGame } from '@baize/engines';
import type { MechanicFace, Sentence, SymbolPays } from './face.ts';
import { leastOf, paysOf, scatterStakes } from './pays.ts';

export function tumbleFace(game: TumbleGame): MechanicFace {
  const { freeSpins } = game;
  const awarded = { [freeSpins.scattersMin]: freeSpins.awarded };
  const values = Object.keys(game.orbValues).map((value) => `×${value}`);
  return {
    ...sharedFace({ game, awarded, pays: game.countPays }),
    special: [
      scatterSymbol(game, awarded),
      { symbol: game.orb, does: { key: 'slots.paytable-orb' } },
    ],
    rules: [
      { key: 'slots.rules-count', values: { count: leastCount(game.countPays) } },
      ...sharedRules({ game, awarded }),
      {
        key: 'slots.rules-free-more',
        values: { count: freeSpins.retriggerScattersMin, more: freeSpins.retriggered },
      },
      { key: 'slots.rules-free-orbs', values: { values: values.join(', ') } },
    ],
    freeNote: { key: 'slots.free-orbs' },
  };
}

export function clusterFace(game: ClusterGame): MechanicFace {
  const { awarded, retriggered, multiplierStep } = game.freeSpins;
  const count = leastOf(retriggered);
  const step = { step: multiplierStep };
  return {
    ...sharedFace({ game, awarded, pays: game.clusterPays }),
    special: [
      { symbol: game.wild, does: { key: 'slots.paytable-wild-cluster' } },
      scatterSymbol(game, awarded),
    ],
    rules: [
      { key: 'slots.rules-cluster', values: { count: leastCount(game.clusterPays) } },
      ...sharedRules({ game, awarded }),
      { key: 'slots.rules-free-more', values: { count, more: retriggered[count] ?? 0 } },
      { key: 'slots.rules-free-rising', values: step },
    ],
    freeNote: { key: 'slots.free-rising', values: step },
  };
}

export function cascadeFace(game: CascadeGame): MechanicFace {
  const { awarded, multipliers } = game.freeSpins;
  const free = { multipliers: timesOf(multipliers) };
  return {
    ...sharedFace({ game, awarded, pays: {} }),
    pays: Object.entries(game.wayPays).map(([symbol, pays]) => ({ symbol, pays: paysOf(pays) })),
    special: [
      { symbol: game.wild, does: { key: 'slots.paytable-wild' } },
      scatterSymbol(game, awarded),
    ],
    rules: [
      { key: 'slots.rules-ways', values: { ways: game.rows ** game.reelWeights.length } },
      ...sharedRules({ game, awarded }),
      { key: 'slots.rules-cascade', values: { multipliers: timesOf(game.multipliers) } },
      { key: 'slots.rules-free-cascade', values: free },
    ],
    freeNote: { key: 'slots.free-cascade', values: free },
  };
}

type FallingGame = TumbleGame | ClusterGame | CascadeGame;
type Pays = Readonly<Record<string, PayByCount>>;

interface Shared {
  readonly game: FallingGame;
  /** Free spins by the least number of scatters. */
  readonly awarded: PayByCount;
}

function sharedFace({ game, awarded, pays }: Shared & { readonly pays: Pays }) {
  return {
    strips: [],
    falls: true,
    lines: [],
    pays: Object.entries(pays).map(([symbol, steps]) => ({ symbol, pays: stepPays(steps) })),
    awaited: [{ symbol: game.scatter, count: leastOf(awarded) }],
  };
}

function scatterSymbol({ scatter, scatterPays, stakeCredits }: FallingGame, awarded: PayByCount) {
  const values = { count: leastOf(awarded), spins: spinsByScatters(awarded) };
  return {
    symbol: scatter,
    does: { key: 'slots.paytable-scatter-spins', values },
    pays: stepPays(scatterPays, stakeCredits),
  } as const;
}

function sharedRules({ game, awarded }: Shared): Sentence[] {
  const spins = spinsByScatters(awarded);
  return [
    { key: 'slots.rules-fall' },
    { key: 'slots.rules-scatter', values: { pays: scatterStakes(game.scatterPays) } },
    { key: 'slots.rules-free-spins', values: { spins, max: game.freeSpins.spinsMax } },
  ];
}

/** Pays by the least count of each step, written as "8–9" and "12+". */
function stepPays(pays: PayByCount, worth = 1): SymbolPays['pays'] {
  const steps = Object.keys(pays).map(Number);
  return steps
    .map((least, at) => {
      const next = steps[at + 1];
      const count = next === undefined ? `${least}+` : spanOf(least, next - 1);
      return { count, credits: (pays[least] ?? 0) * worth };
    })
    .toReversed();
}

function spanOf(least: number, most: number): string {
  return least === most ? `${least}` : `${least}–${most}`;
}

function leastCount(pays: Pays): number {
  return Math.min(...Object.values(pays).map(leastOf));
}

function timesOf(multipliers: readonly number[]): string {
  return multipliers.map((times) => `×${times}`).join(', ');
}

/** Like "3: 8, 4: 12". */
function spinsByScatters(awarded: PayByCount): string {
  return Object.entries(awarded)
    .map(([count, spins]) => `${count}: ${spins}`)
    .join(', ');
}
