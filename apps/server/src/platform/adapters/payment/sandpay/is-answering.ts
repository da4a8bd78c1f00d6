// Waits until the sandbox company answers: it starts beside the platform, in a process of its own.
import { setTimeout as sleep } from 'node:timers/promises';

const pauseMs = 100;
const withinMs = 30_000;
const timeoutMs = 2000;

/** Without an address there is none to wait for. */
export async function isAnswering(url: string | undefined): Promise<void> {
  if (url === undefined) return;
  const until = Date.now() + withinMs;
  while (Date.now() < until) {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await fetch(`${url}/health`, { signal }).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(pauseMs);
  }
  throw new Error(`The sandbox payment company does not answer at ${url}`);
}
