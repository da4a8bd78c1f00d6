// The member's money by place: the purses of the house, and balances in wallets of vendors.
import { useEffect } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap, unitsOf } from '@baize/client';
import type { OutputOf, vendors } from '@baize/contract';
import type { Units } from '@baize/money';
import { showToast } from '@baize/ui';
import { refreshBalance } from '../../app/balance.ts';
import { client } from '../../app/client.ts';
import { failureText } from '../../app/failure-text.ts';
import { onNews } from '../../app/live/on-news.ts';
import { readAnew } from '../../app/read-anew.ts';
import { useMoneyText } from '../../app/money-text.ts';
import { siteConfig } from '../../app/site-config.ts';
import { writeStoredJson } from '../../app/stored.ts';
import { currentText } from '../../app/texts/texts.ts';

const pursesKey = ['money', 'purses'] as const;
const vendorsKey = ['money', 'vendors'] as const;

export const purseNames = ['MAIN', 'BONUS', 'IN_PLAY', 'HELD', 'IN_TRANSIT'] as const;
export type PurseName = (typeof purseNames)[number];

async function fetchPurses(): Promise<ReadonlyMap<string, Units>> {
  const { balances } = unwrap(await client.wallet.getPurses());
  return new Map(balances.map((purse) => [purse.accountName, unitsOf(purse.availBalance)]));
}

export function usePurses() {
  useEffect(() => onNews('balance-moved', () => readAnew(pursesKey)), []);
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
    units: amount === null ? undefined : unitsOf(amount),
  }));
  return { places, underway: unitsOf(underway), held };
}

export const useVendorMoney = () =>
  useQuery({ queryKey: vendorsKey, queryFn: fetchVendorMoney, structuralSharing: false });

async function fetchWalletKinds() {
  const kinds = unwrap(
    await client.catalogue.getWalletKinds({ merchantCode: siteConfig.merchant }),
  );
  writeStoredJson('session', 'merchantWallet', kinds);
  return kinds;
}

/** Whether one wallet serves every game, or some games hold the money in a wallet of their own. */
export const useWalletKinds = () =>
  useQuery({ queryKey: ['money', 'kinds'], queryFn: fetchWalletKinds });

/** Brings money back from one vendor, or from all. */
export function useBringBack() {
  const queries = useQueryClient();
  const money = useMoneyText();
  return useMutation({
    mutationFn: async (vendor: string | undefined) =>
      unwrap(await client.vendors.returnMoney(vendor === undefined ? {} : { vendor })),
    onSuccess: ({ returned, held, pending }) => {
      const t = currentText();
      const isNothing = unitsOf(returned) === 0n;
      const isHeld = unitsOf(held) !== 0n;
      if (isHeld) showToast({ text: t('wallet.bring-held', { amount: money(unitsOf(held)) }) });
      if (pending) showToast({ text: t('wallet.bring-pending') });
      else if (isNothing && !isHeld) showToast({ text: t('wallet.bring-nothing') });
      else if (!isNothing) {
        const text = t('wallet.brought-back', { amount: money(unitsOf(returned)) });
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
