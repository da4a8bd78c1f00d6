// The address of the desk says what its queue is narrowed by; nonsense in it is passed over.
import { expect, test } from 'vitest';
import { searchOf, wanted } from './search.ts';

const read = (text: string) => wanted(searchOf(new URLSearchParams(text)));

test('pending withdrawals are shown unless the address says otherwise', () => {
  expect(read('')).toEqual({ state: 'pending' });
  expect(read('state=approved&only=mine&hold=First%20withdrawal')).toEqual({
    state: 'approved',
    only: 'mine',
    hold: 'First withdrawal',
  });
});

test('words of no list and amounts that are none are passed over', () => {
  expect(read('state=lost&level=tin&kind=cow&mark=odd&amountFrom=-5&amountTo=1e9')).toEqual({
    state: 'pending',
  });
  expect(read('amountFrom=100&amountTo=500.5')).toMatchObject({
    amountFrom: '100',
    amountTo: '500.5',
  });
});
