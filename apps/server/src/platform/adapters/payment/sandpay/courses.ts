// The courses that a payment can take, as the hosted page offers them and as faults change them:
// paid, late, in part, refused, taken back after days, or never told.
import type { Units } from '@baize/money';
import type { Payment, Planned } from './books.ts';
import type { FaultKind } from './faults.ts';

const lateMs = 5000;
const payoutMs = 2000;
const confirmMs = 1000;
const reorderMs = 3000;
const longMs = 60_000;
/** Of a choice on the page; the form may say another, up to a month. */
export const reverseMs = 10_000;

const cent = 100n;
const half = (units: Units): Units => {
  const part = units / 2n - ((units / 2n) % cent);
  return part > 0n ? part : units;
};
const more = (units: Units): Units => units + units / 10n - ((units / 10n) % cent) + cent;

type Course = (payment: Payment, reverseAfterMs: number) => readonly Planned[];

const paid = (units: Units, extra: Partial<Planned> = {}): Planned => ({
  outcome: 'paid',
  units,
  afterMs: 0,
  ...extra,
});

/** A payment by a network is seen, then confirmed one by one, then paid. */
function confirmed({ units, needed }: Payment, amount: Units = units): readonly Planned[] {
  const steps = Array.from({ length: needed }, (_none, confirmations): Planned => ({
    outcome: 'confirming',
    units: amount,
    confirmations,
    afterMs: confirmations * confirmMs,
  }));
  return [...steps, paid(amount, { afterMs: needed * confirmMs, confirmations: needed })];
}

export const courses = {
  pay: (payment) => confirmed(payment),
  'pay-late': ({ units }) => [paid(units, { afterMs: lateMs })],
  'pay-twice': ({ units }) => [paid(units, { copies: 2 })],
  'pay-part': (payment) => confirmed(payment, half(payment.units)),
  'pay-more': (payment) => confirmed(payment, more(payment.units)),
  fail: ({ units }) => [{ outcome: 'failed', units, afterMs: 0 }],
  'fail-then-pay': ({ units }) => [
    { outcome: 'failed', units, afterMs: 0 },
    paid(units, { afterMs: lateMs }),
  ],
  'pay-out-of-order': ({ units }) => [
    { outcome: 'confirming', units, afterMs: 0, tellAfterMs: reorderMs },
    paid(units),
  ],
  'pay-then-reverse': (payment, afterMs) => [
    ...confirmed(payment),
    { outcome: 'reversed', units: payment.units, afterMs },
  ],
  'pay-in-silence': (payment) => silent(confirmed(payment)),
} as const satisfies Readonly<Record<string, Course>>;

export type CourseName = keyof typeof courses;

export const isCourse = (name: string): name is CourseName => Object.hasOwn(courses, name);

const silent = (steps: readonly Planned[]): readonly Planned[] =>
  steps.map((step) => ({ ...step, copies: 0 }));

export function courseOfPayout({ units }: Payment, faults: ReadonlySet<FaultKind>) {
  const outcome = faults.has('payout-fails') ? 'failed' : 'paid';
  const steps: readonly Planned[] = [{ outcome, units, afterMs: payoutMs }];
  return faults.has('silence') ? silent(steps) : delayed(steps, faults);
}

/** The steps of a choice, changed by the faults that were asked for. */
export function courseOf(
  payment: Payment,
  asked: { readonly name: CourseName; readonly reverseAfterMs: number },
  faults: ReadonlySet<FaultKind>,
): readonly Planned[] {
  const { name, reverseAfterMs } = asked;
  const pays = name === 'pay';
  const changed = faulted(faults, pays) ?? name;
  const course: Course = courses[changed];
  const steps = course(payment, reverseAfterMs).map((step) =>
    faults.has('duplicate-webhook') && step.outcome === 'paid' ? { ...step, copies: 2 } : step,
  );
  return faults.has('silence') ? silent(steps) : delayed(steps, faults);
}

const courseByFault: readonly (readonly [FaultKind, CourseName])[] = [
  ['partial', 'pay-part'],
  ['wrong-amount', 'pay-more'],
  ['refusal', 'fail'],
  ['reorder-webhooks', 'pay-out-of-order'],
  ['reversal', 'pay-then-reverse'],
];

/** Only a plain payment is changed: other choices have a course of their own. */
function faulted(faults: ReadonlySet<FaultKind>, pays: boolean): CourseName | undefined {
  return pays ? courseByFault.find(([fault]) => faults.has(fault))?.[1] : undefined;
}

function delayed(steps: readonly Planned[], faults: ReadonlySet<FaultKind>): readonly Planned[] {
  if (!faults.has('delay-webhook')) return steps;
  return steps.map((step) => ({ ...step, tellAfterMs: (step.tellAfterMs ?? 0) + longMs }));
}
