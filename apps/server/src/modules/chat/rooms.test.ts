// Proves the promises of the rooms: who can read and write where, one message for one intent, one
// order for all, and no identity beyond the shown name.
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { owner } from '../settings/testing.ts';
import { playerCaller } from '../wagering/testing.ts';
import { buildChat, now } from './testing.ts';

const databases: Database[] = [];
let built: ReturnType<typeof buildChat>;
beforeEach(async () => {
  const database = await freshDatabase();
  databases.push(database);
  built = buildChat(database);
});
afterAll(() => Promise.all(databases.map((database) => database.close())));

const later = (seconds: number) => now + seconds * 1000;
const refused = async (answer: Promise<object>) => ((await answer) as { refused?: string }).refused;

// @proves L69
test('a message appears under a name and an id that reveal nothing', async () => {
  const roomId = await built.makeRoom();
  const ana = await built.member('ana');
  const budi = await built.member('budi');
  built.world.people.set('budi', { nickname: 'Lucky Lotus' });
  given(await built.sendChatMessage(ana, roomId, ' Hello <b>all</b> https://example.com '));
  given(await built.sendChatMessage(budi, roomId, 'call 0917 123 4567'));
  const { list } = await built.read(budi, roomId);
  expect(list.map(({ seq, name, text, isTrimmed }) => [seq, name, text, isTrimmed])).toEqual([
    [1, 'an***n', 'Hello <b>all</b> https://example.com', false],
    [2, 'Lucky Lotus', 'call •••', true],
  ]);
  expect(JSON.stringify(list)).not.toMatch(/ana-login|"ana"|"budi"/u);
  const events = built.told.filter(({ event }) => event === 'chat-said');
  expect(events.map(({ topic }) => topic)).toEqual([`chat-room:${roomId}`, `chat-room:${roomId}`]);
  expect(JSON.stringify(events)).not.toMatch(/ana-login|"ana"/u);
});

test('a nickname that passes for the house or the brand is not shown', async () => {
  const roomId = await built.makeRoom();
  const dewi = await built.member('dewi');
  for (const nickname of ['Ba1ze Cashier', 'Baize', 'Operat0r', 'Admin Dewi']) {
    built.world.people.set('dewi', { nickname });
    const said = given(await built.sendChatMessage(dewi, roomId, `I am ${nickname}`));
    expect(said.name, nickname).toBe('de***n');
  }
});

// @proves L69
test('one intent is one message, also when sent many times in parallel', async () => {
  const roomId = await built.makeRoom();
  const ana = await built.member('ana');
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => built.sendChatMessage(ana, roomId, 'once', now, 'intent-same')),
  );
  expect(new Set(answers.map((answer) => given(answer).messageId)).size).toBe(1);
  expect((await built.read(ana, roomId)).list).toHaveLength(1);
  const budi = await built.member('budi');
  given(await built.sendChatMessage(budi, roomId, 'same key, other person', now, 'intent-same'));
  expect((await built.read(ana, roomId)).list).toHaveLength(2);
});

test('a member who sends forty messages at once does not delay others', async () => {
  const database = await freshDatabase();
  databases.push(database);
  const asked =
    <T>(answer: T) =>
    async () => {
      await sql`select 1`.execute(database.kysely);
      return answer;
    };
  const person = { username: 'ana-login', nickname: '', mobileVerified: false };
  const busy = buildChat(database, {
    personOf: asked(person),
    refusalOfPause: asked(undefined),
  });
  const roomId = await busy.makeRoom();
  const ana = await busy.member('ana');
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) => refused(busy.sendChatMessage(ana, roomId, `word ${at}`))),
  );
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(5);
  expect(answers.filter((answer) => answer === 'chat-too-often')).toHaveLength(35);
});

