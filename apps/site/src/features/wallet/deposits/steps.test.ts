// The tracker shows the steps a deposit took with their times, and those still to come.
import { expect, test } from 'vitest';
import type { DepositKind, DepositState, DepositStep } from '@baize/contract';
import { marksOf } from './steps.ts';

interface Case {
  readonly kind?: DepositKind;
  readonly state?: DepositState;
  readonly steps: readonly DepositStep[];
}

function shown({ kind = 'qr', state = 'processing', steps }: Case): readonly string[] {
  const taken = steps.map((step, at) => ({ step, at }));
  return marksOf({ kind, state, steps: taken }).map(({ step, look }) => `${step} ${look}`);
}

test('a deposit that waits for its payment names what is still to come', () => {
  expect(shown({ steps: ['requested', 'payment-due'] })).toEqual([
    'requested done',
    'payment-due now',
    'credited coming',
  ]);
});

test('crypto is confirmed before it is credited', () => {
  expect(shown({ kind: 'crypto', steps: ['requested', 'payment-due'] })).toEqual([
    'requested done',
    'payment-due now',
    'confirming coming',
    'credited coming',
  ]);
});

test('a proof that waits leaves only the credit to come', () => {
  const steps = ['requested', 'payment-due', 'proof-sent'] as const;
  expect(shown({ kind: 'manual', steps })).toEqual([
    'requested done',
    'payment-due done',
    'proof-sent now',
    'credited coming',
  ]);
});

test('a silent provider is marked as late, not as refused', () => {
  const steps = ['requested', 'payment-due', 'silent'] as const;
  expect(shown({ steps }).at(2)).toBe('silent late');
});

test('a refused deposit has nothing to come', () => {
  const steps = ['requested', 'payment-due', 'refused'] as const;
  expect(shown({ state: 'refused', steps }).at(-1)).toBe('refused bad');
});

test('late money after a refusal ends as credited', () => {
  const steps = ['requested', 'payment-due', 'refused', 'credited'] as const;
  expect(shown({ state: 'success', steps }).slice(-2)).toEqual(['refused bad', 'credited done']);
});

test('a reversed deposit shows that it was credited before', () => {
  const steps = ['requested', 'credited', 'reversed'] as const;
  expect(shown({ state: 'reversed', steps }).slice(-2)).toEqual(['credited done', 'reversed bad']);
});
