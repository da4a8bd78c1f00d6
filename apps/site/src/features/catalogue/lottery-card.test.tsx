// A card far from sight is its link alone; near it shows the draw, and its clock moves only in
// sight. On a phone twenty clocks a second kept the home page busy.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterAll, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { showTexts } from '../../app/texts/texts.ts';
import { Eyes } from '../../app/testing/eyes.ts';

vi.useFakeTimers({ now: 1_700_000_000_000 });
vi.stubGlobal('IntersectionObserver', Eyes);
const { LotteryCard } = await import('./lottery-card.tsx');
afterAll(() => vi.useRealTimers());

const lottery = {
  nodeId: 'TCG_LOTTO-near',
  gameCode: 'near',
  name: 'Lottery near',
  vassalage: 'TCG_LOTTO',
  gameType: 'LOTT',
  iconUrl: '',
  maintenance: false,
} as const;

test('a card is its link until it comes near, and its clock rests out of sight', async () => {
  showTexts(translatorOf('en'));
  const at = Date.now();
  const current = { issue: '7', opensAt: at - 1000, closesAt: at + 60_000 };
  const clock = { open: true, kind: 'SSC', current, next: null, last: null, aheadMs: 0 };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LotteryCard lottery={lottery as never} clock={clock as never} />
    </QueryClientProvider>,
  );
  expect(screen.getByRole('link', { name: 'Lottery near' })).toBeDefined();
  expect(screen.queryByRole('timer')).toBeNull();

  await act(async () => Eyes.tell(screen.getByRole('article'), true));
  const timer = screen.getByRole('timer');
  const first = timer.textContent;
  await act(async () => Eyes.tell(timer, false));
  await act(async () => vi.advanceTimersByTime(5000));
  expect(timer.textContent).toBe(first);

  await act(async () => Eyes.tell(timer, true));
  expect(timer.textContent).not.toBe(first);
});
