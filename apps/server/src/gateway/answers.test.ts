// Proves that answers and refusals are written as clients of the family read them.
import { catalogue, contract, refuse, slots, type EndpointSpec } from '@baize/contract';
import { build } from 'fast-json-stringify';
import { expect, test } from 'vitest';
import { schemaOfGiven, writeGiven, writeRefusal } from './answers.ts';

const ports = {
  texts: {
    localeOf: () => 'en',
    refusal: (locale: string, name: string, facts: Readonly<Record<string, string | number>>) =>
      `${locale} ${name} ${JSON.stringify(facts)}`,
  },
};

test('only the family’s wire has an envelope', () => {
  expect(writeGiven(catalogue.listGames, { a: 1 })).toEqual({ success: true, value: { a: 1 } });
  expect(writeGiven(slots.spin, { a: 1 })).toEqual({ a: 1 });
  expect(schemaOfGiven(catalogue.listGames)).toMatchObject({ required: ['success', 'value'] });
  expect(schemaOfGiven(slots.getSlot)).toBe(slots.getSlot.gives);
});

test('every answer of the contract has a schema that serializes', () => {
  for (const endpoint of Object.values(contract).flatMap((noun) => Object.values(noun))) {
    expect(() => build(schemaOfGiven(endpoint as EndpointSpec))).not.toThrow();
  }
});

test('a refusal has a name, a code, facts and a message in the caller’s language', () => {
  const facts = { until: 7 };
  expect(writeRefusal(ports, 'id', refuse('player-on-break', { facts }), 'request-1')).toEqual({
    status: 403,
    body: {
      success: false,
      errorCode: 'limit.break',
      refused: 'player-on-break',
      message: 'id player-on-break {"until":7}',
      facts,
      requestId: 'request-1',
    },
  });
});

// @proves V8.1.2
test('fields that a refusal lacks are not written', () => {
  const { status, body } = writeRefusal(ports, 'en', refuse('balance-too-low'), 'request-1');
  expect(status).toBe(400);
  expect(body).not.toHaveProperty('facts');
  expect(body).not.toHaveProperty('value');
  const hint = refuse('balance-too-low', { value: { missing: '1' } });
  expect(writeRefusal(ports, 'en', hint, 'r').body).toMatchObject({ value: { missing: '1' } });
});

test('a code that only older clients know stands in the place of ours', () => {
  const wire = {
    wire: 'wps',
    olderCodes: { 'balance-too-low': 'fund_account_low_banlance' },
  } as const;
  const written = writeRefusal(ports, 'en', refuse('balance-too-low'), 'r', wire);
  expect(written.body).toMatchObject({ errorCode: 'fund_account_low_banlance' });
  const other = writeRefusal(ports, 'en', refuse('amount-invalid'), 'r', wire);
  expect(other.body).toMatchObject({ errorCode: 'amount.invalid' });
});
