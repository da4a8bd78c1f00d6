// A higher deposit limit takes the player's second word, and only while one waits for it.
import { expect, test } from 'vitest';
import type { DepositLimitUse, WageringPorts } from '../../ports.ts';
import { contextOf, playerNamed } from '../../../wallet/testing.ts';
import { confirmLimit } from './confirm-limit.ts';

const raised: DepositLimitUse = {
  span: 'day',
  value: 900_0000n,
  used: 0n,
  pendingValue: null,
  pendingFrom: null,
  raiseConfirmed: true,
  operator: null,
};

function confirmWith(isWaiting: boolean) {
  const depositLimits = {
    list: async () => [raised],
    set: async () => undefined,
    confirm: async () => isWaiting,
  };
  const ports = { depositLimits } as unknown as WageringPorts;
  const caller = playerNamed('ana');
  return confirmLimit(ports)({ ...contextOf(0), caller, input: { span: 'day' } });
}

// @proves R44
test('the confirmed limit is answered as it stands now', async () => {
  expect(await confirmWith(true)).toMatchObject({
    limit: { kind: 'deposit', span: 'day', value: '900.00', pendingFrom: null },
  });
});

test('a confirmation is refused while no raise waits for one', async () => {
  expect(await confirmWith(false)).toEqual({ refused: 'limit-raise-unknown' });
});
