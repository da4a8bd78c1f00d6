// Result boards of Vietnam's lotteries: prizes in their order, tails that are looked for, days of
// absence, a draw on stage that tells nothing early.
import { fireEvent, render, screen, within } from '@testing-library/react';
import { drawKinds } from '@baize/engines';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ArcadeProvider, type Arcade } from '../../../app/arcade-context.tsx';
import type { Drawn } from '../desk/lottery-terms.ts';
import { openRoom, start } from '../testing/open-room.tsx';
import { choose, media, press, t } from '../testing/presses.ts';
import { BoardStage } from './board-stage.tsx';
import { dayAfter, gamesOn, regionOf, weekdayOf } from './regions.ts';
// Loaded beforehand: tests wait for timers, not for files.
import './board-screen.tsx';
import '../tails/tail-fills.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.stubGlobal('matchMedia', media);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Ho Chi Minh City, 14 April 2025. */
const southern = [
  499_030, 12_345, 54_321, 11_111, 22_222, 1, 2, 3, 4, 5, 6, 7, 8888, 1234, 5678, 9012, 730, 61,
];
const drawn = (issue: string, numbers: readonly number[], drawsAt: number): Drawn => ({
  issue,
  numbers: [...numbers],
  version: 1,
  state: 'settled',
  drawsAt,
});
const draws = [drawn('20261123-0720', southern, start - 25_000)];

async function openResults() {
  const room = openRoom({ gameCode: 'VN_S_1M', draws });
  await room.pass(0);
  press(t('lottery-play.view-results'));
  await room.pass(0);
  return room;
}

test('a board lists the prizes with their digits, and the tables hold the tails', async () => {
  await openResults();
  const board = screen.getByRole('table', { name: /draw 20261123-0720/u });
  const rows = within(board).getAllByRole('row');
  expect(rows[0]?.textContent).toBe('Special (ĐB)499030');
  expect(rows[4]?.textContent).toBe('4th00001000020000300004000050000600007');
  expect(rows.at(-1)?.textContent).toBe('8th61');
  const heads = screen.getByRole('table', { name: 'Đầu (tens digit)' });
  expect(within(heads).getAllByRole('row')[3]?.textContent).toBe('3004');
});

test('a tail that is looked for is set off and counted', async () => {
  const { container } = await openResults();
  fireEvent.change(screen.getByLabelText('Find a tail'), { target: { value: '30' } });
  expect(screen.getByText('It came 2 times.')).toBeTruthy();
  const marked = [...container.querySelectorAll('table[aria-label] mark')];
  expect(marked.map((mark) => mark.textContent)).toEqual(['499030', '730']);
});

test('tails are listed by the draws in which they did not come', async () => {
  await openResults();
  expect(screen.getByRole('tab', { name: t('lottery-play.results-list') })).toBeTruthy();
  choose(t('lottery-play.results-absence'));
  const list = screen.getByRole('list', { name: t('lottery-vietnam.absence') });
  expect(within(list).getAllByRole('listitem')).toHaveLength(20);
  press(t('lottery-vietnam.show-all'));
  expect(within(list).getAllByRole('listitem').at(-1)?.textContent).toContain('0 draws');
});

test('a day shows the provinces of its weekday, and the day after other ones', async () => {
  const asked = vi.fn();
  const room = openRoom({
    gameCode: 'VN_HCM',
    draws: [drawn('20261121-1', southern, Date.UTC(2026, 10, 21, 9, 15))],
    calls: (own) => ({
      ...own,
      listLotteryDraws: ({ gameCode, day }: { gameCode: string; day?: string }) => {
        if (day !== undefined) asked(gameCode, day);
        const list = [drawn('20261121-1', southern, Date.UTC(2026, 10, 21, 9, 15))];
        return Promise.resolve({ ok: true, value: { list, total: 1 } });
      },
    }),
  });
  await room.pass(0);
  press(t('lottery-play.view-results'));
  await room.pass(0);
  expect(asked.mock.calls).toEqual(
    ['VN_HCM', 'VN_LONG_AN', 'VN_BINH_PHUOC', 'VN_HAU_GIANG'].map((code) => [code, '2026-11-21']),
  );
  choose('Long An');
  expect(screen.getByRole('table', { name: /South/u }).textContent).toContain('499030');
  press(t('lottery-vietnam.day-after'));
  await room.pass(0);
  expect(asked.mock.calls.at(-1)).toEqual(['VN_KIEN_GIANG', '2026-11-22'].with(0, 'VN_DA_LAT'));
});

test('a draw on stage begins with the smallest prize and tells nothing early', () => {
  const kind = drawKinds.find(({ code }) => code === 'VN_S') ?? expect.fail('no kind');
  const session = { currencySymbol: 'P' };
  const parts = { t, session } as unknown as Arcade;
  const stage = (resting: number) => (
    <ArcadeProvider {...parts}>
      <BoardStage kind={kind} numbers={southern} resting={resting} turn={1} />
    </ArcadeProvider>
  );
  const { container, rerender } = render(stage(1));
  expect(container.textContent).toContain('8th61');
  expect(container.textContent).not.toContain('730');
  rerender(stage(17));
  expect(container.textContent).toContain('730');
  expect(container.textContent).not.toContain('499030');
  rerender(stage(18));
  expect(container.textContent).toContain('499030');
});

test('regions know their draws of a weekday', () => {
  expect(regionOf('VN_DA_NANG')).toBe('central');
  expect(regionOf('VN_N')).toBe('north');
  expect(gamesOn('central', 3)).toEqual(['VN_KHANH_HOA', 'VN_DA_NANG']);
  expect([weekdayOf('2026-11-22'), dayAfter('2026-11-30', 1)]).toEqual([0, '2026-12-01']);
});
