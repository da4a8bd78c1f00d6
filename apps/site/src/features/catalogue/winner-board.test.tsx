// The winner board shows player, game, prize and time; it requests twenty, moves from three on by
// half a pixel a frame, and stops when it is paused.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { showTexts } from '../../app/texts/texts.ts';
import { WinnerBoard } from './winner-board.tsx';

/** The fake server, its answers and the requests it got. */
const server = vi.hoisted(() => {
  const line = { told: [] as object[], asked: [] as string[] };
  globalThis.fetch = async (url) => {
    if (!String(url).includes('RankList')) return new Response('', { status: 503 });
    line.asked.push(String(url));
    return Response.json({ success: true, value: { list: line.told } });
  };
  return line;
});

const winner = (name: string, winAmount: number) => ({
  vo: { customerName: name, gameName: 'Monsoon 243', winAmount, winTime: Date.now() - 120_000 },
});

function show(count: number) {
  server.told = Array.from({ length: count }, (_, at) => winner(`pl***${at}`, 100 + at));
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <WinnerBoard />
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  showTexts(translatorOf('en'));
  server.asked = [];
});

// @proves L80
test('it requests twenty and shows player, game, prize and time, highest first', async () => {
  show(2);
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/pl\*{3}1Monsoon 243 · 2 minutes ago.*101\.00/u),
    expect.stringMatching(/pl\*{3}0Monsoon 243 · 2 minutes ago.*100\.00/u),
  ]);
  expect(server.asked[0]).toContain('limitNum=20');
  expect(screen.queryByRole('button')).toBeNull();
});

// @proves L80 L179
test('from three on it moves, half a pixel a frame, until it is paused', async () => {
  show(3);
  const view = await screen.findByRole('group');
  expect(view.dataset['moves']).toBe('true');
  // Three rows of 58 pixels, thirty pixels a second.
  expect(view.style.getPropertyValue('--pass')).toBe('5800ms');
  fireEvent.click(screen.getByRole('button', { name: 'Pause the list' }));
  expect(view.dataset['paused']).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Resume the list' }));
  expect(view.dataset['paused']).toBe('false');
});
