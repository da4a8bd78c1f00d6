// Proves that what happens to a member and what staff write lies in the inbox once, in the member's
// language, read and deleted by that member alone.
import { afterAll, beforeEach, expect, test } from 'vitest';
import { shippedLocales } from '@baize/i18n';
import { freshDatabase } from '../../../testing/database.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { owner } from '../settings/testing.ts';
import { playerCaller } from '../wagering/testing.ts';
import { buildNotices } from './testing.ts';

const now = 1_795_000_000_000;
const databases: Database[] = [];
let built: Awaited<ReturnType<typeof buildNotices>>;
beforeEach(async () => {
  const database = await freshDatabase();
  databases.push(database);
  built = await buildNotices(database);
});
afterAll(() => Promise.all(databases.map((database) => database.close())));

const ana = playerCaller('id-ana');
const budi = playerCaller('id-budi');
const inbox = async (caller = ana, more: { page?: number; size?: number } = {}, locale = 'en') =>
  given(await built.notices.actions.listInbox(callOf(caller, more, now, { locale })));
const unread = async (caller = ana) =>
  given(await built.notices.actions.countUnread(callOf(caller, {}, now)));
/** In every language that is offered, in Indonesian in its own words. */
const everywhere = (en: string, id: string): Record<string, string> => ({
  ...Object.fromEntries(shippedLocales.map(({ tag }) => [tag, en])),
  id,
});
let clicks = 0;
const send = (more: object) =>
  built.notices.actions.sendMessage(
    callOf(
      owner,
      {
        titles: everywhere('Hello', 'Halo'),
        contents: everywhere('<p>Hi<script>x</script></p>', '<p>Hai</p>'),
        audience: 'everyone' as const,
        ...more,
      },
      now,
      { intent: `click-${(clicks += 1)}` },
    ),
  );

// @proves L14
test('registration, deposits and withdrawals each give one inbox message', async () => {
  const topic = 'player:id-ana';
  await built.happens('member-registered', topic, { playerId: 'id-ana', username: 'ana' });
  const deposit = { depositId: 'd-1', amount: '5000.0000', state: 'success' };
  await built.happens('deposit-settled', topic, deposit);
  await built.happens('deposit-settled', topic, deposit);
  const withdrawal = { withdrawalId: 'w-1', receipt: 'not-received' };
  await built.happens('withdrawal-moved', topic, { ...withdrawal, state: 'paid' });
  await built.happens('withdrawal-moved', topic, { withdrawalId: 'w-1', state: 'pending' });
  const { list, totalCount } = await inbox();
  expect(list.map(({ title }) => title)).toEqual([
    'Withdrawal paid',
    'Deposit credited',
    'Welcome, ana',
  ]);
  expect([totalCount, await unread()]).toEqual([3, 3]);
  expect(list[1]?.content).toContain('5,000.00 has');
  expect(built.told).toEqual(Array.from({ length: 3 }, () => `inbox-changed ${topic}`));
  expect((await inbox(ana, {}, 'id')).list[0]?.title).toBe('Penarikan dibayarkan');
});

test('a withdrawal in parts asks for nothing when paid; each paid part asks once', async () => {
  const topic = 'player:id-ana';
  const paid = { withdrawalId: 'w-2', state: 'paid', receipt: 'received' };
  await built.happens('withdrawal-moved', topic, paid);
  const news = { playerId: 'id-ana', cause: 'part:p1:proof', news: 'part-paid', amount: '100' };
  await built.happens('payment-news', topic, news);
  await built.happens('payment-news', topic, news);
  expect((await inbox()).list.map(({ title }) => title)).toEqual([
    'Part of your withdrawal was paid',
  ]);
});

test('news of contracts and bills reach the agent once, with what is owed', async () => {
  const topic = 'player:id-ana';
  const about = { playerId: 'id-ana', facts: { amount: '450.0000' } };
  const paid = { ...about, cause: 'bill-paid-by-house:b1:1', news: 'bill-paid-by-house' };
  await built.happens('agreement-news', topic, paid);
  await built.happens('agreement-news', topic, paid);
  const offer = { playerId: 'id-ana', facts: {}, cause: 'contract-offered:a1:1' };
  await built.happens('agreement-news', topic, { ...offer, news: 'contract-offered' });
  const { list } = await inbox();
  expect(list.map(({ title }) => title)).toEqual(['A contract was offered to you', 'Bill paid']);
  expect(list[1]?.content).toContain('450.00');
});

test('a change by staff gives one inbox message for any number of contacts', async () => {
  const notice = { playerId: 'id-ana', notice: 'staff-changed-contacts', at: now };
  await built.happens('member-notice', 'player:id-ana', { ...notice, to: 'old@mail.example' });
  await built.happens('member-notice', 'player:id-ana', { ...notice, to: 'new@mail.example' });
  await built.happens('member-notice', 'player:id-ana', { ...notice, notice: 'new-place' });
  expect((await inbox()).list.map(({ title }) => title)).toEqual(['Contact details changed']);
});

test('a message from staff reaches a segment, cleaned, in each reader’s language', async () => {
  expect(given(await send({})).recipients).toBe(2);
  expect((await inbox()).list[0]).toMatchObject({ title: 'Hello', content: '<p>Hi</p>' });
  expect((await inbox(budi, {}, 'id')).list[0]?.title).toBe('Halo');
  expect(built.audited.at(-1)).toMatchObject({ action: 'send-message', after: { recipients: 2 } });
});

