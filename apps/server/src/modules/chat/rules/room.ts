// A room as it is kept: names without anything unseen, none of them empty, at least one of them.
import { refuse, type ChatRoomState, type ChatWriting, type Refusal } from '@baize/contract';
import { cleanText } from './text.ts';

export interface WrittenRoom {
  readonly names: Readonly<Record<string, string>>;
  readonly language: string;
  readonly state: ChatRoomState;
  readonly slowSeconds: number;
  readonly writing: ChatWriting;
}

export function draftOf({
  names,
  language,
  state,
  slowSeconds,
  writing,
}: WrittenRoom): WrittenRoom | Refusal<'chat-room-unnamed'> {
  const told = Object.entries(names)
    .map(([tag, name]) => [tag, cleanText(name).replace(/\s+/gu, ' ')] as const)
    .filter(([, name]) => name !== '');
  if (told.length === 0) return refuse('chat-room-unnamed');
  return { names: Object.fromEntries(told), language, state, slowSeconds, writing };
}
