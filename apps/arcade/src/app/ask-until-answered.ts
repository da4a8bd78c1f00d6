// Sends one intent until the server has answered it. Without a connection it is unknown whether the
// stake was taken, so the same request is repeated, however long it takes.
import type { Failure, Success } from '@baize/client';

type Answer<T> = Success<T> | Failure;

export interface Patience {
  /** Called before each wait: the connection is lost, or the server is still at work. */
  readonly onUnanswered: (failure: Failure) => void;
  /** Resolves when it is worth asking again. */
  readonly wait: (attempt: number) => Promise<void>;
}

const faultsMax = 3;

export async function askUntilAnswered<T>(
  ask: () => Promise<Answer<T>>,
  { onUnanswered, wait }: Patience,
): Promise<Answer<T>> {
  for (let attempt = 1, faults = 0; ; attempt += 1) {
    const answer = await ask();
    if (answer.ok || isRefusal(answer) || isSessionLost(answer)) return answer;
    if (isFault(answer)) faults += 1;
    if (faults >= faultsMax) return answer;
    onUnanswered(answer);
    await wait(attempt);
  }
}

/** The server said no, so nothing was staked. Everything else leaves it open. */
export function isRefusal(failure: Failure): boolean {
  return failure.refused !== 'offline' && !isFault(failure) && !isSessionLost(failure);
}

export function isSessionLost(failure: Failure): boolean {
  return failure.refused === 'session-missing';
}

function isFault(failure: Failure): boolean {
  return failure.refused === 'fault' || failure.status >= 500;
}
