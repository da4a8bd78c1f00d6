// The account of an envelope holds exactly the packets that are not taken, and is empty at its end.
import { expect, test } from 'vitest';
import { houseAccount, playerAccount } from '../accounts.ts';
import { openBook } from '../book.ts';
import {
  envelopeAccount,
  envelopeFilled,
  envelopeReturned,
  packetFreed,
  packetPaid,
} from './envelope.ts';

const facts = { envelopeId: 'golden', currency: 'PHP' };
const held = envelopeAccount('golden', 'PHP');
const given = houseAccount('bonus-funding', 'PHP');
const cash = playerAccount('player-cash', 'ann', 'PHP');

const book = () => openBook([held, given, cash].map((account) => ({ account, balance: 0n })));

test('an envelope’s money is paid to members or returns', () => {
  const books = book();
  books.post(envelopeFilled({ ...facts, amount: 1000n }));
  books.post(packetPaid({ ...facts, playerId: 'ann', amount: 300n }));
  expect(books.balance(held)).toBe(700n);
  books.post(packetFreed({ ...facts, playerId: 'bob', amount: 200n }));
  books.post(envelopeReturned({ ...facts, amount: 500n }));
  expect(books.balance(held)).toBe(0n);
  expect(books.balance(cash)).toBe(300n);
  expect(books.balance(given)).toBe(-300n);
});

test('a member has one packet of an envelope', () => {
  const books = book();
  books.post(envelopeFilled({ ...facts, amount: 1000n }));
  const packet = packetPaid({ ...facts, playerId: 'ann', amount: 300n });
  books.post(packet);
  expect(books.post(packet)).toMatchObject({ replayed: true });
  expect(books.balance(cash)).toBe(300n);
});
