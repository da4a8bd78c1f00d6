// A crash game on the screen: staked with two presses, taken out by button and by key, by itself,
// lost; a queued stake, automatic play, a lost line and what others do.
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serveLive, type FakeLive } from '../../frame/testing/fake-live.ts';
import { flying, openRoom, refusedAs, round, start } from './testing/open-room.tsx';

const gameCode = 'sky-lantern';
let live: FakeLive;
beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes('reduce') }),
  );
  live = serveLive();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const spaced = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');
const main = (at = 0) => screen.getByTestId(`main-${at}`);
const label = (at = 0) => spaced(main(at).textContent);
const multiplier = () => screen.getByTestId('multiplier').textContent;
const spoken = () => spaced(screen.getByTestId('announcer').textContent);

async function fly(room: ReturnType<typeof openRoom>, elapsedMs: number) {
  await room.pass(start + 7000 - Date.now());
  live.tell('crash-flight', { gameCode, round: flying() });
  await room.pass(elapsedMs);
}
const end = (point: number) =>
  live.tell('crash-ended', { gameCode, round: flying({ state: 'ended', point }) });

// @proves R229
test('two presses stake, and one press cashes out at the shown multiplier', async () => {
  const room = openRoom();
  await room.pass(0);
  fireEvent.click(screen.getAllByRole('button', { name: /5\.00/u })[0] ?? expect.fail());
  expect(label()).toBe('Bet P 5.00');
  fireEvent.click(main());
  await room.pass(100);
  expect(room.placed).toMatchObject([{ round: '20261127-00001', stake: '5.00' }]);
  expect(label()).toBe('P 5.00 staked in this round');
  await fly(room, 11_760);
  expect(multiplier()).toBe('2.02×');
  expect(label()).toMatch(/^Cash out P 10\.\d\d$/u);
  fireEvent.click(main());
  await room.pass(100);
  expect(room.taken).toEqual(['s1']);
  expect(label()).toBe('Cashed out at 2.00×');
  end(431);
  await room.pass(100);
  expect(multiplier()).toBe('4.31×');
  expect(spoken()).toContain('You won P 10.00.');
});

test('the space key stakes and cashes out', async () => {
  const room = openRoom();
  await room.pass(0);
  fireEvent.keyDown(window, { key: ' ' });
  await fly(room, 5000);
  fireEvent.keyDown(window, { key: ' ' });
  await room.pass(0);
  expect([room.placed.length, room.taken]).toEqual([1, ['s1']]);
});

test('an automatic cash-out is made at its multiplier, and another stake is lost', async () => {
  const room = openRoom();
  await room.pass(0);
  fireEvent.change(screen.getAllByLabelText('Auto cash-out')[0] ?? expect.fail(), {
    target: { value: '1.50' },
  });
  fireEvent.click(main(0));
  fireEvent.click(main(1));
  await room.pass(100);
  expect(room.placed.map(({ auto }) => auto)).toEqual([150, undefined]);
  await fly(room, 8000);
  expect(label(0)).toBe('Cashed out at 1.50×');
  end(180);
  await room.pass(100);
  expect(spoken()).toContain('You won P 15.00.');
  expect(spoken()).toContain('You lost P 10.00.');
});

test('a press in the flight waits for the next round, and can be taken back', async () => {
  const room = openRoom();
  await fly(room, 3000);
  fireEvent.click(main());
  await room.pass(100);
  expect(label()).toContain('Waiting for the next round');
  fireEvent.click(main());
  fireEvent.click(main(1));
  end(160);
  const opensAt = Date.now() + 3000;
  live.tell('crash-round', { gameCode, round: round({ round: '20261127-00002', opensAt }) });
  await room.pass(2900);
  expect([multiplier(), room.placed.length]).toEqual(['1.60×', 0]);
  await room.pass(200);
  expect(room.placed).toMatchObject([{ round: '20261127-00002' }]);
});

test('a press just after the end places no stake', async () => {
  const room = openRoom();
  await room.pass(0);
  fireEvent.click(main());
  await fly(room, 3000);
  end(119);
  await room.pass(300);
  fireEvent.click(main());
  expect(label()).toBe('Bet P 10.00 on the next round');
  await room.pass(1000);
  fireEvent.click(main());
  await room.pass(100);
  expect(label()).toContain('Waiting for the next round');
});

test('automatic play stakes each round until its count is met', async () => {
  const room = openRoom();
  await room.pass(0);
  fireEvent.click(screen.getAllByRole('button', { name: 'Autoplay' })[0] ?? expect.fail());
  fireEvent.click(screen.getByRole('button', { name: '5' }));
  fireEvent.click(screen.getByRole('button', { name: 'Start 5 rounds' }));
  await room.pass(100);
  for (let next = 2; next <= 7; next += 1) {
    const name = `20261127-0000${next - 1}`;
    live.tell('crash-ended', {
      gameCode,
      round: flying({ round: name, state: 'ended', point: 100 }),
    });
    live.tell('crash-round', { gameCode, round: round({ round: `20261127-0000${next}` }) });
    await room.pass(100);
  }
  expect(room.placed).toHaveLength(5);
  expect(screen.getByText('Autoplay has ended: all rounds are played.')).toBeTruthy();
});

test('automatic play is not offered where the policy forbids it', async () => {
  const room = openRoom({ terms: { autoplayAllowed: false } });
  await room.pass(0);
  expect(screen.queryByRole('button', { name: 'Autoplay' })).toBeNull();
});

