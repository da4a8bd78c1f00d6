// Decides which messages a round sends, in which order, and its state once they are answered. Pure.
// The usual course is bet, win, end; a fault that was asked for takes another one on purpose.

export type Kind = 'bet' | 'win' | 'rollback' | 'end';

/** Faults injected into a round. */
export const faults = [
  'lose-request',
  'lose-answer',
  'delay',
  'duplicate',
  'bad-signature',
  'lose-every-bet-answer',
  'bet-never-arrives',
  'unknown-token',
  'rollback-before-bet',
  'win-before-bet',
  'win-after-rollback',
  'late-win',
  'kill-before-answer',
] as const;
export type Fault = (typeof faults)[number];

/** The messages of a round; a win only where something is paid, or where it must be refused. */
export function courseOf(fault: string, pays: boolean): Kind[] {
  const win: Kind[] = pays ? ['win'] : [];
  if (fault === 'rollback-before-bet') return ['rollback', 'bet'];
  if (fault === 'win-before-bet') return ['win', 'bet', ...win, 'end'];
  if (fault === 'win-after-rollback') return ['bet', 'rollback', 'win', 'end'];
  if (fault === 'late-win') return ['bet', 'end', ...win];
  return ['bet', ...win, 'end'];
}

export type RoundState = 'open' | 'settled' | 'rolled-back' | 'refused';

export interface Answered {
  readonly kind: Kind;
  readonly place: number;
  readonly state: 'waiting' | 'taken' | 'refused' | 'dropped';
}

/** Where the round stands; open as long as something waits to be answered. */
export function stateOf(messages: readonly Answered[]): RoundState {
  if (messages.some(({ state }) => state === 'waiting')) return 'open';
  if (messages.some(({ kind, state }) => kind === 'rollback' && state === 'taken'))
    return 'rolled-back';
  return messages.some(({ kind, state }) => kind === 'bet' && state === 'taken')
    ? 'settled'
    : 'refused';
}

/** The mistake of the other side that the answer to a message shows. */
export function surpriseOf(
  { kind, place, state }: Answered,
  before: readonly Answered[],
): string | undefined {
  const isBack = before.some((one) => one.kind === 'rollback' && one.state === 'taken');
  const isStaked = before.some((one) => one.kind === 'bet' && one.state === 'taken');
  if (kind === 'bet') return isBack && state === 'taken' ? 'bet taken after rollback' : undefined;
  if (kind === 'win' && (isBack || (place === 0 && !isStaked)))
    return state === 'taken' ? 'win taken without a bet' : undefined;
  // A round without a bet may be unknown to the platform when it ends.
  if (kind === 'end' && isBack) return undefined;
  return state === 'refused' ? `${kind} refused` : undefined;
}

/** A refused bet ends the round: nothing else of it is sent. */
export const endsRound = ({ kind, state }: Answered): boolean =>
  kind === 'bet' && state === 'refused';
