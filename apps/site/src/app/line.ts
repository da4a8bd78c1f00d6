// The state of the connection, from the calls of this tab, and the time of the last answer. Every
// screen without current data says the same: the connection is lost.
import { create } from 'zustand';
import { contract } from '@baize/contract';
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

/** Asks the server itself, after one of its files failed to load. */
export async function isServerThere(): Promise<boolean> {
  try {
    hearAnswer(await fetch(contract.settings.getStatus.path, { cache: 'no-store' }));
  } catch {
    loseLine();
  }
  return !useLine.getState().gone;
}
