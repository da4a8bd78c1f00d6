// The place of a red envelope in a room: its screen comes from the page that shows the chat.
import { createContext, type ComponentType } from 'react';

export interface RoomEnvelopeProps {
  envelopeId: string;
  sentAt: number;
  /** The name of who laid it there. */
  house: string;
}

export type RoomEnvelope = ComponentType<RoomEnvelopeProps>;

export const EnvelopeSlot = createContext<RoomEnvelope>(() => null);
