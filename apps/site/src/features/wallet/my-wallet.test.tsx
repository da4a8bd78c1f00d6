// Proves that members read in the wallet what came back from a vendor and is being checked, and why
// staff rejected it.
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';

vi.hoisted(() => {
  const part = { vendor: 'SBXD', currency: 'PHP', at: 0 };
  const held = [
    { ...part, id: 'h1', amount: '65128.00', state: 'waiting', reason: '' },
    { ...part, id: 'h2', amount: '15.00', state: 'rejected', reason: 'no win in their records' },
  ];
  globalThis.fetch = async (url) =>
    Response.json(
      String(url).includes('vendor-money')
        ? { list: [], underway: '0.00', held }
        : { success: true, value: { balances: [], currency: 'PHP', currencySymbol: 'P' } },
    );
});
const { queryClient } = await import('../../app/query-client.ts');
const { showTexts } = await import('../../app/texts/texts.ts');
const { MyWalletScreen } = await import('./my-wallet-screen.tsx');

test('what is being checked and what was rejected is said, with its reason', async () => {
  showTexts(translatorOf('en'));
  render(
    <QueryClientProvider client={queryClient}>
      <MyWalletScreen vendorName={() => 'Tidewater'} />
    </QueryClientProvider>,
  );
  expect((await screen.findByText(/is being checked/u)).textContent).toContain('65,128.00');
  expect(screen.getByText(/is not yours/u).textContent).toContain('no win in their records');
});
