// The player's deposits and the methods of a deposit, from the server.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { unwrap, unitsOf } from '@baize/client';
import { depositCodes, type OutputOf, type wallet } from '@baize/contract';
import type { Translator } from '@baize/i18n';
import type { Units } from '@baize/money';
import type { StatusKind } from '@baize/ui';
import { client } from '../../app/client.ts';

export type Deposit = OutputOf<typeof wallet.listDeposits>['list'][number];

/** One way to pay: a kind, and the bank or wallet of it. */
export interface DepositWay {
  readonly kind: string;
  readonly bankCode: string;
  readonly bankType: string;
  readonly mcsBankCode: string;
  readonly vendorId: string;
  readonly vendorName: string;
  readonly least: Units;
  readonly most: Units;
}

async function fetchWays(): Promise<readonly DepositWay[]> {
  const kinds = unwrap(await client.wallet.getDepositChannels());
  return Object.entries(kinds).flatMap(([kind, { channels }]) =>
    channels.flatMap(({ banks, minimumAmount, maximumAmount, ...channel }) =>
      banks.map(({ bankCode, bankType }) => ({
        ...channel,
        kind,
        bankCode,
        bankType,
        least: unitsOf(minimumAmount),
        most: unitsOf(maximumAmount),
      })),
    ),
  );
}

export function useDepositWays() {
  return useQuery({
    queryKey: ['deposit-ways'],
    queryFn: fetchWays,
    structuralSharing: false,
  });
}

export const pageSize = 10;
/** How often a deposit that waits for its payment is asked about, beside the live channel. */
const askAgainMs = 3000;

const isWaiting = ({ state }: Deposit) => state === depositCodes.processing;

export function useDeposits(pageNo: number, watched?: string) {
  return useQuery({
    queryKey: ['money', 'deposits', pageNo],
    queryFn: async () => unwrap(await client.wallet.listDeposits({ pageNo, pageSize })),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.list.some((one) => one.transId === watched && isWaiting(one)) === true
        ? askAgainMs
        : false,
  });
}

export type DepositState = 'processing' | 'success' | 'refused';

export function depositState({ state }: Deposit): DepositState {
  if (state === depositCodes.success) return 'success';
  return state === depositCodes.refused ? 'refused' : 'processing';
}

export const depositLook: Readonly<Record<DepositState, StatusKind>> = {
  processing: 'waiting',
  success: 'good',
  refused: 'bad',
};

/** The name of a kind of payment or a bank; its code where there is no name for it. */
export function nameOf(t: Translator, what: 'channel' | 'bank', code: string): string {
  const words = { channel: `wallet.channel-${code}`, bank: `wallet.bank-${code}` };
  return t.named(words[what]) ?? code;
}
