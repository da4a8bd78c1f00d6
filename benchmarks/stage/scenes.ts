// Rounds with rare scenes, found by drawing one seed again and again: every scene follows by the
// rules from real draws.
import { slotGameOf, openSeed, playRound, stakesOf, type DealtSlot } from '@baize/engines';
import type { SlotEvent } from '@baize/engines';
import type { Units } from '@baize/money';

export const scenes = ['quiet', 'win', 'big', 'mega', 'grand', 'free-spins', 'hold'] as const;
export type Scene = (typeof scenes)[number];

export interface PlayedRound {
  readonly nonce: number;
  readonly stake: Units;
  readonly payout: Units;
  readonly events: readonly SlotEvent[];
}

const seed = openSeed('5e'.repeat(32));
export const clientSeed = 'scenes';
const drawnMax = 30_000;

export function roundAt(game: DealtSlot, nonce: number): PlayedRound {
  const stake = stakesOf(game.definition)[0] ?? 0n;
  const draws = seed.draws({ clientSeed, nonce });
  return { nonce, ...playRound({ game: game.definition, stake, draws }) };
}

/** The first round that shows the scene; undefined: the game has none, or it is too rare. */
export function roundOf(gameCode: string, scene: Scene): PlayedRound | undefined {
  const game = slotGameOf(gameCode);
  if (game === undefined) throw new Error(`no game is called ${gameCode}`);
  if (scene === 'hold' && game.definition.mechanic !== 'hold') return undefined;
  if (scene === 'free-spins' && game.definition.mechanic === 'hold') return undefined;
  for (let nonce = 1; nonce < drawnMax; nonce += 1) {
    const round = roundAt(game, nonce);
    if (shows[scene](round)) return round;
  }
  return undefined;
}

const has = (events: readonly SlotEvent[], kind: SlotEvent['kind']) =>
  events.some((event) => event.kind === kind);
const isPlain = ({ events }: PlayedRound) =>
  !has(events, 'free-spins-awarded') && !has(events, 'hold-started');
const pays = ({ payout, stake }: PlayedRound, from: bigint, below: bigint) =>
  payout >= from * stake && payout < below * stake;

const shows: Readonly<Record<Scene, (round: PlayedRound) => boolean>> = {
  quiet: (round) => isPlain(round) && round.payout === 0n,
  win: (round) => isPlain(round) && pays(round, 3n, 10n),
  big: (round) => isPlain(round) && pays(round, 15n, 40n),
  mega: (round) => isPlain(round) && pays(round, 40n, 100n),
  grand: (round) => isPlain(round) && pays(round, 100n, 100_000n),
  'free-spins': ({ events, ...round }) =>
    has(events, 'feature-ended') && pays({ events, ...round }, 15n, 100_000n),
  hold: ({ events }) => has(events, 'hold-ended'),
};
