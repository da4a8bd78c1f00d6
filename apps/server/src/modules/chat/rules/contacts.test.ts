// Proves that no phone number, mailbox or card is left for others to read, in any script, and that
// amounts, dates and scores stay as they were written.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { trimCards, trimContacts } from './contacts.ts';

test.each([
  ['call +63 917 123 4567 now', 'call ••• now'],
  ['0812-3456-7890', '•••'],
  ['(021) 555 0199', '•••'],
  ['wa 081.234.567.890', 'wa •••'],
  ['০১৭১২৩৪৫৬৭৮', '•••'],
  ['０９１７１２３４５６７', '•••'],
  ['ana.cruz@example.com', '•••'],
  ['ana @ example.co.id please', '••• please'],
  ['4111 1111 1111 1111', '•••'],
  ['account 1234567', 'account •••'],
])('%j becomes %j', (written, kept) => {
  expect(trimContacts(written)).toEqual({ text: kept, isTrimmed: true });
});

test.each([
  'I won 1,250,000.00 once',
  'Rp 10.000.000',
  'kick-off 21/11/2026 at 19:30',
  '2026-11-21',
  'it ended 3-2, then 1-0',
  'half past 9, table 12, seat 4',
  'see https://example.com/help',
  'me@home',
])('%j stays', (written) => {
  expect(trimContacts(written)).toEqual({ text: written, isTrimmed: false });
});

test('customer service reads numbers, but never a card', () => {
  expect(trimCards('my number is 0917 123 4567').isTrimmed).toBe(false);
  expect(trimCards('4111 1111 1111 1111 declined').text).toBe('••• declined');
  expect(trimCards('４１１１１１１１１１１１１１１１').text).toBe('•••');
  expect(trimCards('round 4111 1111 1111 1112').isTrimmed).toBe(false);
});

test('seven or more digits are removed, whatever separates them', () => {
  const joints = fc.constantFrom('', ' ', '-', '.', ' - ', '/', '(', ') ');
  const digits = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), joints), {
    minLength: 8,
    maxLength: 15,
  });
  fc.assert(
    fc.property(digits, (parts) => {
      // A leading zero is no amount; the last part joins nothing.
      const number = `0${parts.map(([digit, joint]) => `${digit}${joint.slice(0, 2)}`).join('')}`;
      const written = `call ${number.replace(/\D+$/u, '')} thanks`;
      const isDay = /^\d{1,2}([./-])\d{1,2}\1\d{4}$/u.test(written.slice(5, -7));
      expect(/\d/u.test(trimContacts(written).text)).toBe(isDay);
    }),
  );
});