// @proves L69
test('parallel messages are numbered without gaps, and pages keep that order', async () => {
  const roomId = await built.makeRoom();
  const people = await Promise.all(
    Array.from({ length: 12 }, (_, at) => built.member(`member-${at}`)),
  );
  await Promise.all(
    people.map((one, at) => built.sendChatMessage(one, roomId, `word ${at}`).then(given)),
  );
  const [first] = people;
  if (!first) throw new Error('nobody is there');
  const newest = await built.read(first, roomId, { size: 5 });
  expect(newest.list.map(({ seq }) => seq)).toEqual([8, 9, 10, 11, 12]);
  expect([newest.hasEarlier, newest.lastSeq]).toEqual([true, 12]);
  const earlier = await built.read(first, roomId, { before: 8, size: 5 });
  expect(earlier.list.map(({ seq }) => seq)).toEqual([3, 4, 5, 6, 7]);
  const missed = await built.read(first, roomId, { after: 10 });
  expect(missed.list.map(({ seq }) => seq)).toEqual([11, 12]);
  expect((await built.read(first, roomId, { before: 3, size: 5 })).hasEarlier).toBe(false);
});

test('a member must accept the rules once before the first message', async () => {
  const roomId = await built.makeRoom();
  const ana = playerCaller('ana');
  const ask = async () => given(await built.chat.actions.getChatPermission(callOf(ana, {}, now)));
  expect(await ask()).toMatchObject({ standing: 'rules-due', mayRead: true, mayWrite: false });
  expect(await refused(built.sendChatMessage(ana, roomId, 'hello'))).toBe('chat-rules-due');
  const agree = () => built.chat.actions.acceptChatRules(callOf(ana, {}, now));
  expect([await agree(), await agree()]).toEqual([{ done: true }, { done: true }]);
  expect(await ask()).toMatchObject({ standing: 'fine', mayWrite: true, name: 'an***n' });
  given(await built.sendChatMessage(ana, roomId, 'hello'));
});

test('a demo account can only read', async () => {
  const roomId = await built.makeRoom();
  const guest = playerCaller('guest', { demo: true, type: 4 });
  expect((await built.read(guest, roomId)).list).toEqual([]);
  const permission = await built.chat.actions.getChatPermission(callOf(guest, {}, now));
  expect(permission).toMatchObject({ standing: 'demo', mayRead: true, mayWrite: false, name: '' });
});

test('during a break the rooms are closed, customer service is open', async () => {
  const roomId = await built.makeRoom();
  const ana = await built.member('ana');
  built.world.paused.add('ana');
  const { actions, roomsOf } = built.chat;
  const page = await actions.listChatMessages(callOf(ana, { roomId }, now));
  expect(page).toMatchObject({ refused: 'chat-paused' });
  expect(await refused(built.sendChatMessage(ana, roomId, 'hello'))).toBe('chat-paused');
  expect(given(await actions.listChatRooms(callOf(ana, {}, now))).list).toEqual([]);
  expect(await roomsOf(ana)).toBeUndefined();
  given(await built.writeToService(ana, 'I need help'));
  expect((await built.getServiceChat(ana)).list).toHaveLength(1);
  built.world.paused.clear();
  expect(await roomsOf(ana)).toEqual([roomId]);
});

test('a room refuses when closed or hidden, or without a phone or deposit', async () => {
  const ana = await built.member('ana');
  const closed = await built.makeRoom({ state: 'closed' });
  const hidden = await built.makeRoom({ state: 'hidden' });
  const phone = await built.makeRoom({ writing: 'phone' });
  const deposit = await built.makeRoom({ writing: 'deposit' });
  expect(await refused(built.sendChatMessage(ana, 'no-such-room', 'hi'))).toBe('chat-room-unknown');
  expect(await refused(built.sendChatMessage(ana, hidden, 'hi'))).toBe('chat-room-unknown');
  expect(await refused(built.sendChatMessage(ana, closed, 'hi'))).toBe('chat-room-closed');
  expect(await refused(built.sendChatMessage(ana, phone, 'hi'))).toBe('chat-phone-needed');
  expect(await refused(built.sendChatMessage(ana, deposit, 'hi'))).toBe('chat-deposit-needed');
  const rooms = async () =>
    given(await built.chat.actions.listChatRooms(callOf(ana, {}, now))).list.map(
      ({ roomId, isOpen, isMet }) => [roomId, isOpen, isMet],
    );
  expect(await rooms()).toEqual([
    [closed, false, true],
    [phone, true, false],
    [deposit, true, false],
  ]);
  built.world.people.set('ana', { mobileVerified: true });
  built.world.deposited.add('ana');
  given(await built.sendChatMessage(ana, phone, 'hi'));
  given(await built.sendChatMessage(ana, deposit, 'hi'));
  expect((await rooms()).map(([, , isMet]) => isMet)).toEqual([true, true, true]);
  expect(
    await built.chat.actions.listChatMessages(callOf(ana, { roomId: hidden }, now)),
  ).toMatchObject({ refused: 'chat-room-unknown' });
});

