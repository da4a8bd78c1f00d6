// Queries that several parts of the chat's desk share.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { chatDesk, OutputOf } from '@baize/contract';
import { client } from '../../app/client.ts';

export type DeskRoom = OutputOf<typeof chatDesk.listDeskRooms>['rooms'][number];

export const useDeskRooms = () =>
  useQuery({
    queryKey: ['chat', 'rooms'],
    queryFn: async () => unwrap(await client.chat.listDeskRooms()).rooms,
  });

/** In the language of the console, else the room's own, else the first. */
export const roomName = ({ names, language }: DeskRoom, tag: string): string =>
  names[tag] ?? names[language] ?? Object.values(names)[0] ?? '';
