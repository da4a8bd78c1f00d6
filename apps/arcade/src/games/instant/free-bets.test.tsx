// A free bet in a small game: chosen with a press, staked once even after a reload, and told
// without its stake.
import { unitsOf } from '@baize/client';
import { printUnits } from '@baize/money';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../app/memory-storage.ts';
import { openHouse, refusedAs } from './testing/open-house.ts';
import { button, mediaThat, openRoom, press, room, spaced, t, told } from './testing/open-room.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', mediaThat(false));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const roll = t('instant.play-dice');
const freeBets = [
  {
    freeBetId: 'c1-0',
    gameCode: 'dice',
    amount: '50.00',
    currency: 'PHP',
    pays: 'cash' as const,
    expiresAt: Date.UTC(2026, 11, 1),
  },
];
const use = /^Use free bet/u;

test('a free bet costs nothing, and its win is told without the stake', async () => {
  const { pass, house, all, bridge } = openRoom('dice', { terms: { freeBets } });
  await pass(0);
  press(use);
  expect(room()).toContain('Your next bet is free, up to P 50.00.');
  press(roll);
  await pass(0);
  expect(house.asked).toMatchObject([{ stake: '50.00', freeBetId: 'c1-0' }]);
  expect(room()).toContain('BalanceP 100.00');
  expect(screen.queryByRole('button', { name: use })).toBeNull();
  await pass(3000);
  const [round] = all();
  const won = unitsOf(round?.payout ?? '0');
  const amount = `P ${printUnits(won, 2)}`;
  const words = won > 0n ? 'arcade.free-bet-won' : 'arcade.free-bet-lost';
  expect(told()).toContain(spaced(t(words, { amount, stake: 'P 50.00' })));
  expect(room()).toContain(`BalanceP ${printUnits(unitsOf('100') + won, 2)}`);
  const began = bridge.tell.mock.calls.find(([word]) => word.type === 'round-began');
  expect(began).toEqual([{ type: 'round-began' }]);
  press(roll);
  await pass(3000);
  expect(house.asked[1]).not.toHaveProperty('freeBetId');
});

test('a stake above its amount, or a second press, is the player’s own money', async () => {
  const { pass, house } = openRoom('dice', { terms: { freeBets } });
  await pass(0);
  press(use);
  press(/Double$/u);
  press(roll);
  await pass(3000);
  press(use);
  press(t('arcade.free-bet-leave'));
  press(roll);
  await pass(3000);
  expect(house.asked.map(({ freeBetId }) => freeBetId)).toEqual([undefined, undefined]);
});

test('a free bet without an answer is sent again after a reload, as the same bet', async () => {
  const storage = memoryStorage();
  const served = openHouse('dice', { freeBets });
  const before = openRoom('dice', { storage, house: served });
  await before.pass(0);
  press(use);
  served.house.lose = 100;
  press(roll);
  await before.pass(500);
  before.unmount();
  served.house.lose = 0;
  const after = openRoom('dice', { storage, house: served });
  await after.pass(3000);
  const asked = served.house.asked;
  expect(asked.length).toBeGreaterThan(1);
  expect(new Set(asked.map(({ intent, freeBetId }) => `${intent} ${freeBetId}`)).size).toBe(1);
  expect(served.rounds.size).toBe(1);
});

test('a free bet that is gone gives its reason, and no money was taken', async () => {
  const { pass, house } = openRoom('dice', { terms: { freeBets } });
  await pass(0);
  press(use);
  house.refusal = refusedAs('free-bet-unknown', 404);
  press(roll);
  await pass(0);
  expect(screen.getByRole('alert').textContent).toContain('Refused: free-bet-unknown.');
  expect(room()).toContain('BalanceP 100.00');
  expect(button(roll)).toBeTruthy();
});
