// Games whose cells are drawn one by one and fall: pays by how many show anywhere, by clusters and
// by ways.
import type { CascadeGame, ClusterGame, PayByCount, TumbleGame } from '@baize/engines';
import type { MechanicFace, Sentence } from './face.ts';
import { leastOf, paysAtLeast, paysOf, scatterStakes, spinsByScatters, timesOf } from './pays.ts';

export function tumbleFace(game: TumbleGame): MechanicFace {
  const { freeSpins } = game;
  const awarded = { [freeSpins.scattersMin]: freeSpins.awarded };
  const values = { values: timesOf(Object.keys(game.orbValues)) };
  return {
    ...sharedFace({ game, awarded, pays: game.countPays }),
    special: [
      scatterSymbol(game, awarded),
      { symbol: game.orb, does: { key: 'slots.paytable-orb', values } },
    ],
    rules: [
      { key: 'slots.rules-anywhere', values: { least: leastCount(game.countPays) } },
      ...fallRules(game),
      {
        key: 'slots.rules-free-anywhere',
        values: {
          count: freeSpins.scattersMin,
          spins: freeSpins.awarded,
          least: freeSpins.retriggerScattersMin,
          more: freeSpins.retriggered,
          max: freeSpins.spinsMax,
        },
      },
      { key: 'slots.rules-orbs', values },
    ],
    multiplierLasts: true,
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
      { key: 'slots.rules-clusters', values: { least: leastCount(game.clusterPays) } },
      ...sharedRules({ game, awarded }),
      { key: 'slots.rules-free-more', values: { count, more: retriggered[count] ?? 0 } },
      { key: 'slots.rules-free-rising', values: step },
    ],
    multiplierLasts: true,
    freeNote: { key: 'slots.free-rising' },
  };
}

export function cascadeFace(game: CascadeGame): MechanicFace {
  const { awarded, multipliers } = game.freeSpins;
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
      {
        key: 'slots.rules-cascade',
        values: { paid: timesOf(game.multipliers), free: timesOf(multipliers) },
      },
    ],
    freeNote: { key: 'slots.free-cascade', values: { times: timesOf(multipliers) } },
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
    pays: Object.entries(pays).map(([symbol, steps]) => ({ symbol, pays: paysAtLeast(steps) })),
    awaited: [{ symbol: game.scatter, count: leastOf(awarded) }],
  };
}

function scatterSymbol({ scatter, scatterPays, stakeCredits }: FallingGame, awarded: PayByCount) {
  const values = { count: leastOf(awarded), spins: spinsByScatters(awarded) };
  return {
    symbol: scatter,
    does: { key: 'slots.paytable-scatter-spins', values },
    pays: paysAtLeast(scatterPays, stakeCredits),
  } as const;
}

function sharedRules({ game, awarded }: Shared): Sentence[] {
  const spins = spinsByScatters(awarded);
  return [
    ...fallRules(game),
    { key: 'slots.rules-free-spins', values: { spins, max: game.freeSpins.spinsMax } },
  ];
}

function fallRules({ scatterPays }: FallingGame): Sentence[] {
  return [
    { key: 'slots.rules-falls' },
    { key: 'slots.rules-scatter', values: { pays: scatterStakes(scatterPays) } },
  ];
}

function leastCount(pays: Pays): number {
  return Math.min(...Object.values(pays).map(leastOf));
}
