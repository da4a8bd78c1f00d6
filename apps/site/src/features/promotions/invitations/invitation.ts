// The member's invitation and their friends from the server, read again whenever a reward moves.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { OutputOf, promotions } from '@baize/contract';
import { client } from '../../../app/client.ts';
import { useText } from '../../../app/texts/texts.ts';
import { promotionsKey, useLive } from '../promotions.ts';

export type Invitation = OutputOf<typeof promotions.getInvitation>;
export type Programme = Invitation['programmes'][number];
export type ProgrammeStep = Programme['steps'][number];
export type Friend = OutputOf<typeof promotions.listFriends>['list'][number];
export type FriendStep = Friend['steps'][number];

export function useInvitation() {
  const { tag } = useText();
  const account = useLive();
  return useQuery({
    queryKey: [...promotionsKey, 'invitation', tag, account],
    queryFn: async () => unwrap(await client.promotions.getInvitation({})),
  });
}

export function useFriends() {
  const account = useLive();
  return useInfiniteQuery({
    queryKey: [...promotionsKey, 'friends', account],
    queryFn: async ({ pageParam }) =>
      unwrap(await client.promotions.listFriends(pageParam === null ? {} : { before: pageParam })),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
  });
}

/** Where a code leads: the registration of this very site. */
export const friendLinkOf = (code: string): string =>
  `${location.origin}/register?referralCode=${encodeURIComponent(code)}`;
