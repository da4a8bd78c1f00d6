// The live channel of the open chat: it follows the rooms beside the topics of every page, so that
// pages without the chat do not receive messages.
import { useEffect, useState } from 'react';
import { createLive, type LiveState } from '@baize/client';
import { chatTopic, topicOfRoom } from '@baize/contract';
import { currentSession, useSession } from '../../app/session/session.ts';
import { catchUp, hear, hearRead, hearRemoved, knownChannels, reload } from './chat-store.ts';
import { refreshChat } from './use-chat-facts.ts';

/** `roomIds` with commas between them; the state of the connection. */
export function useChatLine(roomIds: string): LiveState {
  const token = useSession()?.token;
  const [state, setState] = useState<LiveState>('connecting');
  useEffect(() => {
    if (token === undefined) return undefined;
    const rooms = roomIds === '' ? [] : roomIds.split(',').map(topicOfRoom);
    const line = createLive({
      url: new URL('/live', location.href).href.replace(/^http/u, 'ws'),
      token: () => currentSession()?.token,
      follow: rooms.length === 0 ? [] : [chatTopic, ...rooms],
    });
    line.on('chat-said', ({ channel, message }) => hear(channel, message));
    line.on('chat-removed', ({ channel, seq }) => hearRemoved(channel, seq));
    line.on('chat-read', ({ channel, seq }) => hearRead(channel, seq));
    line.on('chat-changed', () => void refreshChat());
    line.onGap(() => {
      for (const channel of knownChannels()) void reload(channel);
    });
    line.onState((next) => {
      setState(next);
      if (next === 'open') for (const channel of knownChannels()) void catchUp(channel);
      // A member who lost access learns why.
      if (next === 'waiting') void refreshChat();
    });
    return () => line.close();
  }, [token, roomIds]);
  return state;
}
