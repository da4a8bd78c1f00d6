// Proves what is promised of customer service: a member reaches their own talk and no other's, one
// member of staff has it at a time, and what is unread is counted on both sides.
import { afterAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { StaffCaller } from '../../platform/call/index.ts';
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

const ana = playerCaller('ana');
const budi = playerCaller('budi');
const rina: StaffCaller = { ...owner, staffId: 'staff-2', username: 'rina' };
const unread = async (caller = ana) =>
  given(await built.chat.actions.countUnreadChat(callOf(caller, {}, now)));
const firstThread = async () => (await built.listThreads('open')).list[0]?.threadId ?? '';
const take = (threadId: string, staff: StaffCaller, more: { holds: boolean; over?: boolean }) =>
  built.chat.actions.takeThread(callOf(staff, { threadId, ...more }, now));

// @proves L70
test('a member and staff write to each other, with unread counts', async () => {
  expect(await built.getServiceChat(ana)).toMatchObject({ isOpen: true, isTaken: false, list: [] });
  given(
    await built.writeToService(
      ana,
      'My deposit is late. Card 4111 1111 1111 1111, phone 0917 123 4567',
    ),
  );
  const { list, waiting } = await built.listThreads('waiting');
  expect([waiting, list[0]?.username, list[0]?.unread]).toEqual([1, 'ana-login', 1]);
  const threadId = list[0]?.threadId ?? '';
  const { readThread, readServiceChat } = built.chat.actions;
  const read = given(await readThread(callOf(owner, { threadId }, now)));
  expect(read.list[0]?.text).toBe('My deposit is late. Card •••, phone 0917 123 4567');
  expect(read.thread).toMatchObject({ unread: 0, takenBy: '' });
  expect((await built.listThreads('waiting')).waiting).toBe(1);
  given(await built.answerThread(threadId, 'We are looking.'));
  expect((await built.listThreads('waiting')).waiting).toBe(0);
  expect((await built.listThreads('mine')).list[0]).toMatchObject({ takenBy: 'owner' });
  expect(await unread()).toBe(1);
  const talk = await built.getServiceChat(ana);
  expect(talk).toMatchObject({ isTaken: true, lastSeq: 2, readSeq: 0 });
  expect(talk.list[1]).toMatchObject({ voice: 'house', writerId: 'house', name: '' });
  expect(JSON.stringify(talk)).not.toContain('owner');
  expect(given(await readServiceChat(callOf(ana, { seq: 2 }, now))).unread).toBe(0);
  expect(await unread()).toBe(0);
  const mine = built.told.filter(({ topic }) => topic === 'player:ana').map(({ event }) => event);
  expect(mine).toEqual(['chat-said', 'chat-said', 'chat-read']);
});

// @proves L70
test('no member can read, count or mark another’s talk', async () => {
  given(await built.writeToService(ana, 'a secret'));
  given(await built.answerThread(await firstThread(), 'kept'));
  expect(await built.getServiceChat(budi)).toMatchObject({ list: [], lastSeq: 0 });
  expect(await unread(budi)).toBe(0);
  const { readServiceChat, listChatMessages, ignoreChatWriter, reportChatMessage } =
    built.chat.actions;
  given(await readServiceChat(callOf(budi, { seq: 2 }, now)));
  expect(await unread(ana)).toBe(1);
  const threadId = await firstThread();
  for (const roomId of [threadId, `thread:${threadId}`]) {
    const page = await listChatMessages(callOf(budi, { roomId }, now));
    expect(page).toMatchObject({ refused: 'chat-room-unknown' });
  }
  const [said] = (await built.getServiceChat(ana)).list;
  const messageId = said?.messageId ?? '';
  const unknown = { refused: 'chat-message-unknown' };
  expect(await ignoreChatWriter(callOf(budi, { messageId }, now))).toMatchObject(unknown);
  const report = { messageId, reason: 'other' } as const;
  expect(await reportChatMessage(callOf(budi, report, now))).toMatchObject(unknown);
  const topics = built.told.filter(({ event }) => event === 'chat-said').map(({ topic }) => topic);
  expect(new Set(topics)).toEqual(new Set(['player:ana']));
});

test('one intent is one message on both sides, and one member has one talk', async () => {
  const sent = await Promise.all(
    Array.from({ length: 6 }, () => built.writeToService(ana, 'once', now, 'intent-same')),
  );
  expect(new Set(sent.map((answer) => given(answer).messageId)).size).toBe(1);
  await Promise.all(['a', 'b', 'c'].map((text) => built.writeToService(ana, text).then(given)));
  expect((await built.listThreads('open')).total).toBe(1);
  const threadId = await firstThread();
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => built.answerThread(threadId, 'same', owner, 'intent-answer')),
  );
  expect(new Set(answers.map((answer) => given(answer).messageId)).size).toBe(1);
  expect((await built.getServiceChat(ana)).list.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
});

