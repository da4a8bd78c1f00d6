// The red envelope of the demo world: it lies in a chat room for three days.
import { isRefusal, type InputOf, type promotions } from '@baize/contract';
import type { Modules } from '../compose/modules.ts';
import { translatorOf } from '../platform/texts/index.ts';
import { houseCall } from './house-call.ts';
import { staffAt } from './seed-promotions.ts';
import { terms } from './promotion-pieces.ts';

const hoursLong = 72;

export async function seedEnvelope({ promotions, chat }: Modules, now: number): Promise<void> {
  const rooms = await chat.openRooms('en');
  const english = translatorOf('en')('chat.house-room');
  const { roomId = '' } = rooms.find(({ name }) => name === english) ?? {};
  const call = { ...houseCall('', now, 'seed-envelope'), caller: staffAt(now) };
  const made = await promotions.actions.createEnvelope({ ...call, input: written(roomId, now) });
  if (isRefusal(made)) throw new Error(`the demo envelope was refused: ${made.refused}`);
  const input = { id: made.envelopeId, version: made.version };
  const done = await promotions.actions.publishEnvelope({ ...call, input });
  if (isRefusal(done)) throw new Error(`the demo envelope was not published: ${done.refused}`);
}

const written = (roomId: string, now: number): InputOf<typeof promotions.createEnvelope> => ({
  texts: {
    titles: { en: 'Good fortune to the room', id: 'Keberuntungan untuk ruang ini' },
    terms: {
      en: '<p>One packet for each member. What nobody takes returns to the house.</p>',
      id: '<p>Satu isi untuk tiap anggota. Yang tidak diambil kembali ke rumah.</p>',
    },
  },
  kind: 'double-mean',
  total: '888',
  packets: 200,
  parts: [],
  roomId,
  audience: {
    levelMin: null,
    levelMax: null,
    countries: [],
    registeredFrom: null,
    registeredUntil: null,
    segment: '',
    withMobile: false,
  },
  startsAt: now,
  endsAt: now + hoursLong * 3_600_000,
  reward: 'cash',
  terms: terms({ times: 1 }),
});
