// A deposit method, a deposit and a report for the tests of the desk; and the desk's frame around a
// page: signed in with some permissions.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import type { PermissionName } from '@baize/contract';
import { translatorOf } from '@baize/i18n/compile';
import { useStaffStore } from '../../../../app/staff.ts';
import { showTexts } from '../../../../app/texts.ts';
import type { DepositShown } from '../deposit-facts.tsx';
import type { Method } from '../methods.ts';

export const method: Method = {
  code: 'qr-main',
  version: 3,
  kind: 'qr',
  bankType: 'QR',
  name: 'QR Ph',
  provider: 'sandpay',
  method: 'qr',
  mcsBankCode: 'QR1',
  bankCodes: ['QRPH', 'GCASH'],
  minimum: '50.00',
  maximum: null,
  quickAmounts: ['100.00', '500.00'],
  fee: { fixed: '5.00', permille: 15, payer: 'player' },
  hours: { opens: 480, closes: 1320 },
  audience: { levelMinimum: 2, countries: ['PH'], currencies: ['PHP'], tags: ['gold'] },
  houseAccounts: [],
  network: '',
  confirmations: 0,
  payMinutes: 30,
  enabled: true,
  isConnected: true,
  expectedMinutes: 2,
  credited: 12,
  failed: 1,
};

export const deposit: DepositShown = {
  id: 'd1',
  kind: 'manual',
  channel: 'house-bdo',
  channelName: 'BDO',
  bankCode: 'BDO',
  currency: 'PHP',
  requested: '500.00',
  arrived: null,
  fee: '0.00',
  credited: '0.00',
  reversed: '0.00',
  state: 'processing',
  step: 'proof-sent',
  problem: '',
  remark: '',
  promotionId: '',
  requestedAt: 0,
  settledAt: null,
  confirmations: 0,
  confirmationsNeeded: 0,
  proofs: 0,
  steps: [
    { step: 'requested', at: 0 },
    { step: 'proof-sent', at: 60_000 },
  ],
  qrImage: '',
  receiver: null,
  address: '',
  network: '',
  reference: 'BZ-7K2',
  payAmount: '',
  payUntil: null,
  playerId: 'p1',
  username: 'ning2026',
  provider: 'house',
  providerRef: '',
  judgedBy: '',
  note: '',
  failedLately: 0,
  asks: 0,
  reports: [],
};

export function show(node: ReactNode, permissions: readonly PermissionName[]): void {
  showTexts(translatorOf('en'));
  const rest = { due: '', confirmedUntil: 0 } as const;
  const staff = {
    id: 's',
    username: 'olga',
    role: 'cashier',
    permissions: [...permissions],
    ...rest,
  };
  useStaffStore.setState({ token: 'T', staff });
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <MemoryRouter>{node}</MemoryRouter>
    </QueryClientProvider>,
  );
}

export const given = <Value,>(value: Value) => ({ ok: true as const, value });
