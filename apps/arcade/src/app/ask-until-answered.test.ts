// A request is repeated only while it is unanswered: never after an answer or a refusal.
import type { Failure, Success } from '@baize/client';
import { expect, test } from 'vitest';
import { askUntilAnswered, isRefusal } from './ask-until-answered.ts';

const failure = (refused: Failure['refused'], status = 400): Failure => ({
  ok: false,
  refused,
  message: '',
  facts: {},
  value: {},
  status,
  requestId: '',
});
type Answer = Success<string> | Failure;

async function ask(answers: readonly Answer[]) {
  const waits: number[] = [];
  let asked = 0;
  const answer = await askUntilAnswered<string>(
    async () => answers[asked++] ?? failure('fault', 500),
    {
      onUnanswered: () => undefined,
      wait: async (attempt) => void waits.push(attempt),
    },
  );
  return { answer, asked, waits };
}

// @proves R82
test('a call without a connection is repeated until it is answered', async () => {
  const away = failure('offline', 0);
  const { answer, asked, waits } = await ask([away, away, { ok: true, value: 'round' }]);
  expect(answer).toEqual({ ok: true, value: 'round' });
  expect([asked, waits]).toEqual([3, [1, 2]]);
});

test('a refusal is not repeated', async () => {
  const { answer, asked } = await ask([failure('balance-too-low')]);
  expect(answer).toEqual(failure('balance-too-low'));
  expect(asked).toBe(1);
});

test('a call with a lost session is not repeated and does not count as a refusal', async () => {
  const lost = failure('session-missing', 401);
  expect((await ask([lost])).asked).toBe(1);
  expect(isRefusal(lost)).toBe(false);
});

test('a call that faults is tried three times, then left undecided', async () => {
  const fault = failure('fault', 500);
  const { answer, asked } = await ask([fault, fault, fault, { ok: true, value: 'late' }]);
  expect([answer, asked]).toEqual([fault, 3]);
  expect(isRefusal(fault)).toBe(false);
});
