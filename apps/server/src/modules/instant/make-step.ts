// One step of a hand, or its cash-out. The number decides: a step that was made before is answered
// again, and of two that come at once one is made and the other is told that the hand went on.
import { instantGameOf, type Json } from '@baize/engines';
import { refuse, type Refusal } from '@baize/contract';
import type { GameCaller } from '../../platform/call/index.ts';
import type { Round } from '../wagering/index.ts';
import type { InstantPorts } from './ports.ts';
import { stepsIn } from './rules/hand.ts';
import { addStep, type Step } from './store/steps.ts';
import { createHands, type Hands, type Held } from './hands.ts';

export interface StepAsked {
  readonly caller: GameCaller;
  readonly gameCode: string;
  readonly roundId: string;
  readonly number: number;
  readonly step: Json;
  readonly now: number;
}

type HandRefusal =
  | 'game-unknown'
  | 'game-unverified'
  | 'round-unknown'
  | 'hand-over'
  | 'hand-moved-on'
  | 'step-not-allowed';

/** Refuses a step that was not made yet. */
type Guard<Name extends Refusal['refused']> = (
  asked: StepAsked,
) => Promise<Refusal<Name> | undefined>;

export function makeStep<Name extends Refusal['refused']>(ports: InstantPorts, guard: Guard<Name>) {
  const hands = createHands(ports);
  return async (asked: StepAsked): Promise<Round | Refusal<HandRefusal | Name>> => {
    const game = instantGameOf(asked.gameCode);
    if (!game || asked.caller.gameCode !== game.code) return refuse('game-unknown');
    const unverified = ports.refusalOfCode();
    if (unverified) return unverified;
    const { playerId, currency } = asked.caller.player;
    const round = await ports.wagering.roundOf(playerId, asked.roundId);
    // A session in play money plays no hand in real money.
    const isHere = round?.gameCode === game.code && round.currency === currency;
    if (!isHere || !game.play.steps) return refuse('round-unknown');
    const made = await madeBefore(hands, round, asked);
    if (!('held' in made)) return made;
    const refusal = await guard(asked);
    if (refusal) return refusal;
    return addNext(ports, hands, made.held, asked);
  };
}

type Made = Round | Refusal<'hand-over' | 'hand-moved-on'> | { readonly held: Held };

/** The answer to a step that was made already; else the hand that waits for it. */
async function madeBefore(hands: Hands, round: Round, asked: StepAsked): Promise<Made> {
  if (round.state !== 'open') return answerClosed(round, asked);
  const held = await hands.held(round);
  if (held === undefined || held.isGivenBack || held.replayed.hand.over) {
    return answerClosed(await hands.finish(round), asked);
  }
  const { steps } = held;
  if (asked.number <= steps.length) {
    return steps[asked.number - 1] === asked.step ? round : refuse('hand-moved-on');
  }
  return asked.number === steps.length + 1 ? { held } : refuse('hand-moved-on');
}

const answerClosed = (round: Round, { number, step }: StepAsked) =>
  stepsIn(round.outcome)[number - 1] === step ? round : refuse('hand-over');

async function addNext(
  { database }: InstantPorts,
  hands: Hands,
  { round, steps }: Held,
  asked: StepAsked,
): Promise<Round | Refusal<'step-not-allowed' | 'hand-over' | 'hand-moved-on'>> {
  const { number, step, now } = asked;
  const { playerId, roundId } = round;
  const mine = { step, madeBy: 'player' } as const satisfies Step;
  const earlier = steps.map((one): Step => ({ step: one, madeBy: 'player' }));
  const next = await hands.heldBy(round, [...earlier, mine]);
  if (next === undefined) return refuse('step-not-allowed');
  if (await addStep(database.kysely, { playerId, roundId, number, now, ...mine })) {
    return hands.close(next);
  }
  const first = await madeBefore(hands, round, asked);
  return 'held' in first ? refuse('hand-moved-on') : first;
}
