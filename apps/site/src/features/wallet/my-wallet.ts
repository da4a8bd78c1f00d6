// Where the member's money is: the purses of the house, and what lies in wallets of vendors.
import { useEffect } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { OutputOf, vendors } from '@baize/contract';
import { parseUnits, type Units } from '@baize/money';
import { showToast } from '@baize/ui';
import { refreshBalance } from '../../app/balance.ts';
import { client } from '../../app/client.ts';
import { failureText } from '../../app/failure-text.ts';
import { live } from '../../app/live/live-channel.ts';
import { unitsOf, useMoneyText } from '../../app/money-text.ts';
import { currentText } from '../../app/texts/texts.ts';

const pursesKey = ['money', 'purses'] as const;
const vendorsKey = ['money', 'vendors'] as const;

export const purseNames = ['MAIN', 'IN_PLAY', 'HELD', 'IN_TRANSIT'] as const;
export type PurseName = (typeof purseNames)[number];

export const unitsIn = (text: string): Units => parseUnits(text, { decimalsMax: 4 }) ?? 0n;

async function fetchPurses(): Promise<ReadonlyMap<string, Units>> {
  const { balances } = unwrap(await client.wallet.getPurses());
  return new Map(balances.map((purse) => [purse.accountName, unitsOf(purse.availBalance)]));
}

export function usePurses() {
  const queries = useQueryClient();
  useEffect(
    () =>
      live().on('balance-moved', () => {
        void queries.invalidateQueries({ queryKey: pursesKey }, { cancelRefetch: false });
      }),
    [queries],
  );
  return useQuery({ queryKey: pursesKey, queryFn: fetchPurses, structuralSharing: false });
}

export type HeldReturn = OutputOf<typeof vendors.listMoney>['held'][number];

export interface VendorMoney {
  readonly vendor: string;
  /** Undefined: the vendor does not say. */
  readonly units: Units | undefined;
}

async function fetchVendorMoney() {
  const { list, underway, held } = unwrap(await client.vendors.listMoney());
  const places = list.map(({ vendor, amount }): VendorMoney => ({
    vendor,
    units: amount === null ? undefined : unitsIn(amount),
  }));
  return { places, underway: unitsIn(underway), held };
}

export const useVendorMoney = () =>
  useQuery({ queryKey: vendorsKey, queryFn: fetchVendorMoney, structuralSharing: false });

/** Brings money back from one vendor, or from all. */
export function useBringBack() {
  const queries = useQueryClient();
  const money = useMoneyText();
  return useMutation({
    mutationFn: async (vendor: string | undefined) =>
      unwrap(await client.vendors.returnMoney(vendor === undefined ? {} : { vendor })),
    onSuccess: ({ returned, held, pending }) => {
      const t = currentText();
      const isNothing = unitsIn(returned) === 0n;
      const isHeld = unitsIn(held) !== 0n;
      if (isHeld) showToast({ text: t('wallet.bring-held', { amount: money(unitsIn(held)) }) });
      if (pending) showToast({ text: t('wallet.bring-pending') });
      else if (isNothing && !isHeld) showToast({ text: t('wallet.bring-nothing') });
      else if (!isNothing) {
        const text = t('wallet.brought-back', { amount: money(unitsIn(returned)) });
        showToast({ kind: 'good', text });
      }
    },
    onError: (error) => showToast({ kind: 'bad', text: failureText(currentText(), error) }),
    onSettled: () => {
      void refreshBalance();
      void queries.invalidateQueries({ queryKey: ['money'] });
    },
  });
}
