// A lottery while it is watched: own slips that are settled, results that wait for their draw,
// a lost connection or session, draws that were missed, and the keyboard at a change of view.
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Drawn, ListedOrder } from './desk/lottery-terms.ts';
import { serveLive, type FakeLive } from '../../frame/testing/fake-live.ts';
import { openRoom, refusedAs, start } from './testing/open-room.tsx';

let live: FakeLive;
const calm = { on: false };
beforeEach(() => {
  vi.useFakeTimers({ now: start });
  calm.on = false;
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: calm.on && media.includes('reduce') }),
  );
  live = serveLive();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const issue = '20261123-0721';
const drawsAt = start + 35_000;
const drawn: Drawn = { issue, numbers: [7, 1, 2, 5, 0], version: 1, state: 'drawn', drawsAt };
const settled = { game: 'SSC_1M', issue, stake: '10.00', payout: '97.80', version: 1 };
const order: ListedOrder = {
  orderId: 'o1',
  chaseId: null,
  phase: null,
  gameCode: 'SSC_1M',
  issue,
  state: 'running',
  placedAt: start,
  closesAt: drawsAt - 5000,
  drawsAt,
  settledAt: null,
  stake: '10.00',
  payout: '0.00',
  rebate: '0.00',
  result: null,
  cancellable: true,
  slips: 1,
  first: null,
};
const spaced = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');
const spoken = () => spaced(screen.getByTestId('announcer').textContent);
const ownResult = () => screen.queryByTestId('own-result');
const openView = (name: string) => {
  const views = screen.getByRole('navigation', { name: 'Lottery views' });
  fireEvent.click(within(views).getByRole('button', { name: new RegExp(`^${name}`, 'u') }));
};
const balance = () => spaced(screen.getAllByRole('banner')[0]?.textContent ?? '');

/** Up to the moment at which the draw rolls on the screen. */
async function toDraw(room: ReturnType<typeof openRoom>) {
  await room.pass(36_000);
  room.house.last = drawn;
  live.tell('lottery-drawn', { gameCode: 'SSC_1M', issue, numbers: [7, 1, 2, 5, 0], version: 1 });
  await room.pass(0);
}

test('the game session’s own token opens the player’s own news', async () => {
  const { pass } = openRoom();
  await pass(0);
  expect(live.hello().token).toBe('t'.repeat(20));
});

test('a win and the balance show only after the draw, and are spoken', async () => {
  const room = openRoom();
  await toDraw(room);
  live.tell('lottery-settled', settled);
  room.tellBalance('1087.80');
  await room.pass(100);
  expect(screen.getByText('Drawing…')).toBeTruthy();
  expect(ownResult()).toBeNull();
  expect(balance()).toContain('P 1,000.00');
  expect(spoken()).not.toContain('won');
  fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
  await room.pass(1500);
  expect(ownResult()?.dataset['look']).toBe('win');
  expect(spaced(ownResult()?.textContent ?? '')).toContain('P 87.80');
  expect(balance()).toContain('P 1,087.80');
  expect(spoken()).toContain(`draw ${issue}: you won +P 87.80`);
});

test('a balance told between the draw and its result is held back too', async () => {
  const room = openRoom();
  await room.pass(35_200);
  room.tellBalance('1087.80');
  expect(balance()).toContain('P 1,000.00');
  expect(room.bridge.tell).toHaveBeenCalledWith({ type: 'round-began' });
});

test('a loss and a partial return are shown quietly, net of the stake', async () => {
  const room = openRoom();
  await toDraw(room);
  fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
  live.tell('lottery-settled', { ...settled, payout: '0.00' });
  expect(ownResult()?.dataset['look']).toBe('quiet');
  expect(spoken()).toContain('no win (−P 10.00)');
  await room.pass(6100);
  expect(ownResult()).toBeNull();
  live.tell('lottery-settled', { ...settled, game: 'K3_1M', payout: '4.00' });
  expect(ownResult()?.dataset['look']).toBe('quiet');
  expect(spoken()).toContain('P 4.00 of P 10.00 returned (−P 6.00)');
});

