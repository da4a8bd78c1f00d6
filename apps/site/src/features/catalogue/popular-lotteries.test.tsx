// Popular lotteries are listed in the platform's order; while hardly any was opened all lotteries
// are listed under their own name, which claims nothing.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { showTexts } from '../../app/texts/texts.ts';
import { PopularLotteries } from './popular-lotteries.tsx';

/** The fake server, its answers and the requests it got. */
const server = vi.hoisted(() => {
  const line = {
    told: [] as object[],
    menu: {} as object,
    asked: [] as string[],
    clocks: {} as object,
  };
  globalThis.fetch = async (url) => {
    line.asked.push(String(url));
    if (String(url).includes('/play/lottery')) return Response.json(line.clocks);
    return Response.json(String(url).includes('game_menus') ? line.menu : line.told);
  };
  return line;
});

const lottery = (gameCode: string, gameName: string, maintenance = false) => ({
  nodeId: `TCG_LOTTO-${gameCode}`,
  gameCode,
  gameName,
  vassalage: 'TCG_LOTTO',
  gameType: 'LOTT',
  maintenance,
});

const show = () =>
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <PopularLotteries />
    </QueryClientProvider>,
  );

/** A key press draws all cards whole. */
const comeNear = () =>
  vi.waitFor(async () => {
    await act(async () => fireEvent.keyDown(document.body, { key: 'Tab' }));
    expect(screen.getByRole('img', { name: /^Last draw/u })).toBeTruthy();
  });

const menuOf = (gameMenus: object[]) => ({
  SSC: { gameGroupCode: 'SSC', displayName: 'SSC', gameMenus },
});
const many = Array.from({ length: 20 }, (_, at) => lottery(`l${at}`, `Lottery ${at}`));
const names = () => screen.getAllByText(/^(?:Lottery|Speed|Fast)/u).map((one) => one.textContent);

beforeEach(() => {
  showTexts(translatorOf('en'));
  server.menu = {};
  server.asked = [];
  server.clocks = { now: Date.now(), games: [] };
});
afterEach(cleanup);

// @proves L82 L182
test('the shelf shows the popular lotteries in the order they are told', async () => {
  const told = [
    lottery('pk', 'Speed PK'),
    lottery('fast', 'Fast Three', true),
    ...many.slice(0, 2),
  ];
  server.told = told;
  show();
  await screen.findByRole('region', { name: 'Popular lotteries' });
  expect(names()).toEqual(['Speed PK', 'Fast Three', 'Lottery 0', 'Lottery 1']);
  expect(server.asked[0]).toContain('count=20');
  expect(server.asked.some((url) => url.includes('game_menus'))).toBe(false);
});

// @proves L82
test('while hardly any was opened, all lotteries are listed and not called popular', async () => {
  server.told = [lottery('pk', 'Speed PK')];
  server.menu = menuOf([lottery('fast', 'Fast Three'), lottery('pk', 'Speed PK')]);
  show();
  await screen.findByRole('region', { name: 'Lotteries' });
  expect(names()).toEqual(['Speed PK', 'Fast Three']);
  expect(screen.queryByText(/most opened/u)).toBeNull();
});

test('without any lottery there is no shelf', async () => {
  server.told = [];
  const { container } = show();
  await vi.waitFor(() => expect(server.asked).toHaveLength(2));
  expect(container.textContent).toBe('');
});

test('a lottery of ours shows the time left to bet and the numbers drawn last', async () => {
  server.menu = menuOf([lottery('SSC_1M', 'SSC 1 Minute'), lottery('pk', 'Speed PK')]);
  const moment = Date.now() + 42_000;
  const issue = { issue: '20261123-0001', opensAt: 0, closesAt: moment, drawsAt: moment };
  const last = { ...issue, numbers: [5, 0, 9, 9, 1], version: 1, state: 'settled' };
  const game = { gameCode: 'SSC_1M', kind: 'SSC', drawnBy: 'us', modes: ['Lott'], open: true };
  const current = { ...issue, state: 'open' };
  server.clocks = { now: Date.now(), games: [{ ...game, current, next: null, last }] };
  show();
  await comeNear();
  const timer = await screen.findByRole('timer');
  expect(timer.textContent).toMatch(/^00:4\d$/u);
  expect(screen.getByRole('img', { name: 'Last draw: 5, 0, 9, 9, 1' })).toBeTruthy();
  expect(screen.getByText('Speed PK')).toBeTruthy();
});

test('of twenty numbers a narrow card shows some and tells how many it does not', async () => {
  server.menu = menuOf([lottery('KENO_5M', 'Keno 5 Minutes')]);
  const issue = { issue: '1', opensAt: 0, closesAt: 1, drawsAt: 1 };
  const numbers = Array.from({ length: 20 }, (_, at) => at + 21);
  const last = { ...issue, numbers, version: 1, state: 'settled' };
  const game = { gameCode: 'KENO_5M', kind: 'KENO', drawnBy: 'us', modes: ['Elott'], open: true };
  server.clocks = { now: Date.now(), games: [{ ...game, current: null, next: null, last }] };
  show();
  await comeNear();
  const drawn = await screen.findByRole('img', { name: `Last draw: ${numbers.join(', ')}` });
  expect(drawn.textContent).toBe(`${numbers.slice(0, 7).join('')}+13`);
});

// @proves L182
test('the longer list has a hundred', async () => {
  server.told = many;
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Show more lotteries' }));
  await vi.waitFor(() => expect(server.asked.some((url) => url.includes('count=100'))).toBe(true));
});
