// Whether the chat is open beside the page, and at which place: a room, or customer service. It
// stays when the page changes; a link may open it.
import { create } from 'zustand';

/** Customer service, or the room that was read last. */
export type ChatPlace = 'service' | 'rooms';

const asked = new URLSearchParams(location.search).get('chat');

export const useChat = create<{ place: ChatPlace | undefined }>()(() => ({
  place: asked === 'service' || asked === 'rooms' ? asked : undefined,
}));

export const openChat = (place: ChatPlace = 'rooms'): void => useChat.setState({ place });
export const closeChat = (): void => useChat.setState({ place: undefined });
