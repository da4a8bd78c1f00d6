// Proves the work of staff in the rooms: removed messages disappear for all, reports are judged
// once, muted and banned members are told why and until when, and all is audited.
import { afterAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { owner } from '../settings/testing.ts';
import { buildChat, now } from './testing.ts';

const databases: Database[] = [];
let built: ReturnType<typeof buildChat>;
beforeEach(async () => {
  const database = await freshDatabase();
  databases.push(database);
  built = buildChat(database);
});
afterAll(() => Promise.all(databases.map((database) => database.close())));

const minuteMs = 60_000;
const draft = {
  names: { en: 'Sports' },
  language: '',
  state: 'open',
  slowSeconds: 10,
  writing: 'phone',
} as const;

test('rooms are created, edited and ordered, and open pages hear of it', async () => {
  const { createRoom, editRoom, orderRooms, listDeskRooms, listChatRooms } = built.chat.actions;
  const one = await built.makeRoom();
  const two = given(await createRoom(callOf(owner, draft, now)));
  expect(two).toMatchObject({ ...draft, position: 2, messages: 0 });
  const roomId = two.roomId;
  const unnamed = { ...draft, names: { en: ' \u200b ' } };
  expect(await createRoom(callOf(owner, unnamed, now))).toMatchObject({
    refused: 'chat-room-unnamed',
  });
  expect(await editRoom(callOf(owner, { ...draft, roomId: 'none' }, now))).toMatchObject({
    refused: 'chat-room-unknown',
  });
  const edited = { ...draft, roomId, names: { en: 'Sports talk' }, slowSeconds: 0 };
  given(await editRoom(callOf(owner, edited, now)));
  const order = (roomIds: string[]) => orderRooms(callOf(owner, { roomIds }, now));
  expect(await order([roomId])).toMatchObject({ refused: 'order-incomplete' });
  expect(await order([roomId, roomId])).toMatchObject({ refused: 'order-incomplete' });
  given(await order([roomId, one]));
  const { rooms } = given(await listDeskRooms(callOf(owner, {}, now)));
  expect(rooms.map((room) => [room.names['en'], room.position])).toEqual([
    ['Sports talk', 1],
    ['Lounge', 2],
  ]);
  const ana = await built.member('ana');
  const named = given(await listChatRooms(callOf(ana, {}, now, { locale: 'id' }))).list;
  expect(named.map(({ name }) => name)).toEqual(['Sports talk', 'Ruang']);
  expect(built.told.filter(({ topic }) => topic === 'chat')).toHaveLength(4);
  expect(built.audited.map(({ action }) => action)).toEqual([
    'create-chat-room',
    'create-chat-room',
    'edit-chat-room',
    'order-chat-rooms',
  ]);
});

test('staff post once for an intent, also in a closed room', async () => {
  const roomId = await built.makeRoom({ state: 'closed' });
  const { speakInRoom } = built.chat.actions;
  const speak = (text: string, at = 'intent-1') =>
    speakInRoom(callOf(owner, { roomId, text }, now, { intent: at }));
  given(await speak('Welcome'));
  given(await speak('Welcome'));
  const ana = await built.member('ana');
  expect((await built.read(ana, roomId)).list).toMatchObject([
    { voice: 'house', writerId: 'house', name: '', text: 'Welcome', echo: '' },
  ]);
  expect(await speak(' ', 'intent-2')).toMatchObject({ refused: 'chat-text-empty' });
  expect(await speak('x'.repeat(301), 'intent-3')).toMatchObject({ refused: 'chat-text-long' });
});

/** Ana says something bad and something else; Budi and Cita report both. */
async function reported() {
  const roomId = await built.makeRoom();
  const ana = await built.member('ana');
  const budi = await built.member('budi');
  const cita = await built.member('cita');
  const bad = given(await built.sendChatMessage(ana, roomId, 'send me your password'));
  const meh = given(await built.sendChatMessage(ana, roomId, 'meh'));
  const report = (who: typeof ana, messageId: string, note = '') =>
    built.chat.actions.reportChatMessage(
      callOf(who, { messageId, reason: 'scam' as const, note }, now),
    );
  given(await report(cita, meh.messageId));
  given(await report(budi, bad.messageId, 'asks for <b>passwords</b>'));
  given(await report(budi, bad.messageId));
  given(await report(cita, bad.messageId));
  return { roomId, ana, budi, bad, meh, report };
}
const waiting = async () => given(await built.chat.actions.listReports(callOf(owner, {}, now)));

test('a reported message is queued once with all its reports', async () => {
  const { roomId, ana, budi, bad, report } = await reported();
  expect(await report(ana, bad.messageId)).toMatchObject({ refused: 'chat-message-own' });
  expect(await report(budi, 'nothing')).toMatchObject({ refused: 'chat-message-unknown' });
  const { list, total } = await waiting();
  expect([total, list.map(({ message }) => message.reports)]).toEqual([2, [2, 1]]);
  expect(list[0]).toMatchObject({
    message: { text: 'send me your password', username: 'ana-login', roomId },
    reasons: [
      { reason: 'scam', note: 'asks for <b>passwords</b>', by: 'budi-login' },
      { reason: 'scam', note: '', by: 'cita-login' },
    ],
  });
});

// @proves L71
test('a message removed by staff is hidden from everybody and its reports close', async () => {
  const { roomId, ana, budi, bad, meh, report } = await reported();
  const { removeChatMessage, dismissReports, watchRoom } = built.chat.actions;
  const unknown = { refused: 'chat-message-unknown' };
  const removal = { messageId: bad.messageId, reason: 'phishing' };
  given(await removeChatMessage(callOf(owner, removal, now)));
  expect(await removeChatMessage(callOf(owner, removal, now))).toMatchObject(unknown);
  given(await dismissReports(callOf(owner, { messageId: meh.messageId }, now)));
  const again = await dismissReports(callOf(owner, { messageId: meh.messageId }, now));
  expect(again).toMatchObject(unknown);
  expect((await waiting()).total).toBe(0);
  expect((await built.read(budi, roomId)).list.map(({ text }) => text)).toEqual(['meh']);
  expect((await built.read(ana, roomId)).list).toMatchObject([
    { isRemoved: true, text: '' },
    { isRemoved: false, text: 'meh' },
  ]);
  const watched = given(await watchRoom(callOf(owner, { roomId }, now))).list;
  expect(watched).toMatchObject([{ isRemoved: true, text: 'send me your password' }, {}]);
  expect(built.told.find(({ event }) => event === 'chat-removed')).toMatchObject({
    topic: `chat-room:${roomId}`,
    payload: { messageId: bad.messageId, seq: 1 },
  });
  expect(built.audited.at(-2)).toMatchObject({
    action: 'remove-chat-message',
    subject: 'member:ana',
    before: { text: 'send me your password', reports: 2 },
    after: { reason: 'phishing' },
  });
  expect(await report(budi, bad.messageId)).toMatchObject(unknown);
});

test('a member cannot report hundreds of messages in an hour', async () => {
  const roomId = await built.makeRoom();
  const ana = await built.member('ana');
  const budi = await built.member('budi');
  const ids: string[] = [];
  for (let at = 0; at < 21; at += 1) {
    ids.push(
      given(await built.sendChatMessage(ana, roomId, `word ${at}`, now + at * 11_000)).messageId,
    );
  }
  const report = (messageId: string) =>
    built.chat.actions.reportChatMessage(
      callOf(budi, { messageId, reason: 'other' as const }, now),
    );
  for (const messageId of ids.slice(0, 20)) given(await report(messageId));
  expect(await report(ids[20] ?? '')).toMatchObject({ refused: 'chat-reports-many' });
});

// @proves L71
test('a muted member can read, a banned one cannot; both see reason and end', async () => {
  const roomId = await built.makeRoom();
  const ana = await built.member('ana');
  const { sanctionMember, liftSanction, listSanctions, getChatPermission } = built.chat.actions;
  const sanction = async (kind: 'mute' | 'ban', minutes: number) =>
    given(
      await sanctionMember(
        callOf(owner, { playerId: 'ana', kind, minutes, reason: 'shouting' }, now),
      ),
    );
  const standing = async (at = now) => given(await getChatPermission(callOf(ana, {}, at)));
  await sanction('mute', 10);
  expect(await standing()).toMatchObject({
    standing: 'muted',
    until: now + 10 * minuteMs,
    reason: 'shouting',
    mayRead: true,
  });
  expect(await built.sendChatMessage(ana, roomId, 'hi')).toMatchObject({ refused: 'chat-muted' });
  given(await built.sendChatMessage(ana, roomId, 'hi', now + 10 * minuteMs));
  const ban = await sanction('ban', 60);
  expect(ban).toMatchObject({ username: 'ana-login', by: 'owner', until: now + 60 * minuteMs });
  expect(await standing()).toMatchObject({ standing: 'banned', mayRead: false });
  expect(await built.sendChatMessage(ana, roomId, 'hi')).toMatchObject({ refused: 'chat-banned' });
  expect(await built.chat.roomsOf(ana)).toBeUndefined();
  given(await built.writeToService(ana, 'why am I banned?'));
  const lift = () => liftSanction(callOf(owner, { sanctionId: ban.sanctionId }, now));
  given(await lift());
  expect(await lift()).toMatchObject({ refused: 'chat-sanction-unknown' });
  expect((await standing(now + 11 * minuteMs)).standing).toBe('fine');
  const listed = async (running: boolean) =>
    given(await listSanctions(callOf(owner, { playerId: 'ana', running }, now))).total;
  expect([await listed(false), await listed(true)]).toEqual([2, 1]);
  const nobody = { playerId: 'nobody', kind: 'ban', minutes: 5, reason: 'x' } as const;
  expect(await sanctionMember(callOf(owner, nobody, now))).toMatchObject({
    refused: 'member-not-found',
  });
  expect(built.audited.map(({ action, subject }) => `${action} ${subject}`).slice(1)).toEqual([
    'mute-in-chat member:ana',
    'ban-in-chat member:ana',
    'lift-chat-sanction member:ana',
  ]);
  const heard = built.told.filter(({ event }) => event === 'chat-changed');
  expect(heard.filter(({ topic }) => topic === 'player:ana')).toHaveLength(4);
});
