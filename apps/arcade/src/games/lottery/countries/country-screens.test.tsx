// Results stand on the board of their country, by day; Yeekee’s rounds in a table; the stage tells
// no number before it rests; the lobby groups lotteries by country.
import { drawKinds } from '@baize/engines';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ArcadeProvider, type Arcade } from '../../../app/arcade-context.tsx';
import { openRoom, start, type Calls } from '../testing/open-room.tsx';
import { media, press, t } from '../testing/presses.ts';
import './country-lobby.tsx';
import './country-results.tsx';
import { CountryStage } from './country-stage.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.stubGlobal('matchMedia', media);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const drawn = (numbers: number[], issue: string) => ({
  issue,
  numbers,
  version: 1,
  state: 'drawn' as const,
  drawsAt: start - 60_000,
});

async function openResults(gameCode: string, numbers: number[], calls?: (own: Calls) => Calls) {
  const issue = '20261122-07';
  const draws = [drawn(numbers, issue)];
  const room = openRoom({ gameCode, draws, ...(calls === undefined ? {} : { calls }) });
  await room.pass(0);
  press(t('lottery-play.view-results'));
  await room.pass(0);
  await room.pass(0);
  return room;
}

const pairs = () =>
  screen
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);

test('a Thai draw shows its first prize, both sides and the bottom', async () => {
  await openResults('THAI_5M', [1234, 11, 222, 333, 4, 8]);
  expect(pairs()).toEqual(
    expect.arrayContaining([
      'First prize 001234',
      '3 front 011222',
      '3 back 333004',
      '2 bottom 08',
    ]),
  );
});

test('the rounds of Yeekee stand in a table', async () => {
  await openResults('YEEKEE', [1967]);
  const row = within(screen.getByRole('table')).getByRole('row', { name: /^07/u });
  expect(row.textContent).toContain('01967');
  expect(row.textContent).toContain('967');
});

test('the results of a day are asked for by its date', async () => {
  const listLotteryDraws = vi.fn((_asked: { day?: string }) =>
    Promise.resolve({ ok: true, value: { list: [], total: 0 } }),
  );
  const room = await openResults('THAI_5M', [1, 2, 3, 4, 5, 6], (own) => ({
    ...own,
    listLotteryDraws: (asked: { day?: string }) =>
      asked.day === undefined ? own['listLotteryDraws']?.(asked as never) : listLotteryDraws(asked),
  }));
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-11-16' } });
  await room.pass(0);
  expect(listLotteryDraws.mock.calls[0]?.[0]).toMatchObject({
    gameCode: 'THAI_5M',
    day: '2026-11-16',
  });
  expect(screen.getByText(t('lottery-play.no-results'))).toBeDefined();
  press('Newest');
  expect(pairs()).toContain('2 bottom 06');
});

test('the lobby of South-East Asia stands by country', async () => {
  const room = openRoom({ gameCode: 'LAO_5M' });
  await room.pass(0);
  press(t('lottery-play.view-lobby'));
  await room.pass(0);
  await room.pass(0);
  const laos = screen.getByRole('region', { name: 'Laos' });
  expect(within(laos).getByText('Lao 5 Minutes')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Thailand' })).toBeNull();
});

test('a number is hidden on the stage until it rests', () => {
  const kind = drawKinds.find(({ code }) => code === 'THAI')!;
  const numbers = [987_654, 111, 222, 333, 444, 78];
  const parts = { t } as unknown as Arcade & { client: Arcade['client'] };
  const stage = (resting: number) => (
    <ArcadeProvider {...parts} session={{ currencySymbol: 'P' } as Arcade['session']}>
      <CountryStage kind={kind} numbers={numbers} resting={resting} turn={3} />
    </ArcadeProvider>
  );
  const { container, rerender } = render(stage(1));
  expect(container.textContent).toContain('78');
  for (const hidden of ['987654', '111', '222', '333', '444'])
    expect(container.textContent).not.toContain(hidden);
  rerender(stage(6));
  expect(container.textContent).toContain('987654');
});
