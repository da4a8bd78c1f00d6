// The state of the connection, from the calls of this tab, and the time of the last answer. Every
// screen without current data says the same: the connection is lost.
import { create } from 'zustand';
import { useLiveLost } from './live/live-lost.ts';
import { useIsOnline } from './network.ts';

const useLine = create<{ gone: boolean }>()(() => ({ gone: false }));

/** Statuses of a proxy in place of an unreachable server. */
const standIns: readonly number[] = [502, 503, 504];
let heardAt = Date.now();

/** The moment of the last answer: what is shown is of then. */
export const lastHeardAt = (): number => heardAt;

export function hearAnswer({ status, headers }: Response): void {
  const isOurs = headers.get('content-type')?.includes('json') === true;
  if (standIns.includes(status) && !isOurs) loseLine();
  else findLine();
}

export function findLine(): void {
  heardAt = Date.now();
  if (useLine.getState().gone) useLine.setState({ gone: false });
}

export function loseLine(): void {
  if (!useLine.getState().gone) useLine.setState({ gone: true });
}

/** The device has no network, the live channel is lost, or the last call went unanswered. */
export function useLineGone(): boolean {
  const isOnline = useIsOnline();
  const { lost } = useLiveLost();
  const { gone } = useLine();
  return !isOnline || lost || gone;
}

/**
 * Asks the server itself, after one of its files failed to load: whether it is away, still has the
 * release of this page, or has a newer one. The file of the worker names what a page begins with.
 */
export async function askRelease(): Promise<'away' | 'same' | 'newer'> {
  try {
    const answer = await fetch('/sw.js', { cache: 'no-store' });
    hearAnswer(answer);
    if (useLine.getState().gone) return 'away';
    const own = document.querySelector('script[type=module]')?.getAttribute('src') ?? '';
    return answer.ok && !(await answer.text()).includes(own) ? 'newer' : 'same';
  } catch {
    loseLine();
    return 'away';
  }
}
