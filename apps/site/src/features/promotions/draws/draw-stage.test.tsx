// A stage shows what was drawn only after its face has, whatever the look; it says what an opening
// uses, and offers none where there is none.
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { client } from '../../../app/client.ts';
import { queryClient } from '../../../app/query-client.ts';
import { useRunningRound } from '../../../app/running-round.ts';
import { useSessionStore } from '../../../app/session/session.ts';
import { showTexts } from '../../../app/texts/texts.ts';
import { DrawStage } from './draw-stage.tsx';
import type { Look, Opening, PrizeDraw } from './prize-draws.ts';

const reward = {
  kind: 'points',
  amount: '20',
  terms: {
    times: 0,
    withDeposit: false,
    days: 7,
    stakeMax: null,
    releaseMax: null,
    sticky: false,
    funding: 'cash-first',
  },
  ticket: '',
  gameCode: '',
  stake: '0',
} as const;

const drawWith = (more: Partial<PrizeDraw>): PrizeDraw => ({
  promotionId: 'd1',
  version: 1,
  look: 'wheel',
  title: 'The draw',
  summary: '',
  terms: '',
  startsAt: 0,
  endsAt: null,
  currency: 'PHP',
  segments: [
    { weight: 1, rewards: [{ ...reward }], left: null },
    { weight: 3, rewards: [], left: null },
  ],
  tickets: true,
  aDay: 0,
  state: 'open',
  freeLeft: 0,
  ticketsLeft: 1,
  ...more,
});

const opening = (look: Look): Opening => ({
  openingId: 'o1',
  promotionId: 'd1',
  title: 'The draw',
  look,
  segment: 0,
  rewards: [{ ...reward }],
  currency: 'PHP',
  at: 0,
  byTicket: true,
});

const answers = (value: unknown) => ({ ok: true, value }) as never;

function show(draw: PrizeDraw, isReduced = false) {
  globalThis.matchMedia = (media: string) =>
    ({ matches: isReduced, media, addEventListener() {}, removeEventListener() {} }) as never;
  const open = vi.spyOn(client.promotions, 'openDraw');
  open.mockResolvedValue(answers(opening(draw.look)));
  vi.spyOn(client.wallet, 'getBalance').mockResolvedValue(
    answers({ sumBalance: 5, currency: 'PHP', currencySymbol: 'P' }),
  );
  render(
    <QueryClientProvider client={queryClient}>
      <DrawStage draw={draw} />
    </QueryClientProvider>,
  );
  return open;
}

beforeEach(() => {
  showTexts(translatorOf('en'));
  queryClient.clear();
  const session = { token: 't', account: 'ana', isAgent: 0 };
  useSessionStore.setState({ session: session as never });
});

const opens: Readonly<Record<Look, string>> = {
  wheel: 'Spin the wheel',
  egg: 'Egg 2',
  slot: 'Pull',
  scratch: 'Take a card',
};
const skips = (look: Look) => (look === 'scratch' ? 'Uncover' : 'Skip the animation');

test.each(Object.keys(opens) as Look[])('%s tells nothing before it has shown', async (look) => {
  const open = show(drawWith({ look }));
  expect(screen.getByText('This opening uses one ticket. You have 1.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: opens[look] }));
  await screen.findByRole('button', { name: skips(look) });
  expect(screen.getByRole('status').textContent).toBe('The draw is running.');
  expect(screen.queryByRole('link', { name: 'Verify' })).toBeNull();
  expect(useRunningRound.getState().running).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: skips(look) }));
  expect(screen.getByRole('status').textContent).toBe('You won: 20 points');
  expect(screen.getByRole('link', { name: 'Verify' }).getAttribute('href')).toContain('opening=o1');
  expect(useRunningRound.getState().running).toBe(false);
  expect(open).toHaveBeenCalledOnce();
});

test('where motion is reduced the result is told at once', async () => {
  show(drawWith({}), true);
  fireEvent.click(screen.getByRole('button', { name: opens.wheel }));
  expect(await screen.findByText('You won: 20 points')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Skip the animation' })).toBeNull();
});

test.each([
  [{ ticketsLeft: 0 }, 'You have no ticket for this draw.'],
  [{ tickets: false, aDay: 1, ticketsLeft: 0 }, /used today’s openings/u],
  [{ state: 'used-up' as const }, /one of its prizes is used up/u],
])('a draw that cannot be opened says why: %j', (more, said) => {
  show(drawWith(more));
  expect(screen.getByText(said)).toBeTruthy();
  expect(screen.getByRole('button', { name: opens.wheel }).matches(':disabled')).toBe(true);
});
