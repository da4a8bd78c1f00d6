// Asks the feed again about results that it told: where it corrected one, a correction is proposed.
// The company is the first of the two persons, so that a member of staff still decides.
import type { SharedEvent } from '../../wagering/index.ts';
import type { LotteryPorts } from '../ports.ts';
import type { Desk, Step } from './desk.ts';
import { refusalOfCorrection, refusalOfNumbers } from './rules/two-persons.ts';
import { waitingFor } from './store/proposals.ts';
import { definitionOf } from './terms.ts';

const family = 'lottery';

const watchedMs = 3 * 3_600_000;
const watchedMost = 200;

export function createFeedWatch(
  { wagering, results, clock }: Pick<LotteryPorts, 'wagering' | 'results' | 'clock'>,
  desk: Desk,
) {
  /** Gives how many corrections were proposed. */
  return async (): Promise<number> => {
    if (!results) return 0;
    const drawsFrom = clock.now() - watchedMs;
    const search = { family, states: ['settled'], drawsFrom, newestFirst: true } as const;
    const events = await wagering.eventsOf({ ...search, count: watchedMost });
    let proposed = 0;
    for (const event of events.filter(({ drawnBy }) => drawnBy === 'outside')) {
      const { gameCode, name: issue, drawsAt } = event;
      const answer = await results.resultOf({ gameCode, issue, drawsAt });
      if (!answer.ok || answer.result.version <= event.resultVersion) continue;
      const { numbers } = answer.result;
      if (!isCorrection(event, numbers)) continue;
      if (await propose(desk, event, { numbers, name: results.name })) proposed += 1;
    }
    if (proposed > 0) desk.changed();
    return proposed;
  };
}

function isCorrection(event: SharedEvent, numbers: readonly number[]): boolean {
  const game = definitionOf(event.gameCode);
  if (!game || refusalOfNumbers(game.kind, numbers)) return false;
  return refusalOfCorrection(event, numbers) === undefined;
}

interface Told {
  readonly numbers: readonly number[];
  readonly name: string;
}

function propose(desk: Desk, event: SharedEvent, { numbers, name }: Told): Promise<boolean> {
  const { gameCode, name: issue } = event;
  const step: Step = {
    kind: 'correction',
    gameCode,
    issue,
    play: '',
    reason: 'corrected by the feed',
    proposed: {
      numbers,
      version: event.resultVersion + 1,
    },
    replaced: { numbers: event.result },
  };
  const feed = { staffId: `feed ${name}`, username: `feed ${name}` };
  return desk.underLock(gameCode, async (tx) => {
    if (await waitingFor(tx, step)) return false;
    await desk.propose(tx, feed, step);
    return true;
  });
}
