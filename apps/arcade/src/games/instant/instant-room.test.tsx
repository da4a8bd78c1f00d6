// A small game as a player plays it: a round whose result is told only when it has been shown, a
// refusal, a lost answer, several balls at once, automatic play with its stops.
import { fireEvent, screen } from '@testing-library/react';
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

// @proves R62 L251
test('two presses stake once, and the result appears after the roll', async () => {
  const { pass, house, all, bridge } = openRoom('dice');
  await pass(0);
  press(roll);
  press(roll);
  await pass(0);
  expect(house.asked).toHaveLength(1);
  expect(room()).toContain('BalanceP 90.00');
  expect(told()).toBe('');
  await pass(1200);
  const [round] = all();
  const result =
    Number(round?.payout) > 0 ? t('instant.result-won', won(round?.payout)) : 'No win.';
  expect(told()).toContain(spaced(result));
  expect(room()).toContain(`BalanceP ${round?.balance}`);
  const words = bridge.tell.mock.calls.map(([word]) => (word as { type: string }).type);
  expect(words).toEqual(['ready', 'round-began', 'round-ended', 'balance']);
});

const won = (payout = '0') => ({ multiplier: '1.98×', amount: `P ${payout.slice(0, -2)}` });

test('chance, multiplier and target change together', async () => {
  const { pass, house } = openRoom('dice');
  await pass(0);
  const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
  fireEvent.change(field(/^Chance/u), { target: { value: '25' } });
  expect(field('Multiplier').value).toBe('3.9600');
  expect(field('Roll under').value).toBe('25.00');
  press(t('instant.swap-sides'));
  expect(field('Roll over').value).toBe('74.99');
  press(roll);
  await pass(0);
  expect(house.asked[0]?.choice).toEqual({ side: 'over', chance: 2500 });
});

test('a refused stake gives its reason and the balance back', async () => {
  const { pass, house } = openRoom('dice');
  await pass(0);
  house.refusal = refusedAs('balance-too-low', 400);
  press(roll);
  await pass(0);
  expect(screen.getByRole('alert').textContent).toContain(t('arcade.balance-low-title'));
  expect(room()).toContain('BalanceP 100.00');
});

// @proves R62 L252
test('a lost answer is asked for again with the same key and told once', async () => {
  const { pass, house, rounds } = openRoom('coin');
  await pass(0);
  house.lose = 2;
  press(t('instant.play-coin'));
  await pass(20_000);
  expect(house.asked).toHaveLength(3);
  expect(new Set(house.asked.map(({ intent }) => intent)).size).toBe(1);
  expect(rounds.size).toBe(1);
});

test('a stake that was sent before a reload is shown after it, and counted once', async () => {
  const [storage, house] = [memoryStorage(), openHouse('dice')];
  const before = openRoom('dice', { storage, house });
  await before.pass(0);
  house.house.lose = 100;
  press(roll);
  await before.pass(0);
  before.unmount();
  house.house.lose = 0;
  const { pass, all } = openRoom('dice', { storage, house });
  expect(room()).toContain(t('arcade.resumed'));
  await pass(3000);
  expect(house.rounds.size).toBe(1);
  expect(room()).toContain(`BalanceP ${all()[0]?.balance}`);
});

test('several balls fall at once, each its own round at the pace of the house', async () => {
  const { pass, house, rounds } = openRoom('plinko');
  await pass(0);
  const drop = t('instant.play-plinko');
  press(drop);
  await pass(100);
  press(drop);
  await pass(350);
  press(drop);
  await pass(50);
  expect(house.asked).toHaveLength(2);
  expect(document.querySelectorAll('circle[r="6"]')).toHaveLength(2);
  await pass(5000);
  expect(rounds.size).toBe(2);
  expect(screen.getByRole('list', { name: t('instant.last-results') }).children).toHaveLength(2);
});

// @proves R72 L253
test('automatic play stops at its limits and at a press', async () => {
  const { pass, house } = openRoom('dice');
  await pass(0);
  press(t('instant.autoplay'));
  press(t('instant.autoplay-start', { count: 10 }));
  await pass(60_000);
  expect(house.asked).toHaveLength(10);
  expect(room()).toContain(t('instant.autoplay-ended-rounds-played'));
  press(t('instant.autoplay'));
  press(t('instant.autoplay-start', { count: 10 }));
  await pass(0);
  press(/^Stop autoplay/u);
  await pass(60_000);
  expect(house.asked).toHaveLength(11);
});

test('automatic play is not offered where the policy forbids it', async () => {
  const { pass } = openRoom('dice', { terms: { autoplayAllowed: false } });
  await pass(0);
  expect(screen.queryByRole('button', { name: t('instant.autoplay') })).toBeNull();
});

test('with reduced motion every game shows its result without animation', async () => {
  vi.stubGlobal('matchMedia', mediaThat(true));
  for (const game of ['dice', 'coin', 'wheel', 'plinko'] as const) {
    const { pass, unmount } = openRoom(game);
    await pass(0);
    press(t(`instant.play-${game}`));
    await pass(500);
    expect(told(), game).not.toBe('');
    unmount();
  }
});

test('the keys of the house play, change the stake and open automatic play', async () => {
  const { pass, house } = openRoom('wheel');
  await pass(0);
  fireEvent.keyDown(window, { key: 'ArrowUp' });
  fireEvent.keyDown(window, { key: ' ' });
  await pass(0);
  expect(house.asked[0]?.stake).toBe('20.00');
  await pass(6000);
  fireEvent.keyDown(window, { key: 'a' });
  expect(screen.getByRole('dialog', { name: t('instant.autoplay') })).toBeTruthy();
  expect(button(t('instant.autoplay-start', { count: 10 }))).toBeTruthy();
});