test('of two parallel answers one gets the talk; the other may take it over', async () => {
  given(await built.writeToService(ana, 'hello'));
  const threadId = await firstThread();
  const both = await Promise.all([
    built.answerThread(threadId, 'I am on it', owner),
    built.answerThread(threadId, 'Me too', rina),
  ]);
  const refused = both.filter((answer) => 'refused' in answer);
  expect(refused).toMatchObject([{ refused: 'chat-thread-taken' }]);
  const [holder, other] = 'refused' in both[0] ? [rina, owner] : [owner, rina];
  expect(await take(threadId, other, { holds: true })).toMatchObject({
    refused: 'chat-thread-taken',
    facts: { by: holder.username },
  });
  const taken = given(await take(threadId, other, { holds: true, over: true }));
  expect(taken.thread.takenBy).toBe(other.username);
  given(await built.answerThread(threadId, 'Now I am', other));
  given(await take(threadId, other, { holds: false }));
  expect((await built.listThreads('open')).list[0]?.takenBy).toBe('');
  expect(await take('none', other, { holds: true })).toMatchObject({
    refused: 'chat-thread-unknown',
  });
});

test('a closed talk reopens unassigned when the member writes', async () => {
  given(await built.writeToService(ana, 'hello'));
  const threadId = await firstThread();
  given(await built.answerThread(threadId, 'done'));
  const { turnThread } = built.chat.actions;
  const turn = (open: boolean) => turnThread(callOf(owner, { threadId, open }, now));
  expect(given(await turn(false)).thread).toMatchObject({ isOpen: false, takenBy: '' });
  expect((await built.getServiceChat(ana)).isOpen).toBe(false);
  expect((await built.listThreads('closed')).total).toBe(1);
  given(await built.writeToService(ana, 'one more thing'));
  expect((await built.listThreads('waiting')).list[0]).toMatchObject({ threadId, takenBy: '' });
  given(await turn(false));
  expect(given(await turn(true)).thread).toMatchObject({ isOpen: true, takenBy: 'owner' });
  expect(built.audited.map(({ action }) => action)).toEqual([
    'turn-chat-thread',
    'turn-chat-thread',
    'turn-chat-thread',
  ]);
});

test('rules for texts and pace hold here too', async () => {
  expect(await built.writeToService(ana, ' ')).toMatchObject({ refused: 'chat-text-empty' });
  expect(await built.writeToService(ana, 'x'.repeat(1001))).toMatchObject({
    refused: 'chat-text-long',
  });
  for (let at = 0; at < 5; at += 1) given(await built.writeToService(ana, `word ${at}`));
  expect(await built.writeToService(ana, 'sixth')).toMatchObject({ refused: 'chat-too-often' });
  const threadId = await firstThread();
  expect(await built.answerThread(threadId, '')).toMatchObject({ refused: 'chat-text-empty' });
  expect(await built.answerThread(threadId, 'x'.repeat(1001))).toMatchObject({
    refused: 'chat-text-long',
  });
  expect(await built.answerThread('none', 'hi')).toMatchObject({ refused: 'chat-thread-unknown' });
});

test('ready answers are replaced whole, without empty ones', async () => {
  const { getCannedAnswers, setCannedAnswers } = built.chat.actions;
  const answers = [
    { title: ' Greeting ', text: 'Hello, how can I help?' },
    { title: '', text: 'nameless' },
  ];
  given(await setCannedAnswers(callOf(owner, { answers }, now)));
  expect(given(await getCannedAnswers(callOf(owner, {}, now))).answers).toEqual([
    { title: 'Greeting', text: 'Hello, how can I help?' },
  ]);
  expect(built.audited.at(-1)).toMatchObject({ action: 'set-canned-answers', before: [] });
});
