// Counts the unread answers of customer service, for the button that opens the chat.
import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { client } from '../../app/client.ts';
import { live } from '../../app/live/live-channel.ts';
import { queryClient } from '../../app/query-client.ts';
import { isMember, useSession } from '../../app/session/session.ts';
import { useModule } from '../../app/status.ts';

const key = ['chat', 'unread'] as const;

export function useUnreadChat(): number {
  const isOn = useModule('CBS3');
  const enabled = isMember(useSession()) && isOn;
  const { data } = useQuery({
    queryKey: key,
    queryFn: async () => unwrap(await client.chat.countUnreadChat()),
    enabled,
    refetchInterval: 60_000,
  });
  useEffect(() => {
    // A new listener each time: another counter must not be stopped with this one.
    const refresh = () => void queryClient.invalidateQueries({ queryKey: key });
    const stops = [live().on('chat-said', refresh), live().on('chat-read', refresh)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return enabled ? (data ?? 0) : 0;
}
