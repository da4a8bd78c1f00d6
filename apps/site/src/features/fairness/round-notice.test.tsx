// The receipt of a free bet tells that the stake in its payout was the house's.
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';
import { queryClient } from '../../app/query-client.ts';
import { showTexts } from '../../app/texts/texts.ts';
import type { Receipt } from './receipt.ts';
import { RoundNotice } from './round-notice.tsx';

beforeEach(() => {
  globalThis.matchMedia = (media: string) =>
    ({ matches: false, media, addEventListener() {}, removeEventListener() {} }) as never;
  showTexts(translatorOf('en'));
  queryClient.clear();
});

const show = (part: ReactNode) =>
  render(<QueryClientProvider client={queryClient}>{part}</QueryClientProvider>);

const receipt: Receipt = {
  roundId: 'r1',
  gameCode: 'dice',
  gameVersion: 'v1',
  bet: '',
  currency: 'PHP',
  state: 'settled',
  stake: '50.0000',
  payout: '99.0000',
  free: { kind: 'bet', pays: 'cash' },
  jackpot: '0.0000',
  openedAt: 1,
  settledAt: 2,
  vendor: null,
  commitment: 'c'.repeat(64),
  clientSeed: 'lotus',
  nonce: 1,
  serverSeed: 's'.repeat(64),
  draws: [],
  outcome: {},
};
const spaced = () => (document.body.textContent ?? '').replaceAll('\u00A0', ' ');

test('the receipt of a free bet says what of its payout was won', () => {
  show(<RoundNotice round={receipt} />);
  expect(spaced()).toContain('the game paid P 99.00');
  expect(spaced()).toContain('so you won P 49.00.');
});

test.each([null, { kind: 'rounds', pays: 'cash' } as const])(
  'the receipt of a round that is no free bet says nothing of it: %o',
  (free) => {
    show(<RoundNotice round={{ ...receipt, free }} />);
    expect(spaced()).not.toContain('Free bet');
  },
);
