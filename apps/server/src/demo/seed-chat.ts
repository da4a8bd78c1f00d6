// The chat of the demo world: one room for each language, with a welcome from the operator.
// Members' messages are never invented.
import { isRefusal } from '@baize/contract';
import { shippedLocales } from '@baize/i18n';
import type { Modules } from '../compose/modules.ts';
import { translatorOf } from '../platform/texts/index.ts';
import { houseCall } from './house-call.ts';

export async function seedChat({ chat }: Modules, now: number): Promise<void> {
  const caller = {
    kind: 'staff',
    staffId: 'house',
    username: 'house',
    role: 'owner',
    permissions: [],
    sessionId: '',
    confirmedUntil: now,
  } as const;
  for (const { tag } of shippedLocales) {
    const t = translatorOf(tag);
    const room = await chat.actions.createRoom({
      ...houseCall('', now, `seed-room-${tag}`),
      caller,
      input: {
        names: { [tag]: t('chat.house-room') },
        language: tag,
        state: 'open',
        slowSeconds: 0,
        writing: 'member',
      },
    });
    if (isRefusal(room)) throw new Error(`a room was refused: ${room.refused}`);
    const said = await chat.actions.speakInRoom({
      ...houseCall('', now, `seed-welcome-${tag}`),
      caller,
      input: { roomId: room.roomId, text: t('chat.house-welcome') },
    });
    if (isRefusal(said)) throw new Error(`a welcome was refused: ${said.refused}`);
  }
}
