// Mines and hi-lo as a player plays them: by press and by key, to a cash-out or a mine; a hand that
// was left is resumed, and one that went on elsewhere is read anew.
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { outcomeOf } from './desk/instant-round.ts';
import { openHouse } from './testing/open-house.ts';
import { button, mediaThat, openRoom, press, room, t, told } from './testing/open-room.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', mediaThat(false));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const start = t('instant.play-mines');
const field = (number: number) => button(t('instant.field-closed', { field: number }));

/** Where the first hand of a new house has its mines: one that is opened tells it. */
async function minesOfFirst(): Promise<readonly number[]> {
  const { client } = openHouse('mines');
  const choice = { mines: 3 };
  const asked = { gameCode: 'mines', stake: '10.00', choice };
  const opened = await client.playInstant(asked, { intent: 'look' });
  if (!opened.ok) return expect.fail(opened.refused);
  let round = opened.value;
  for (let step = 0; round.state === 'open'; step += 1) {
    const next = { gameCode: 'mines', roundId: round.roundId, number: step + 1, step };
    const answer = await client.stepInstant(next);
    if (!answer.ok) return expect.fail(answer.refused);
    round = answer.value;
  }
  return outcomeOf(round).mined ?? [];
}

test('mines by keyboard: arrows, Enter, C', async () => {
  const mined = await minesOfFirst();
  const { pass, all } = openRoom('mines');
  await pass(0);
  fireEvent.keyDown(window, { key: 'Enter' });
  await pass(0);
  expect(told()).toBe('');
  await pass(200);
  expect(told()).toContain(t('instant.hand-begins'));
  const board = screen.getByRole('toolbar', { name: t('instant.board', { count: 25 }) });
  field(13).focus();
  fireEvent.keyDown(field(13), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(field(14));
  fireEvent.keyDown(field(14), { key: 'ArrowUp' });
  expect(document.activeElement).toBe(field(9));
  const safe = Array.from({ length: 25 }, (_, at) => at).find((at) => !mined.includes(at)) ?? 0;
  fireEvent.click(field(safe + 1));
  await pass(200);
  expect(board.querySelector('[aria-label$="safe"]')).toBeTruthy();
  expect(board.querySelector('[aria-label$="mine"]')).toBeNull();
  fireEvent.keyDown(window, { key: 'c' });
  await pass(1000);
  const [round] = all();
  expect(outcomeOf(round ?? null).end).toBe('cashed');
  expect(room()).toContain(`BalanceP ${round?.balance}`);
  expect(board.querySelectorAll('[aria-label$="mine"]')).toHaveLength(3);
});

// @proves L233
test('a mine ends the hand with nothing and shows the board', async () => {
  const [first = 0] = await minesOfFirst();
  const { pass } = openRoom('mines');
  await pass(0);
  press(start);
  await pass(500);
  fireEvent.click(field(first + 1));
  await pass(100);
  expect(told()).not.toContain('No win');
  await pass(1000);
  expect(told()).toContain(t('instant.result-lost'));
  expect(room()).toContain('BalanceP 90.00');
  expect(button(start).getAttribute('aria-disabled')).toBe('false');
});

// @proves L239
test('a hand that was left is offered again', async () => {
  const house = openHouse('mines');
  const before = openRoom('mines', { house });
  await before.pass(0);
  press(start);
  await before.pass(500);
  before.unmount();
  const { pass } = openRoom('mines', { house });
  await pass(0);
  expect(room()).toContain(t('arcade.resumed'));
  press(t('instant.random-field'));
  await pass(1000);
  expect(house.all()[0]?.steps).toBe(1);
});

test('a hand that another tab has cashed out is read anew', async () => {
  const mined = await minesOfFirst();
  const house = openHouse('mines');
  const { pass } = openRoom('mines', { house });
  await pass(0);
  press(start);
  await pass(500);
  const safe = [0, 1, 2, 3].filter((at) => !mined.includes(at));
  const roundId = house.all()[0]?.roundId ?? '';
  const next = { gameCode: 'mines', roundId };
  await house.client.stepInstant({ ...next, number: 1, step: safe[0] ?? 0 });
  await house.client.cashOutInstant({ ...next, number: 2 });
  fireEvent.click(field((safe[1] ?? 0) + 1));
  await pass(1000);
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(button(start)).toBeTruthy();
  expect(room()).toContain(`BalanceP ${house.all()[0]?.balance}`);
});

test('hi-lo by keyboard: a guess with its exact chance, a skip, the trail', async () => {
  const { pass, all } = openRoom('hilo');
  await pass(0);
  press(t('instant.play-hilo'));
  await pass(500);
  const trail = screen.getByRole('list', { name: t('instant.card-trail') });
  expect(trail.children).toHaveLength(1);
  expect(button(/^Higher or same/u).textContent).toMatch(/×, \d+(?:\.\d+)?%|always win/u);
  fireEvent.keyDown(window, { key: 's' });
  await pass(500);
  expect(trail.children).toHaveLength(2);
  fireEvent.keyDown(window, { key: 'ArrowUp' });
  await pass(1500);
  expect(outcomeOf(all()[0] ?? null).cards).toHaveLength(3);
});
