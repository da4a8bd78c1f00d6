// The chat's data from the platform: the rooms, the player's standing in them, hidden members, and
// the number of unread answers of customer service.
import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { chatRooms, OutputOf } from '@baize/contract';
import { client } from '../../app/client.ts';
import { queryClient } from '../../app/query-client.ts';
import { isMember, useSession } from '../../app/session/session.ts';
import { useText } from '../../app/texts/texts.ts';
import { setIgnored, useChatStore } from './chat-store.ts';

export type Room = OutputOf<typeof chatRooms.listChatRooms>['list'][number];
export type Permission = OutputOf<typeof chatRooms.getChatPermission>;

export const refreshChat = () => queryClient.invalidateQueries({ queryKey: ['chat'] });

export function useRooms() {
  const t = useText();
  const session = useSession();
  return useQuery({
    queryKey: ['chat', 'rooms', t.tag, session?.customerId],
    queryFn: async () => unwrap(await client.chat.listChatRooms()).list,
    enabled: session !== undefined,
  });
}

export function usePermission() {
  const session = useSession();
  const asked = useQuery({
    queryKey: ['chat', 'permission', session?.customerId],
    queryFn: async () => unwrap(await client.chat.getChatPermission()),
    enabled: session !== undefined,
  });
  const ownId = asked.data?.writerId;
  useEffect(() => useChatStore.setState({ ownId }), [ownId]);
  return asked;
}

export function useIgnored() {
  const session = useSession();
  const asked = useQuery({
    queryKey: ['chat', 'ignored', session?.customerId],
    queryFn: async () => unwrap(await client.chat.listIgnoredWriters()).list,
    enabled: isMember(session),
  });
  const { data } = asked;
  useEffect(() => {
    if (data !== undefined) setIgnored(data.map(({ writerId }) => writerId));
  }, [data]);
  return asked;
}

export function useServiceState() {
  const session = useSession();
  return useQuery({
    queryKey: ['chat', 'service', session?.customerId],
    queryFn: async () => {
      const { isOpen, isTaken } = unwrap(await client.chat.getServiceChat({ size: 1 }));
      return { isOpen, isTaken };
    },
    enabled: isMember(session),
  });
}
