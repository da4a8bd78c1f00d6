// Members see in the wallet the returns of a vendor that are being checked, why staff rejected one,
// and which games hold money in a wallet of their own.
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { translatorOf } from '@baize/i18n/compile';

vi.hoisted(() => {
  const part = { vendor: 'SBXD', currency: 'PHP', at: 0 };
  const held = [
    { ...part, id: 'h1', amount: '65128.00', state: 'waiting', reason: '' },
    { ...part, id: 'h2', amount: '15.00', state: 'rejected', reason: 'no win in their records' },
  ];
  const transfer = { vassalage: 'SBXD', accountTypeId: 4, isSingle: false };
  const money = { sumBalance: '120.5', currency: 'PHP', currencySymbol: 'P' };
  const value = (url: string) =>
    url.includes('merchantWallet')
      ? { isSingle: false, vendors: [transfer] }
      : { balances: [], ...money };
  globalThis.fetch = async (url) =>
    Response.json(
      String(url).includes('vendor-money')
        ? { list: [], underway: '0.00', held }
        : { success: true, value: value(String(url)) },
    );
});
const { moveBalance, useBalance } = await import('../../app/balance.ts');
const { useSessionStore } = await import('../../app/session/session.ts');
const { queryClient } = await import('../../app/query-client.ts');
const { showTexts } = await import('../../app/texts/texts.ts');
const { MyWalletScreen } = await import('./my-wallet-screen.tsx');

const session = {
  token: 'a-token',
  customerId: 'p1',
  account: 'mahendra',
  nickname: '',
  isAgent: 0,
  toUpline: false,
  memberLabel: '',
};

function show(node: ReactNode) {
  showTexts(translatorOf('en'));
  render(<QueryClientProvider client={queryClient}>{node}</QueryClientProvider>);
}

const stored = (name: string) => JSON.parse(sessionStorage.getItem(name) ?? 'null') as unknown;

// @proves L189
test('games with their own wallet are named, and the answer is stored', async () => {
  show(<MyWalletScreen vendorName={() => 'Tidewater'} />);
  await screen.findByText(/Games with their own wallet: Tidewater\./u);
  expect(stored('merchantWallet')).toMatchObject({ isSingle: false });
});

test('the balance is stored as it was read, and as it moves', async () => {
  useSessionStore.getState().keep(session);
  function Shown() {
    return <b>{useBalance().data?.units.toString()}</b>;
  }
  show(<Shown />);
  await screen.findByText('1205000');
  const money = { currency: 'PHP', currencySymbol: 'P' };
  expect(stored('wallet')).toEqual({ sumBalance: '120.5', ...money });
  moveBalance({ balance: '80', currency: 'PHP' });
  expect(stored('wallet')).toEqual({ sumBalance: '80', ...money });
});

test('held and rejected returns are shown with their reasons', async () => {
  show(<MyWalletScreen vendorName={() => 'Tidewater'} />);
  expect((await screen.findByText(/^We are reviewing/u)).textContent).toContain('65,128.00');
  expect(screen.getByText(/cannot credit it/u).textContent).toContain('no win in their records');
});
