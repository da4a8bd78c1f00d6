// Promotions and the member's rewards from the server, read again whenever a reward moves.
import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { ClaimState, OutputOf, promotions, PromotionCategory } from '@baize/contract';
import { client } from '../../app/client.ts';
import { onNews } from '../../app/live/on-news.ts';
import { readAnew } from '../../app/read-anew.ts';
import { isMember, useSession } from '../../app/session/session.ts';
import { useText } from '../../app/texts/texts.ts';

export type Card = OutputOf<typeof promotions.listPromotions>['list'][number];
export type Detail = OutputOf<typeof promotions.getPromotion>;
export type Step = Detail['steps'][number];
export type Condition = Step['conditions'][number];
export type Reward = Step['rewards'][number];
export type Claim = OutputOf<typeof promotions.listRewards>['list'][number];

export const promotionsKey = ['promotions'] as const;

export const refreshPromotions = (): void => readAnew(promotionsKey);

/** Reads again when a reward moves; gives the account. */
export function useLive() {
  const account = useSession()?.account;
  useEffect(() => (account ? onNews('rewards-moved', refreshPromotions) : undefined), [account]);
  return account ?? '';
}

export function usePromotions(category: PromotionCategory | undefined) {
  const { tag } = useText();
  const account = useLive();
  return useQuery({
    queryKey: [...promotionsKey, 'list', tag, account, category ?? 'all'],
    queryFn: async () =>
      unwrap(await client.promotions.listPromotions(category === undefined ? {} : { category })),
  });
}

export function usePromotion(id: string) {
  const { tag } = useText();
  const account = useLive();
  return useQuery({
    queryKey: [...promotionsKey, 'one', tag, account, id],
    queryFn: async () => unwrap(await client.promotions.getPromotion({ id })),
  });
}

/** Kinds of promotions that run for the member, by the family's names. */
export function useAvailable() {
  const account = useLive();
  const session = useSession();
  return useQuery({
    queryKey: [...promotionsKey, 'available', account],
    queryFn: async () => unwrap(await client.promotions.getAvailablePromotions({})),
    enabled: isMember(session),
  }).data;
}

export const rewardsAtOnce = 10;

export function useRewards(state: ClaimState, pageNo: number) {
  const { tag } = useText();
  const account = useLive();
  const session = useSession();
  return useQuery({
    queryKey: [...promotionsKey, 'rewards', tag, account, state, pageNo],
    queryFn: async () =>
      unwrap(await client.promotions.listRewards({ state, pageNo, pageSize: rewardsAtOnce })),
    enabled: isMember(session),
  });
}

export function useFreeRounds() {
  const account = useLive();
  const session = useSession();
  return useQuery({
    queryKey: [...promotionsKey, 'free-rounds', account],
    queryFn: async () => unwrap(await client.promotions.listFreeRounds()),
    enabled: isMember(session),
  });
}

/** The picture of a reward's promotion, as the list shows it; one that is over has the coins. */
export function usePictureOf(): (promotionId: string) => string {
  const list = usePromotions(undefined).data?.list ?? [];
  const pictures = new Map(list.map(({ promotionId, picture }) => [promotionId, picture]));
  return (promotionId) => pictures.get(promotionId) ?? 'coins';
}

export const detailAddress = (id: string): string => `/promoDetail?id=${encodeURIComponent(id)}`;
export const drawAddress = (id: string): string => `/draws?id=${encodeURIComponent(id)}`;
