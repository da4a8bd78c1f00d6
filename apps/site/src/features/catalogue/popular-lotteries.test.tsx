// Popular lotteries stand in the order in which the platform tells them; while nobody opened any
// there is no shelf at all.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { showTexts } from '../../app/texts/texts.ts';
import { PopularLotteries } from './popular-lotteries.tsx';

/** The server at the other end of the line, what it tells and what it was asked. */
const server = vi.hoisted(() => {
  const line = { told: [] as object[], asked: [] as string[] };
  globalThis.fetch = async (url) => {
    line.asked.push(String(url));
    return Response.json(line.told);
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

beforeEach(() => {
  showTexts(translatorOf('en'));
  server.asked = [];
});
afterEach(cleanup);

test('the shelf shows the popular lotteries in the order they are told', async () => {
  server.told = [lottery('pk', 'Speed PK'), lottery('fast', 'Fast Three', true)];
  show();
  await screen.findByRole('region', { name: 'Popular lotteries' });
  const names = screen.getAllByText(/^(Speed PK|Fast Three)$/u).map((one) => one.textContent);
  expect(names).toEqual(['Speed PK', 'Fast Three']);
  expect(server.asked[0]).toContain('count=20');
});

test('there is no shelf while nobody opened a lottery', async () => {
  server.told = [];
  const { container } = show();
  await vi.waitFor(() => expect(server.asked).toHaveLength(1));
  expect(container.textContent).toBe('');
});