test('a message to named members reaches only them', async () => {
  expect(given(await send({ audience: 'named', usernames: ['ana', 'ana'] })).recipients).toBe(1);
  expect([await unread(ana), await unread(budi)]).toEqual([1, 0]);
  const lost = await send({ audience: 'named', usernames: ['ana', 'nobody'] });
  expect(lost).toEqual({ refused: 'member-not-found' });
  expect(await send({ audience: 'named' })).toEqual({ refused: 'audience-empty' });
  expect(await send({ audience: 'idle' })).toEqual({ refused: 'audience-empty' });
  expect(await send({ titles: { en: 'Hello' } })).toEqual({ refused: 'message-incomplete' });
  expect(await unread(ana)).toBe(1);
});

test('staff see sent messages with their number of readers', async () => {
  given(await send({}));
  given(await built.notices.actions.readInbox(callOf(ana, {}, now)));
  const { list, total } = given(await built.notices.actions.listMessages(callOf(owner, {}, now)));
  expect([total, list[0]?.recipients, list[0]?.read]).toEqual([1, 2, 1]);
});

// @proves L17
test('one intent sends a message once, also in parallel', async () => {
  const intent = 'the-same-click';
  const input = {
    titles: everywhere('Hello', 'Halo'),
    contents: everywhere('<p>Hi</p>', '<p>Hai</p>'),
    audience: 'everyone' as const,
  };
  const call = () => built.notices.actions.sendMessage(callOf(owner, input, now, { intent }));
  const [first, second] = (await Promise.all([call(), call()])).map(given);
  expect(second).toEqual(first);
  expect(given(await call())).toEqual(first);
  expect([(await inbox()).totalCount, built.audited.length]).toEqual([1, 1]);
});

// @proves L17
test('advertising reaches no member on a break or excluded', async () => {
  const advertising = true;
  expect(given(await send({ audience: 'agents', advertising }))).toMatchObject({
    recipients: 2,
    spared: 1,
  });
  expect(await unread(playerCaller('id-calm'))).toBe(0);
  expect(given(await send({ audience: 'agents' }))).toMatchObject({ recipients: 3, spared: 0 });
  expect(await send({ audience: 'new', advertising })).toEqual({ refused: 'audience-empty' });
  const usernames = ['ana', 'calm'];
  const count = (more: object) =>
    built.notices.actions.countReceivers(
      callOf(owner, { audience: 'named' as const, usernames, ...more }, now),
    );
  const paused = { refused: 'receiver-on-pause', facts: { name: 'calm' } };
  expect(await count({ advertising })).toEqual(paused);
  expect(await send({ audience: 'named', usernames, advertising })).toEqual(paused);
  expect(given(await count({}))).toEqual({ recipients: 2, spared: 0 });
  expect(await unread(ana)).toBe(2);
});

// @proves L17
test('a message is withdrawn once from members who have not read it', async () => {
  const { messageId } = given(await send({}));
  const { readInbox, removeFromInbox, withdrawMessage, listMessages } = built.notices.actions;
  given(await readInbox(callOf(ana, {}, now)));
  const [kept] = (await inbox()).list;
  const told = built.told.length;
  const withdraw = (id = messageId) => withdrawMessage(callOf(owner, { messageId: id }, now));
  expect(given(await withdraw())).toEqual({ withdrawn: 1 });
  expect([await unread(budi), (await inbox(budi)).totalCount]).toEqual([0, 0]);
  expect(built.told.slice(told)).toEqual(['inbox-changed player:id-budi']);
  expect((await inbox()).list).toEqual([kept]);
  expect(await withdraw()).toEqual({ refused: 'message-withdrawn' });
  expect(await withdraw('nothing')).toEqual({ refused: 'message-unknown' });
  given(await removeFromInbox(callOf(ana, { messageIds: kept?.messageId ?? '' }, now)));
  const [sent] = given(await listMessages(callOf(owner, {}, now))).list;
  expect(sent).toMatchObject({ recipients: 2, read: 1, withdrawn: 1, withdrawnAt: now });
  expect(built.audited.at(-1)).toMatchObject({ action: 'withdraw-message' });
});

// @proves L14
test('a member can read and delete only their own messages', async () => {
  given(await send({}));
  given(await send({}));
  const { list } = await inbox();
  const [newest = '', oldest = ''] = list.map(({ messageId }) => messageId);
  const { readInbox, removeFromInbox } = built.notices.actions;
  given(await readInbox(callOf(budi, { messageIds: newest }, now)));
  expect(await unread()).toBe(2);
  expect(given(await readInbox(callOf(ana, { messageIds: newest }, now))).unread).toBe(1);
  given(await removeFromInbox(callOf(budi, { messageIds: oldest }, now)));
  expect((await inbox()).totalCount).toBe(2);
  given(await removeFromInbox(callOf(ana, { messageIds: `${oldest},999` }, now)));
  expect((await inbox()).list.map(({ messageId, isRead }) => [messageId, isRead])).toEqual([
    [newest, true],
  ]);
});

test('an inbox is paged and deletes messages after a year', async () => {
  for (let at = 0; at < 3; at += 1) given(await send({}));
  const second = await inbox(ana, { page: 2, size: 2 });
  expect([second.list.length, second.totalPages, second.unread]).toEqual([1, 2, 3]);
  await built.notices.forgetOld(now + 367 * 24 * 3_600_000);
  expect((await inbox()).totalCount).toBe(0);
});