// @proves L71
test('texts that are empty, too long or have blocked words are refused', async () => {
  const roomId = await built.makeRoom();
  const ana = await built.member('ana');
  const { setChatWords, getChatWords } = built.chat.actions;
  given(await setChatWords(callOf(owner, { words: [' scam ', 'scam', ''] }, now)));
  expect(given(await getChatWords(callOf(owner, {}, now))).words).toEqual(['scam']);
  expect(await refused(built.sendChatMessage(ana, roomId, ' \u200b\n '))).toBe('chat-text-empty');
  expect(await refused(built.sendChatMessage(ana, roomId, 'x'.repeat(301)))).toBe('chat-text-long');
  expect(await refused(built.sendChatMessage(ana, roomId, 'what a s.c.4.m'))).toBe(
    'chat-words-blocked',
  );
  expect((await built.read(ana, roomId)).lastSeq).toBe(0);
  given(await built.sendChatMessage(ana, roomId, '😀'.repeat(300)));
  expect(built.audited.at(-1)).toMatchObject({ action: 'set-chat-words', after: ['scam'] });
});

// @proves L71
test('a slow room takes one message per interval, also of parallel ones', async () => {
  const roomId = await built.makeRoom({ slowSeconds: 30 });
  const ana = await built.member('ana');
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, at) => refused(built.sendChatMessage(ana, roomId, `word ${at}`))),
  );
  expect(answers.filter((name) => name === undefined)).toHaveLength(1);
  expect(answers.filter((name) => name === 'chat-slow')).toHaveLength(4);
  expect(await built.sendChatMessage(ana, roomId, 'soon', later(10))).toMatchObject({
    facts: { seconds: 20 },
  });
  given(await built.sendChatMessage(ana, roomId, 'in time', later(30)));
});

test('a member cannot repeat a message, or send six in ten seconds', async () => {
  const [one, two] = [await built.makeRoom(), await built.makeRoom()];
  const ana = await built.member('ana');
  given(await built.sendChatMessage(ana, one, 'hello'));
  expect(await refused(built.sendChatMessage(ana, one, 'hello', later(5)))).toBe('chat-repeated');
  given(await built.sendChatMessage(ana, two, 'hello', later(5)));
  for (let at = 0; at < 3; at += 1)
    given(await built.sendChatMessage(ana, one, `more ${at}`, later(6)));
  expect(await built.sendChatMessage(ana, two, 'sixth', later(6))).toMatchObject({
    refused: 'chat-too-often',
    facts: { seconds: 4 },
  });
  given(await built.sendChatMessage(ana, two, 'sixth', later(10)));
});

