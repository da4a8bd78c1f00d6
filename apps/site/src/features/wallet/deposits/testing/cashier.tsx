// A fake server of deposits for the tests of the screens: what it was sent, and answers that a test
// sets. And one way to pay and one deposit, to be changed as a test wants.
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { translatorOf } from '@baize/i18n/compile';
import { queryClient } from '../../../../app/query-client.ts';
import { showTexts } from '../../../../app/texts/texts.ts';
import type { Deposit } from '../deposit.ts';
import type { DepositWay } from '../ways.ts';

export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly body: Record<string, unknown>;
}

export interface FakeServer {
  sent: Sent[];
  /** The first entry whose key stands in the address answers. */
  answers: Record<string, unknown>;
}

const isFamily = (url: string): boolean => url.includes('/wps/');

/** A refusal is `{ refused, message }`; anything else is the value of a success. */
export function fakeServer(): FakeServer {
  const server: FakeServer = { sent: [], answers: {} };
  globalThis.fetch = async (address, init) => {
    const url = String(address);
    const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
    server.sent.push({ method: init?.method ?? 'GET', url, body });
    const found = Object.entries(server.answers).find(([part]) => url.includes(part))?.[1];
    if (found === undefined) return Response.json({ refused: 'fault' }, { status: 404 });
    if (typeof found === 'object' && found !== null && 'refused' in found) {
      return Response.json({ success: false, ...found }, { status: 403 });
    }
    return Response.json(isFamily(url) ? { success: true, value: found } : found);
  };
  return server;
}

export function show(node: ReactNode): void {
  showTexts(translatorOf('en'));
  queryClient.clear();
  render(<QueryClientProvider client={queryClient}>{node}</QueryClientProvider>);
}

export const way: DepositWay = {
  channel: 'qr-main',
  kind: 'qr',
  name: 'QR Ph',
  vendorId: 'sandpay',
  mcsBankCode: '',
  banks: [{ bankCode: 'QRPH', bankType: 'QR', bankName: 'QR Ph' }],
  least: 500_000n,
  most: 50_000_000n,
  quick: [1_000_000n, 5_000_000n],
  fee: { fixed: 0n, permille: 15, payer: 'player' },
  hours: null,
  isOpen: true,
  confirmations: 0,
  network: '',
  expectedMinutes: 2,
} as DepositWay;

export const deposit: Deposit = {
  id: 'd1',
  kind: 'qr',
  channel: 'qr-main',
  channelName: 'QR Ph',
  bankCode: 'QRPH',
  currency: 'PHP',
  requested: '500.00',
  arrived: null,
  fee: '0.00',
  credited: '0.00',
  reversed: '0.00',
  state: 'processing',
  step: 'payment-due',
  problem: '',
  remark: '',
  promotionId: '',
  requestedAt: 1_800_000_000_000,
  settledAt: null,
  confirmations: 0,
  confirmationsNeeded: 0,
  proofs: 0,
  steps: [
    { step: 'requested', at: 1_800_000_000_000 },
    { step: 'payment-due', at: 1_800_000_001_000 },
  ],
  redirectUrl: '',
  qrImage: '',
  receiver: null,
  address: '',
  network: '',
  reference: '',
  payAmount: '',
  payUntil: null,
  expectedMinutes: 2,
  mayProve: false,
  mayReport: false,
};
