// The clock closes an issue by the server's time, says so, and holds a result back until its draw
// was shown.
import { expect, test, vi } from 'vitest';
import type { ClockAnswer, Issue } from '../desk/lottery-terms.ts';
import { IssueClock } from './issue-clock.ts';

const issue = (number: number): Issue => ({
  issue: `20261123-000${number}`,
  opensAt: (number - 1) * 60_000 - 5000,
  closesAt: number * 60_000 - 5000,
  drawsAt: number * 60_000,
  state: 'open',
});
const drawn = (number: number, numbers: number[] | null) => ({
  ...issue(number),
  numbers,
  version: numbers === null ? 0 : 1,
});
const answer = (now: number, open: number, last: ReturnType<typeof drawn>): ClockAnswer => ({
  now,
  gameCode: 'SSC_1M',
  kind: 'SSC',
  drawnBy: 'us',
  modes: ['Lott'],
  open: true,
  current: issue(open),
  next: issue(open + 1),
  last,
  limitedVersion: null,
});

/** A clock of a machine that is ten seconds behind the server. */
function start(watches = true) {
  let now = 61_000;
  let due: { at: number; action: () => void } | undefined;
  const answers: ClockAnswer[] = [];
  const [onRolling, onShown, onLate] = [vi.fn(), vi.fn(), vi.fn()];
  const clock = new IssueClock(answer(71_000, 2, drawn(1, [1, 2, 3, 4, 5])), {
    ask: async () => answers.shift(),
    nowMs: () => now,
    after: (delay, action) => {
      due = { at: now + delay, action };
      return () => {
        due = undefined;
      };
    },
    watches: () => watches,
    onRolling,
    onShown,
    onLate,
  });
  const leaveStage = clock.openStage();
  const runTo = async (moment: number, ...next: ClockAnswer[]) => {
    answers.push(...next);
    while (due !== undefined && due.at + 10_000 <= moment) {
      now = due.at;
      const { action } = due;
      due = undefined;
      action();
      await Promise.resolve();
      await Promise.resolve();
      await Promise.resolve();
    }
    now = moment - 10_000;
  };
  return { clock, runTo, onRolling, onShown, onLate, leaveStage };
}

test('an issue closes by the server’s time and the next one opens', async () => {
  const { clock, runTo } = start();
  expect(clock.now()).toBe(71_000);
  const idle = answer(101_000, 2, drawn(1, [1, 2, 3, 4, 5]));
  await runTo(114_000, idle);
  expect(clock.store.getState()).toMatchObject({
    current: { issue: '20261123-0002' },
    closed: null,
  });
  await runTo(115_100, answer(115_050, 3, drawn(1, [1, 2, 3, 4, 5])));
  expect(clock.store.getState()).toMatchObject({
    current: { issue: '20261123-0003' },
    closed: '20261123-0002',
    awaited: { issue: '20261123-0002' },
  });
  clock.seenClosed();
  expect(clock.store.getState().closed).toBeNull();
});

test('a result is held back until its draw has been shown', async () => {
  const { clock, runTo, onRolling, onShown } = start();
  const waiting = drawn(1, [1, 2, 3, 4, 5]);
  await runTo(115_100, answer(101_000, 2, waiting), answer(115_050, 3, waiting));
  await runTo(120_500, answer(120_400, 3, drawn(2, [9, 9, 0, 0, 1])));
  expect(onRolling).toHaveBeenCalledOnce();
  expect(clock.store.getState().last?.issue).toBe('20261123-0001');
  expect(clock.store.getState().rolling?.numbers).toEqual([9, 9, 0, 0, 1]);
  expect(onShown).not.toHaveBeenCalled();
  clock.shown();
  expect(clock.store.getState()).toMatchObject({
    rolling: null,
    last: { numbers: [9, 9, 0, 0, 1] },
  });
  expect(onShown).toHaveBeenCalledOnce();
});

test('where draws are not watched, a result is shown at once', async () => {
  const { clock, runTo, onRolling } = start(false);
  const waiting = drawn(1, [1, 2, 3, 4, 5]);
  await runTo(115_100, answer(101_000, 2, waiting), answer(115_050, 3, waiting));
  await runTo(120_500, answer(120_400, 3, drawn(2, [9, 9, 0, 0, 1])));
  expect(onRolling).not.toHaveBeenCalled();
  expect(clock.store.getState()).toMatchObject({ rolling: null, last: { issue: '20261123-0002' } });
});

test('a draw that another one replaces while it is shown still reaches the lists', async () => {
  const { clock, runTo, onShown } = start();
  const waiting = drawn(1, [1, 2, 3, 4, 5]);
  await runTo(115_100, answer(101_000, 2, waiting), answer(115_050, 3, waiting));
  await runTo(120_500, answer(120_400, 3, drawn(2, [9, 9, 0, 0, 1])));
  await runTo(181_000, answer(180_900, 4, drawn(3, [7, 7, 7, 7, 7])));
  expect(onShown).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ issue: '20261123-0002' }),
  );
  expect(clock.store.getState()).toMatchObject({
    last: { issue: '20261123-0002' },
    rolling: { issue: '20261123-0003' },
  });
});

test('a corrected result replaces the one that is shown, and the first is never told', async () => {
  const { clock, runTo, onRolling, onShown } = start();
  const waiting = drawn(1, [1, 2, 3, 4, 5]);
  await runTo(115_100, answer(101_000, 2, waiting), answer(115_050, 3, waiting));
  await runTo(120_500, answer(120_400, 3, drawn(2, [9, 9, 0, 0, 1])));
  await runTo(151_000, answer(150_400, 3, { ...drawn(2, [5, 5, 5, 5, 5]), version: 2 }));
  expect(onShown).not.toHaveBeenCalled();
  expect(onRolling).toHaveBeenCalledOnce();
  clock.shown();
  expect(onShown).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ version: 2 }));
});

test('a screen without a stage shows a result at once, also one that was rolling', async () => {
  const { clock, runTo, onShown, leaveStage } = start();
  const waiting = drawn(1, [1, 2, 3, 4, 5]);
  await runTo(115_100, answer(101_000, 2, waiting), answer(115_050, 3, waiting));
  await runTo(120_500, answer(120_400, 3, drawn(2, [9, 9, 0, 0, 1])));
  leaveStage();
  expect(onShown).toHaveBeenCalledOnce();
  await runTo(181_000, answer(180_900, 4, drawn(3, [7, 7, 7, 7, 7])));
  expect(clock.store.getState()).toMatchObject({ rolling: null, last: { issue: '20261123-0003' } });
});

test('payouts are held back from the moment of a draw, for ten seconds at most', async () => {
  const { clock, runTo, onRolling, onLate } = start();
  const waiting = drawn(1, [1, 2, 3, 4, 5]);
  await runTo(115_100, answer(101_000, 2, waiting), answer(115_050, 3, waiting));
  expect(clock.holdsBack()).toBe(false);
  await runTo(120_100);
  expect(clock.holdsBack()).toBe(true);
  expect(onRolling).toHaveBeenCalledOnce();
  await runTo(129_000);
  expect(clock.holdsBack()).toBe(true);
  await runTo(132_000);
  expect(clock.holdsBack()).toBe(false);
  expect(onLate).toHaveBeenCalledOnce();
});

test('without an answer the time of the last one is kept', async () => {
  const { clock, runTo } = start();
  await runTo(102_000);
  expect(clock.store.getState()).toMatchObject({ isOffline: true, heardAt: 71_000 });
});
