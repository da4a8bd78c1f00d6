// Staff cancel a flight that cannot begin: one person where little lies on it, else two. Each step
// may be lost, sent twice or cut off by a crash.
import { must } from '../broken.ts';
import type { Chance } from '../chance.ts';
import { asOperator } from '../operators.ts';
import { answerOr } from '../player.ts';
import type { World } from '../world.ts';
import { gameCode } from './known.ts';

export interface Cancelled {
  readonly eventId: string;
  readonly name: string;
}

export async function cancelFlight(
  world: World,
  chance: Chance,
  { eventId, name: round }: Cancelled,
): Promise<void> {
  const [one, other] = chance.percent(50) ? world.desk : world.desk.toReversed();
  must(one !== undefined && other !== undefined, 'two persons cancel flights');
  world.flights.cancelled.add(eventId);
  const asked = { gameCode, round, reason: 'the beacon is silent' };
  const result = await asOperator(one, ({ crash }) => crash.cancelCrashFlight(asked));
  // Sent twice, or its answer lost: it is proposed, or done, already.
  const may = ['proposal-waits', 'flight-cancelled'];
  answerOr(result, may, 'the cancellation of a flight');
  const isWaiting = (await stateOf(world, eventId)) === 'waiting';
  if (isWaiting) {
    const alone = await asOperator(one, ({ crash }) =>
      crash.confirmCrashCancellation({ gameCode, round }),
    );
    const isRefused = !alone.ok && alone.refused === 'second-person-needed';
    must(isRefused, 'one person does not cancel a large flight', alone);
    const confirmed = await asOperator(other, ({ crash }) =>
      crash.confirmCrashCancellation({ gameCode, round }),
    );
    answerOr(confirmed, ['proposal-closed', 'flight-cancelled'], 'a confirmed cancellation');
  }
  world.tally.add('flight cancelled by staff');
}

async function stateOf({ house }: World, eventId: string): Promise<string | undefined> {
  const found = await house.pool.query<{ state: string }>(
    'select state from crash_cancellation where event_id = $1',
    [eventId],
  );
  return found.rows[0]?.state;
}