test('the read mark only moves forward, and the member’s other pages hear of it', async () => {
  const roomId = await built.makeRoom();
  const ana = await built.member('ana');
  const budi = await built.member('budi');
  const { readChatRoom, listChatRooms } = built.chat.actions;
  const unread = async () =>
    given(await listChatRooms(callOf(ana, {}, now))).list.map((room) => room.unread);
  const mark = async (seq: number) =>
    given(await readChatRoom(callOf(ana, { roomId, seq }, now))).unread;
  for (let at = 0; at < 3; at += 1) given(await built.sendChatMessage(budi, roomId, `word ${at}`));
  expect(await unread()).toEqual([0]);
  expect([await mark(1), await unread()]).toEqual([2, [2]]);
  expect([await mark(99), await mark(2)]).toEqual([0, 0]);
  const heard = built.told.filter(({ event }) => event === 'chat-read');
  expect(heard.map(({ topic, payload }) => [topic, payload])).toEqual([
    ['player:ana', { channel: `room:${roomId}`, seq: 1 }],
    ['player:ana', { channel: `room:${roomId}`, seq: 3 }],
  ]);
  expect(await readChatRoom(callOf(ana, { roomId: 'nowhere', seq: 1 }, now))).toMatchObject({
    refused: 'chat-room-unknown',
  });
});

test('a hidden member’s messages are hidden from who hid them until undone', async () => {
  const roomId = await built.makeRoom();
  const [ana, budi, cita] = await Promise.all(['ana', 'budi', 'cita'].map(built.member));
  if (!ana || !budi || !cita) throw new Error('somebody is missing');
  const said = given(await built.sendChatMessage(budi, roomId, 'look at me'));
  const own = given(await built.sendChatMessage(ana, roomId, 'hm'));
  const { ignoreChatWriter, listIgnoredWriters, stopIgnoringWriter, speakInRoom } =
    built.chat.actions;
  const hide = (messageId: string) => ignoreChatWriter(callOf(ana, { messageId }, now));
  expect(await hide(own.messageId)).toMatchObject({ refused: 'chat-message-own' });
  const house = given(await speakInRoom(callOf(owner, { roomId, text: 'Welcome' }, now)));
  expect(await hide(house.messageId)).toMatchObject({ refused: 'chat-message-unknown' });
  given(await hide(said.messageId));
  given(await hide(said.messageId));
  const texts = async (who: typeof ana) =>
    (await built.read(who, roomId)).list.map(({ text }) => text);
  expect(await texts(ana)).toEqual(['hm', 'Welcome']);
  expect(await texts(cita)).toEqual(['look at me', 'hm', 'Welcome']);
  const { list } = given(await listIgnoredWriters(callOf(ana, {}, now)));
  expect(list).toEqual([{ writerId: said.writerId, name: 'bu***n' }]);
  expect(await stopIgnoringWriter(callOf(cita, { writerId: said.writerId }, now))).toMatchObject({
    refused: 'chat-writer-unknown',
  });
  expect(await texts(ana)).toHaveLength(2);
  given(await stopIgnoringWriter(callOf(ana, { writerId: said.writerId }, now)));
  expect(await texts(ana)).toHaveLength(3);
});

// @proves L72
test('the site opens the chat', async () => {
  const call = callOf(playerCaller('ana'), {}, now, { origin: 'https://play.example' });
  expect(await built.chat.actions.launchChat(call)).toEqual({
    chatUrl: 'https://play.example/?chat=service',
  });
});

// @proves R102
test('messages and their reports are deleted after the kept days, not before', async () => {
  const roomId = await built.makeRoom();
  const ana = await built.member('ana');
  given(await built.sendChatMessage(ana, roomId, 'hello'));
  given(await built.writeToService(ana, 'help', later(1)));
  expect(await built.chat.copyOf({ playerId: 'ana', currency: 'PHP' })).toMatchObject([
    { where: `room:${roomId}`, text: 'hello' },
    { where: 'service', text: 'help' },
  ]);
  built.clock.set(now + 89 * 24 * 3_600_000);
  await built.chat.forgetOld(built.clock.now());
  expect((await built.read(ana, roomId)).list).toHaveLength(1);
  built.clock.set(now + 91 * 24 * 3_600_000);
  await built.chat.forgetOld(built.clock.now());
  expect((await built.read(ana, roomId)).list).toEqual([]);
  expect(await built.getServiceChat(ana)).toMatchObject({ list: [], lastSeq: 0 });
  // Numbers go on: a page that was away never takes a new message for one it knows.
  expect(given(await built.sendChatMessage(ana, roomId, 'again')).seq).toBe(2);
});
