// Finishes rounds whose process died, and ends hands that their player left open for too long: at
// what they are worth, or with the stake given back where no step was made.
import { cashOut } from '@baize/engines';
import { topicOfPlayer } from '@baize/contract';
import { isPlayMoney, printUnits } from '@baize/money';
import { wonOf, type Round } from '../../wagering/index.ts';
import type { InstantPorts } from '../ports.ts';
import { giveBack } from '../rules/hand.ts';
import { addStep } from '../store/steps.ts';
import { createHands, type Hands, type Held } from '../hands.ts';

const interruptedAfterMs = 10_000;
const batchMax = 100;
const hourMs = 3_600_000;

/** Gives how many rounds it closed. */
export function endLeftHands(ports: InstantPorts) {
  const hands = createHands(ports);
  return async (): Promise<number> => {
    // Interrupted rounds wait for code that is known.
    if (ports.refusalOfCode()) return 0;
    let closed = 0;
    for await (const round of openRounds(ports)) {
      const ended = await endOne(ports, hands, round).catch((error: unknown) => {
        ports.log.error({ error, roundId: round.roundId }, 'a left round could not be finished');
      });
      if (ended && ended.state !== 'open') closed += 1;
    }
    return closed;
  };
}

/** Oldest first, page by page: hands that wait for their player hide no interrupted round. */
async function* openRounds({ wagering, clock }: InstantPorts): AsyncGenerator<Round> {
  const before = clock.now() - interruptedAfterMs;
  const seen = new Set<string>();
  let since = 0;
  for (;;) {
    const page = await wagering.openRounds({ before, since, family: 'instant', count: batchMax });
    const fresh = page.filter(({ roundId }) => !seen.has(roundId));
    for (const round of fresh) {
      seen.add(round.roundId);
      yield round;
    }
    if (fresh.length === 0) return;
    since = fresh.at(-1)?.openedAt ?? since;
  }
}

async function endOne(ports: InstantPorts, hands: Hands, round: Round): Promise<Round> {
  const held = await hands.held(round);
  if (held === undefined) return ports.wagering.voidRound(round, 'rules-gone');
  const goesOn = !held.replayed.hand.over && !held.isGivenBack;
  // A hand that ended by its player's own step was not ended by the house.
  if (!goesOn) return hands.close(held, held.steps.length > 0 ? 'to-player' : 'to-house');
  const isLeft = round.openedAt + ports.policy().handHoursMax * hourMs <= ports.clock.now();
  if (!isLeft || !(await addEnd(ports, held))) return round;
  return hands.finish(round, 'to-house');
}

/**
 * The house's step and the message to the player, together; false: the player was first. Of play
 * money nobody is told.
 */
function addEnd({ database, clock, tell }: InstantPorts, held: Held): Promise<boolean> {
  const { round, steps, replayed } = held;
  const { playerId, roundId, currency } = round;
  const step = replayed.hand.mayCashOut ? cashOut : giveBack;
  return database.transaction(async (tx) => {
    const number = steps.length + 1;
    const now = clock.now();
    if (!(await addStep(tx, { playerId, roundId, number, step, madeBy: 'house', now })))
      return false;
    if (!isPlayMoney(currency)) await tell(tx, newsOf(held));
    return true;
  });
}

function newsOf({ round, replayed }: Held) {
  const { playerId, roundId, gameCode, stake } = round;
  const won = wonOf({ ...round, payout: replayed.payout });
  const { hand } = replayed;
  const givenBack = round.free ? 'free-bet-back' : 'given-back';
  return {
    event: 'hand-ended',
    topic: topicOfPlayer(playerId),
    payload: {
      roundId,
      gameCode,
      end: hand.mayCashOut ? 'cashed-out' : givenBack,
      amount: printUnits(hand.mayCashOut ? won : stake, 2),
    },
  } as const;
}
