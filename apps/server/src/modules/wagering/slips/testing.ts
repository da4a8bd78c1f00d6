// Events and slips of a lottery, for the tests of slips and of the modules above.
import {
  checkSlip,
  dealtLotteryOf,
  limitsOf,
  playsOf,
  readSelection,
  statedTerms,
  strike,
} from '@baize/engines';
import type { Database } from '../../../platform/database/index.ts';
import { readTrialBalance } from '../../wallet/index.ts';
import { eventIdOf, type EventPlan } from './rules/event.ts';
import type { SlipAsked } from './rules/slip.ts';

export interface SlipTried {
  readonly bet?: string;
  readonly text?: string;
  /** Of a play with prizes the multiple of 2.00, of one with odds the amount in whole units. */
  readonly times?: number;
  readonly issueCap?: bigint;
}

/** A slip of a game as it is struck at 1956, or at the odds that the game states. */
export function slipOn(eventId: string, tried: SlipTried = {}): SlipAsked {
  const { bet = '3X_DIRECT_BACK', text = '1|2|3', times = 1, issueCap } = tried;
  const game = dealtLotteryOf(eventId.slice(0, eventId.indexOf(':')));
  const play = game && playsOf(game.definition.kind).get(bet);
  if (!game || !play) throw new RangeError(`${eventId} has no play ${bet}`);
  const read = readSelection(play, text);
  if ('refusal' in read) throw new RangeError(`${text.slice(0, 60)}: ${read.refusal}`);
  const stated = statedTerms(game.definition, play, 1956);
  const terms =
    stated.pays === 'odds'
      ? { ...stated, amount: BigInt(times) * 10_000n }
      : { ...stated, multiple: times };
  const checked = checkSlip(
    play,
    { selection: read.value, terms },
    limitsOf(game.definition, 1956),
  );
  if ('refusal' in checked) throw new RangeError(`${text.slice(0, 60)}: ${checked.refusal}`);
  const slip = checked.value;
  const struck = strike({ slip, issueCap: issueCap ?? game.definition.issuePayoutCap });
  return { eventId, bet, stake: slip.stake, struck };
}

let planned = 0;

/** An event of a minute that opens now and is closed five seconds before its draw. */
export function planAt(now: number, change: Partial<EventPlan> = {}): EventPlan {
  planned += 1;
  const drawnBy = change.drawnBy ?? 'us';
  return {
    family: 'lottery',
    gameCode: 'SSC_1M',
    name: `20261121-${String(planned).padStart(4, '0')}`,
    day: '2026-11-21',
    seq: planned,
    opensAt: now,
    closesAt: now + 55_000,
    drawsAt: now + 60_000,
    dayEndsAt: now + 60_000,
    drawnBy,
    beacon: drawnBy === 'us' ? 'quicknet' : null,
    beaconRound: drawnBy === 'us' ? 1000 + planned : null,
    ...change,
  };
}

export { eventIdOf };

/** Every account agrees with its entries, and every posting sums to zero. */
export async function mustBalance(database: Database): Promise<void> {
  const { balanced, drifted, unbalanced } = await readTrialBalance(database);
  const told = [...drifted, ...unbalanced].map((one) => Object.values(one).join(' '));
  if (!balanced) throw new Error(`unbalanced: ${told.join(', ')}`);
}
