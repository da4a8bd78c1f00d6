// A transaction id names one ticket, and other texts name none.
import { ticketKinds, ticketTypes } from '@baize/contract';
import { expect, test } from 'vitest';
import { ticketNamed, ticketTypeOf, transactionIdOf } from './ticket-type.ts';

test('an id names its ticket', () => {
  const ticket = { ticketId: 'c0ffee-0', number: 12 };
  expect(ticketNamed(transactionIdOf(ticket))).toEqual(ticket);
});

test.each([
  '',
  'c0ffee-0',
  'c0ffee-0.',
  'c0ffee-0.0',
  'c0ffee-0.01',
  '.1',
  'a.b.1',
  'a.99999',
  "'.1",
])('%j names none', (text) => {
  expect(ticketNamed(text)).toBeUndefined();
});

test('every kind has a type of its own', () => {
  expect(ticketKinds.map((kind) => ticketTypeOf[kind])).toEqual([...ticketTypes]);
});
