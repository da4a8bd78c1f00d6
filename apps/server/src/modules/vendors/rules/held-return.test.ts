// Proves that what is credited of returns, however sendings and returns follow one another, never
// exceeds what was sent plus what staff confirmed, and that nothing is lost of what came back.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { heldOf, roomOf } from './held-return.ts';

test('72,000 back for 6,872 sent: 6,872 is credited, 65,128 is held', () => {
  const sums = { sent: 68_720_000n, credited: 0n };
  expect(heldOf(720_000_000n, sums)).toBe(651_280_000n);
  expect(heldOf(68_720_000n, sums)).toBe(0n);
});

test('credited money does not count as room again', () => {
  expect(roomOf({ sent: 100n, credited: 100n })).toBe(0n);
  expect(heldOf(30n, { sent: 150n, credited: 130n })).toBe(10n);
});

test('credited never exceeds sent plus approved', () => {
  const amount = fc.bigInt({ min: 1n, max: 10_000n });
  const step = fc.oneof(
    fc.record({ kind: fc.constant('send' as const), amount }),
    fc.record({ kind: fc.constant('return' as const), amount }),
    fc.record({ kind: fc.constantFrom('confirm' as const, 'reject' as const) }),
    fc.record({ kind: fc.constant('cover' as const) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let [sent, credited, decided, rejected, back] = [0n, 0n, 0n, 0n, 0n];
      const waiting: bigint[] = [];
      for (const one of steps) {
        if (one.kind === 'send') sent += one.amount;
        if (one.kind === 'return') {
          back += one.amount;
          const held = heldOf(one.amount, { sent, credited });
          credited += one.amount - held;
          if (held > 0n) waiting.push(held);
        }
        if (one.kind === 'confirm') decided += waiting.shift() ?? 0n;
        if (one.kind === 'reject') rejected += waiting.shift() ?? 0n;
        const [oldest] = waiting;
        if (one.kind === 'cover' && oldest !== undefined) {
          if (oldest <= roomOf({ sent, credited })) credited += waiting.shift() ?? 0n;
        }
        expect(credited + decided).toBeLessThanOrEqual(sent + decided);
        const held = waiting.reduce((sum, each) => sum + each, 0n);
        expect(credited + decided + rejected + held).toBe(back);
      }
    }),
  );
});
