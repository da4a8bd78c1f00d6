// The member's points, what they are exchanged for and what became of it, from the server.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { timesUnits, unitsOf, unwrap } from '@baize/client';
import { gameCategories, type GoodKind, type OutputOf, type points } from '@baize/contract';
import type { Units } from '@baize/money';
import { refreshBalance } from '../../app/balance.ts';
import { client } from '../../app/client.ts';
import { useText } from '../../app/texts/texts.ts';

export type Balance = OutputOf<typeof points.getPointBalance>;
export type Config = OutputOf<typeof points.getPointConfig>;
export type Good = OutputOf<typeof points.getPointReward>['list'][number];
export type Redemption = OutputOf<typeof points.getRedeemPointList>['list'][number];
export type Entry = OutputOf<typeof points.listPointEntries>['list'][number];

const key = ['points'] as const;
export const rowsAtOnce = 10;

export const usePointBalance = () =>
  useQuery({
    queryKey: [...key, 'balance'],
    queryFn: async () => unwrap(await client.points.getPointBalance()),
    staleTime: 0,
  });

export const usePointConfig = () =>
  useQuery({
    queryKey: [...key, 'config'],
    queryFn: async () => unwrap(await client.points.getPointConfig()),
  });

export function useGoods() {
  const { tag } = useText();
  return useQuery({
    queryKey: [...key, 'goods', tag],
    queryFn: async () => unwrap(await client.points.getPointReward({})),
  });
}

export function useRedemptions(pageNo: number) {
  const { tag } = useText();
  return useQuery({
    queryKey: [...key, 'redemptions', tag, pageNo],
    queryFn: async () =>
      unwrap(await client.points.getRedeemPointList({ pageNo, pageSize: rowsAtOnce })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export const useEntries = (pageNo: number) =>
  useQuery({
    queryKey: [...key, 'entries', pageNo],
    queryFn: async () =>
      unwrap(await client.points.listPointEntries({ pageNo, pageSize: rowsAtOnce })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Reads all of it again, and the money. */
export function useRefreshPoints(): () => void {
  const queries = useQueryClient();
  return () => {
    void refreshBalance();
    void queries.invalidateQueries({ queryKey: key });
  };
}

/** What points become, as the server counts it: cut to hundredths. */
export const worthOf = (points: number, ratio: number): Units =>
  timesUnits(unitsOf('0.01'), Math.floor((points * 100) / ratio));

/** Whole steps only. */
export const wholeSteps = (balance: number, step: number): number => balance - (balance % step);

/** The most that can be exchanged: by the balance, and by the money that the house still gives. */
export function mostOf({ step, ratio, moneyLeft }: Config, balance: number): number {
  if (moneyLeft === null) return wholeSteps(balance, step);
  const paid = Number(timesUnits(unitsOf(moneyLeft), ratio) / 10_000n);
  return wholeSteps(Math.min(balance, paid), step);
}

export const priceOf = ({ amount }: Pick<Good, 'amount'>): Units => unitsOf(amount);

const quantityMax = 100;

/** How many can be taken at once, by the points and the stock. */
export function quantityOf({ points: price, stock }: Good, balance: number): number {
  return Math.min(quantityMax, stock ?? quantityMax, Math.floor(balance / price));
}

/** A category may be unknown to this site, e.g. while it is updated. */
export const categoryOf = (category: string) => gameCategories.find((one) => one === category);

const otherwise: Readonly<Record<GoodKind, string>> = {
  gift: 'gift',
  promotion: 'ticket',
  live: 'friends',
};

/** The good's own picture, or one of its kind. */
export const pictureOf = ({ picture, kind }: Pick<Good, 'kind' | 'picture'>): string =>
  picture === '' ? otherwise[kind] : picture;