test('a corrected settlement is told as such, without a celebration', async () => {
  const room = openRoom();
  await toDraw(room);
  fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
  live.tell('lottery-settled', { ...settled, payout: '0.00' });
  room.house.last = { ...drawn, numbers: [7, 1, 2, 5, 9], version: 2 };
  live.tell('lottery-settled', { ...settled, version: 2 });
  live.tell('lottery-drawn', { gameCode: 'SSC_1M', issue, numbers: [7, 1, 2, 5, 9], version: 2 });
  await room.pass(0);
  fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
  await room.pass(6100);
  expect(spoken()).toContain(`Corrected result of draw ${issue}`);
  expect(spoken()).toContain('was corrected. Your slips were settled again: +P 87.80');
  expect(ownResult()?.dataset['look']).toBe('quiet');
});

test('with reduced motion a win is told without things that move', async () => {
  calm.on = true;
  const room = openRoom();
  await toDraw(room);
  live.tell('lottery-settled', settled);
  await room.pass(0);
  expect(ownResult()?.querySelector('i')).toBeNull();
  expect(spaced(ownResult()?.textContent ?? '')).toContain('P 87.80');
});

test('the list of slips is read again as soon as own slips are settled', async () => {
  const room = openRoom();
  room.house.orders = [order];
  await toDraw(room);
  openView('My slips');
  await room.pass(0);
  const row = () => screen.getAllByRole('listitem')[0]?.textContent ?? '';
  expect(row()).toContain('Open');
  room.house.orders = [{ ...order, state: 'won', payout: '97.80', result: drawn.numbers }];
  live.tell('lottery-settled', settled);
  await room.pass(0);
  expect(row()).toContain('Won');
});

test('a draw ends when its view is left, and its result is told', async () => {
  const room = openRoom();
  await toDraw(room);
  openView('Rules');
  await room.pass(0);
  expect(spoken()).toContain('7, 1, 2, 5, 0');
  expect(room.bridge.tell).toHaveBeenCalledWith({ type: 'round-ended' });
});

test('draws that were missed are in the results after the gap', async () => {
  const room = openRoom();
  const before = (back: number): Drawn => ({
    ...drawn,
    issue: `20261123-0${721 - back}`,
    drawsAt: drawsAt - back * 60_000,
  });
  room.house.draws = [before(4), before(5)];
  room.house.last = before(4);
  await room.pass(31_000);
  room.house.draws = [drawn, before(1), before(2), before(3), before(4), before(5)];
  await toDraw(room);
  fireEvent.click(screen.getByRole('button', { name: 'Skip' }));
  await room.pass(0);
  openView('Results');
  await room.pass(0);
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
});

test('without a connection the room shows the time of its last data', async () => {
  const room = openRoom();
  room.house.isOffline = true;
  await room.pass(92_000);
  const notice = screen.getByRole('alert').textContent;
  expect(notice).toContain('No connection. These data are from');
  expect(screen.queryByText('Closed now')).toBeNull();
  expect(screen.getByText(/Draw times are unknown/u)).toBeTruthy();
  room.house.isOffline = false;
  await room.pass(31_000);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an ended session is shown with a link to sign in again', async () => {
  const room = openRoom();
  await room.pass(0);
  live.tell('session-ended', { reason: 'signed-out' });
  expect(screen.getByRole('alert').textContent).toContain('Your session has ended');
  fireEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
  expect(room.bridge.tell).toHaveBeenCalledWith({ type: 'session-lost' });
  room.unmount();
  const alone = openRoom({ framed: false });
  await alone.pass(0);
  live.tell('session-ended', { reason: 'signed-out' });
  const way = screen.getByRole('link', { name: 'Sign in again' });
  expect(way.getAttribute('href')).toBe('/game?game=SSC_1M&vendor=BAIZE&mode=LOTT');
});

test('an order that finds the session gone says so too', async () => {
  const { pass } = openRoom({ refusal: () => refusedAs('session-missing') });
  await pass(0);
  fireEvent.click(screen.getByRole('tab', { name: 'Odds' }));
  const ball = screen.getByRole('group', { name: 'Place 1' });
  fireEvent.click(within(ball).getByRole('button', { name: /^Big/u }));
  fireEvent.click(screen.getByRole('button', { name: /^Bet P/u }));
  await pass(0);
  expect(screen.getByRole('alert').textContent).toContain('Your session has ended');
});

test('the keyboard follows to the chosen view, and the close of an issue is spoken', async () => {
  const { pass } = openRoom();
  await pass(0);
  expect(document.activeElement).toBe(document.body);
  openView('Results');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Results' }));
  await pass(31_000);
  expect(spoken()).toContain(`Draw ${issue} has closed.`);
});
