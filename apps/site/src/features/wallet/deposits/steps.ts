// The steps of a deposit as its tracker shows them: those taken with their times, and those that
// are still to come. Pure.
import type { DepositKind, DepositState, DepositStep } from '@baize/contract';

export interface Mark {
  readonly step: DepositStep;
  readonly look: 'done' | 'now' | 'late' | 'bad' | 'coming';
  readonly at: number | undefined;
}

export interface Taken {
  readonly kind: DepositKind;
  readonly state: DepositState;
  readonly steps: readonly { readonly step: DepositStep; readonly at: number }[];
}

export const isOpen = ({ state }: Pick<Taken, 'state'>): boolean =>
  state === 'opening' || state === 'processing' || state === 'lost';

const bad: readonly DepositStep[] = ['refused', 'reversed'];

const wayThere = (kind: DepositKind): readonly DepositStep[] =>
  kind === 'crypto'
    ? ['requested', 'payment-due', 'confirming', 'credited']
    : ['requested', 'payment-due', 'credited'];

function lookOf(step: DepositStep, isLast: boolean): Mark['look'] {
  if (bad.includes(step)) return 'bad';
  if (step === 'silent') return 'late';
  return isLast ? 'now' : 'done';
}

export function marksOf(deposit: Taken): readonly Mark[] {
  const { kind, steps } = deposit;
  const stillOpen = isOpen(deposit);
  const taken = steps.map(({ step, at }, place): Mark => ({
    step,
    at,
    look: lookOf(step, stillOpen && place === steps.length - 1),
  }));
  if (!stillOpen) return taken;
  const way = wayThere(kind);
  const reached = Math.max(-1, ...steps.map(({ step }) => placeOf(step, way)));
  const coming = way
    .slice(reached + 1)
    .map((step): Mark => ({ step, at: undefined, look: 'coming' }));
  return [...taken, ...coming];
}

/** A proof stands where the payment is due; money being confirmed has been paid. */
function placeOf(step: DepositStep, way: readonly DepositStep[]): number {
  if (step === 'proof-sent' || step === 'confirming' || step === 'silent') {
    return Math.max(way.indexOf('payment-due'), way.indexOf(step));
  }
  return way.indexOf(step);
}
