// An open round from its seed, nonce and steps, and its end. What it shows was fixed when the stake
// was taken, so doing it twice, or after a crash, gives the same. Where the rules it was struck
// under are gone, nobody can tell its outcome: the stake goes back.
import { instantGameOf, type Json } from '@baize/engines';
import type { Round } from '../wagering/index.ts';
import type { InstantPorts } from './ports.ts';
import { giveBack, replay, type Replayed } from './rules/hand.ts';
import { readSteps, type Step } from './store/steps.ts';

type Ports = Pick<InstantPorts, 'wagering' | 'database'>;

/** An open round as far as its steps go; undefined: its rules are gone. */
export interface Held {
  readonly round: Round;
  readonly steps: readonly Json[];
  readonly replayed: Replayed;
  /** The house gives back its stake. */
  readonly isGivenBack: boolean;
  readonly byHouse: boolean;
  readonly draws: Round['draws'];
}

export function createHands({ wagering, database }: Ports) {
  const held = async (round: Round): Promise<Held | undefined> =>
    heldBy(round, await readSteps(database.kysely, round));

  /** The same with other steps; undefined too when a step is not allowed. */
  const heldBy = async (round: Round, made: readonly Step[]): Promise<Held | undefined> => {
    const game = instantGameOf(round.gameCode);
    if (game?.version !== round.gameVersion) return undefined;
    const last = made.at(-1);
    const byHouse = last?.madeBy === 'house';
    const isGivenBack = byHouse && last.step === giveBack;
    const steps = made.slice(0, isGivenBack ? -1 : made.length).map(({ step }) => step);
    const draws = (await wagering.seedOf(round)).draws(wagering.drawnFrom(round));
    const { stake, choice = null } = round;
    const replayed = replay(game, { stake, choice, steps, draws });
    if (replayed === undefined) return undefined;
    const drawn = draws.recorded.map(({ range, value }) => [range, value] as const);
    return { round, steps, replayed, isGivenBack, byHouse, draws: drawn };
  };

  /** Closes a round that is over; one that goes on stays open. */
  const finish = async (round: Round, left: 'to-player' | 'to-house' = 'to-player') => {
    const found = await held(round);
    if (found === undefined) return wagering.voidRound(round, 'rules-gone');
    return close(found, left);
  };

  const close = async (found: Held, left: 'to-player' | 'to-house' = 'to-player') => {
    const { round, replayed, isGivenBack, byHouse, draws } = found;
    if (isGivenBack) return wagering.voidRound(round, 'hand-left');
    if (!replayed.hand.over) return round;
    // Its player is told that it ended without them.
    const later = byHouse || left === 'to-house' ? { finishedLater: true } : {};
    const outcome = { ...replayed.outcome, ...later };
    return wagering.settleRound({ round, payout: replayed.payout, draws, outcome });
  };

  return { held, heldBy, finish, close };
}

export type Hands = ReturnType<typeof createHands>;