test('a refused stake shows its reason', async () => {
  const room = openRoom();
  await room.pass(0);
  room.house.refusal = refusedAs('balance-too-low');
  fireEvent.click(main());
  await room.pass(100);
  expect(screen.getByText('Refused: balance-too-low.')).toBeTruthy();
  expect(label()).toBe('Bet P 10.00');
});

test('after a reload the stakes of the round are there again', async () => {
  const mine = {
    slipId: 's9',
    round: '20261127-00001',
    stake: '20.00',
    auto: 300,
    last: 300,
    state: 'open',
    at: null,
    by: null,
    payout: '0.00',
    placedAt: start,
    free: null,
  } as const;
  const room = openRoom({ now: { mine: [mine], round: flying({ takesOffAt: start - 5000 }) } });
  await room.pass(100);
  expect(label()).toContain('Cash out P 27');
});

test('a lost connection is shown, and the round is read again on reconnection', async () => {
  const room = openRoom();
  await room.pass(0);
  fireEvent.click(main());
  await fly(room, 2000);
  const before = room.house.asked;
  live.drop();
  await room.pass(0);
  expect(screen.getByRole('alert').textContent).toContain('auto cash-out works on our server');
  await room.pass(3000);
  expect(screen.queryByText(/The connection is lost/u)).toBeNull();
  expect(room.house.asked).toBeGreaterThan(before);
});

test('own bets are read again when one is lost, which moves no balance', async () => {
  const room = openRoom();
  await room.pass(0);
  fireEvent.click(screen.getByRole('tab', { name: 'My bets' }));
  fireEvent.click(main());
  await room.pass(100);
  await fly(room, 1000);
  const before = room.house.listed;
  end(105);
  await room.pass(100);
  expect(spoken()).toContain('You lost P 10.00.');
  expect(room.house.listed).toBe(before + 1);
});

test('others are listed with what they staked and where they left', async () => {
  const room = openRoom();
  await room.pass(0);
  const bet = { key: 'k1', name: 'bu***i', stake: '50.00', at: null };
  const told = { gameCode, round: '20261127-00001' };
  live.tell('crash-slips', { ...told, slips: [bet], count: 1, staked: '50.00' });
  await room.pass(0);
  expect(screen.getByText('bu***i')).toBeTruthy();
  expect(screen.getByText('1 bet')).toBeTruthy();
  live.tell('crash-cash-outs', { ...told, slips: [{ ...bet, at: 140 }] });
  await room.pass(0);
  expect(screen.getByText('1.40×')).toBeTruthy();
});

test('the last ends link to their proofs', async () => {
  const room = openRoom();
  await room.pass(0);
  const link = screen.getByRole('link', { name: /20261127-00000/u });
  expect(link.getAttribute('href')).toBe('/fairness?game=sky-lantern&issue=20261127-00000');
});

const freeBet = {
  freeBetId: 'c1-0',
  gameCode,
  amount: '7.00',
  currency: 'PHP',
  pays: 'cash' as const,
  expiresAt: start + 86_400_000,
};
const note = (at = 0) =>
  spaced(screen.getAllByRole('status').map(({ textContent }) => textContent)[at] ?? '');

test('a free bet pays the highest stake it reaches and is told without it', async () => {
  const room = openRoom({ now: { freeBets: [freeBet] } });
  await room.pass(0);
  const bars = () => screen.queryAllByRole('region', { name: 'Free bet' });
  expect(bars()).toHaveLength(2);
  fireEvent.click(screen.getAllByRole('button', { name: /^Use free bet/u })[0] ?? expect.fail());
  expect(bars()).toHaveLength(1);
  expect(label()).toBe('Free bet P 5.00');
  fireEvent.click(main());
  await room.pass(100);
  expect(room.placed).toMatchObject([{ stake: '5.00', freeBetId: 'c1-0' }]);
  expect(bars()).toHaveLength(0);
  await fly(room, 11_760);
  expect(label()).toMatch(/^Cash out P 5\.\d\d$/u);
  fireEvent.click(main());
  await room.pass(100);
  end(431);
  await room.pass(100);
  expect(note()).toBe('Free bet: you win P 5.00. The stake of P 5.00 was ours.');
  expect(spoken()).toContain('Free bet: you win P 5.00.');
});

test('a higher stake, a second press or automatic play leaves the free bet', async () => {
  const room = openRoom({ now: { freeBets: [freeBet] } });
  await room.pass(0);
  const use = () =>
    fireEvent.click(screen.getAllByRole('button', { name: /^Use free bet/u })[0] ?? expect.fail());
  use();
  fireEvent.click(screen.getAllByRole('button', { name: /20\.00/u })[0] ?? expect.fail());
  expect(label()).toBe('Bet P 20.00');
  use();
  fireEvent.click(screen.getAllByRole('button', { name: /^P.2\.00/u })[0] ?? expect.fail());
  expect(label()).toBe('Free bet P 2.00');
  fireEvent.click(screen.getByRole('button', { name: 'Use my money' }));
  expect(label()).toBe('Bet P 2.00');
  fireEvent.click(main());
  await room.pass(100);
  expect(room.placed[0]?.freeBetId).toBeUndefined();
});

test('a free bet that is gone is taken off the screen, and nothing was staked', async () => {
  const room = openRoom({ now: { freeBets: [freeBet] } });
  await room.pass(0);
  fireEvent.click(screen.getAllByRole('button', { name: /^Use free bet/u })[0] ?? expect.fail());
  room.house.refusal = refusedAs('free-bet-unknown');
  fireEvent.click(main());
  await room.pass(100);
  expect(label()).toBe('Bet P 5.00');
  expect(screen.queryAllByRole('region', { name: 'Free bet' })).toEqual([]);
  expect(note()).toBe('Refused: free-bet-unknown.');
});
