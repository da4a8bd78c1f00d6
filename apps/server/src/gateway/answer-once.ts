// Answers a request under its key: carried out once, and asked again, also in the same moment,
// answered as the first time. A refused request gives its key back.
import { setTimeout as sleep } from 'node:timers/promises';
import { isRefusal, refuse } from '@baize/contract';
import type { Asked, Intent, Replay } from '../platform/replay/index.ts';

export interface Once {
  readonly intent: Intent;
  readonly asked: Asked;
  /** The answer is kept here; else the action's own record holds it. */
  readonly isKept: boolean;
  readonly now: number;
}

export async function answerOnce(
  replay: Replay,
  { intent, asked, isKept, now }: Once,
  action: () => Promise<unknown>,
): Promise<unknown> {
  while (!(await replay.claim(intent, asked, now))) {
    const first = await replay.find(intent);
    // Given back in this moment: nothing was caused under it.
    if (!first) continue;
    const same = first.endpoint === asked.endpoint && first.fingerprint === asked.fingerprint;
    if (!same) return refuse('idempotency-key-reused');
    if (first.answer !== null) return first.answer;
  }
  const answer = await action();
  if (isRefusal(answer)) {
    const isElsewhere = await replay.release(intent);
    return (isElsewhere && isKept && (await answerElsewhere(replay, intent))) || answer;
  }
  if (!isKept || (await replay.keep(intent, answer))) return answer;
  return (await replay.find(intent))?.answer ?? answer;
}

const looksMost = 40;
const msBetweenLooks = 50;

/**
 * What the same request was given elsewhere in these moments: of one click that came twice the
 * later is refused because the other was carried out. Undefined where none was given in time.
 */
async function answerElsewhere(replay: Replay, intent: Intent): Promise<unknown> {
  for (let looks = 0; looks < looksMost; looks += 1) {
    const first = await replay.find(intent);
    if (!first || first.answer !== null) return first?.answer;
    await sleep(msBetweenLooks);
  }
  return undefined;
}
