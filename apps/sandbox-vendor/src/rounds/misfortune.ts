// Faults on demand. A round is given its fault when it begins, so that it keeps it through a
// restart; what the fault does to a message on the way is decided here.
import { faults, type Fault } from './course.ts';

export interface FaultPlan {
  /** In how many of a hundred rounds something goes wrong. */
  percent: number;
  kinds: readonly Fault[];
  /** Faults of the very next rounds, in this order. */
  next: Fault[];
  /** In how many of a hundred calls our own interface for platforms fails. */
  apiPercent: number;
}

export const noFaults = (): FaultPlan => ({ percent: 0, kinds: faults, next: [], apiPercent: 0 });

/** `chance` gives a whole number below its argument. */
export function chooseFault(plan: FaultPlan, chance: (below: number) => number): Fault | '' {
  const [next] = plan.next;
  if (next !== undefined) {
    plan.next = plan.next.slice(1);
    return next;
  }
  if (plan.kinds.length === 0 || chance(100) >= plan.percent) return '';
  return plan.kinds[chance(plan.kinds.length)] ?? '';
}

export const isFault = (word: unknown): word is Fault => faults.some((fault) => fault === word);

export type Way =
  | 'straight'
  | 'never sent'
  | 'answer lost'
  | 'slow'
  | 'twice'
  | 'spoilt first'
  | 'another token'
  | 'killed before the answer is written';

/** How this try of a message goes. Only a first try is hit, unless the fault says every one. */
export function wayOf(fault: string, message: { kind: string; place: number; tries: number }): Way {
  const { kind, tries } = message;
  if (kind === 'bet' && fault === 'lose-every-bet-answer') return 'answer lost';
  if (kind === 'bet' && fault === 'bet-never-arrives') return 'never sent';
  if (kind === 'bet' && fault === 'unknown-token') return 'another token';
  if (tries > 0) return 'straight';
  return firstWays[fault] ?? 'straight';
}

const firstWays: Readonly<Record<string, Way>> = {
  'lose-request': 'never sent',
  'lose-answer': 'answer lost',
  delay: 'slow',
  duplicate: 'twice',
  'bad-signature': 'spoilt first',
  'kill-before-answer': 'killed before the answer is written',
};
