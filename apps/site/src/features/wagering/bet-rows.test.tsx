// A row of the betting record tells whose the stake of a free bet was.
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { queryClient } from '../../app/query-client.ts';
import { showTexts } from '../../app/texts/texts.ts';
import { BetCard, type Bet } from './bet-rows.tsx';

beforeEach(() => {
  globalThis.matchMedia = (media: string) =>
    ({ matches: false, media, addEventListener() {}, removeEventListener() {} }) as never;
  showTexts(translatorOf('en'));
  queryClient.clear();
});

const show = (part: ReactNode) =>
  render(<QueryClientProvider client={queryClient}>{part}</QueryClientProvider>);

test('a row of the betting record says that the stake was the house’s', () => {
  const bet: Bet = {
    roundId: 'r1',
    reference: 'r1',
    gameCode: 'dice',
    gameName: 'Dice',
    vassalage: 'BAIZE',
    gameType: 'RNG',
    stake: 0,
    payout: 49,
    gameLoses: 0,
    gameWinnings: 49,
    jackpot: 0,
    netProfit: 49,
    free: 'bet',
    state: 'settled',
    openedAt: 1,
    settledAt: 2,
    verifiable: false,
  };
  show(<BetCard bet={bet} onOpen={() => undefined} />);
  expect(screen.getByText('Free bet: we paid the stake, and it is not returned')).toBeTruthy();
});
