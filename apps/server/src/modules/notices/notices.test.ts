// Proves that what staff write shows to players at once, in every process, cleaned, in its order,
// and that every change is written down with what was before.
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import type { AuditNote } from '../../platform/audit/index.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { busInMemory, owner, visitor } from '../settings/testing.ts';
import { playerCaller } from '../wagering/testing.ts';
import type { Notices } from './index.ts';
import { buildNotices, draft } from './testing.ts';

const now = 1_795_000_000_000;
const databases: Database[] = [];
let notices: Notices;
let audited: AuditNote[];
/** Another process on the same database and bus. */
let other: Notices;
beforeEach(async () => {
  const database = await freshDatabase();
  databases.push(database);
  const bus = busInMemory();
  ({ notices: other } = await buildNotices(database, bus));
  ({ notices, audited } = await buildNotices(database, bus));
});
afterAll(() => Promise.all(databases.map((database) => database.close())));

const by = <I>(input: I) => callOf(owner, input, now);
type Kind = 'banner' | 'player' | 'popup' | 'promotion' | 'agent';
const write = async (kind: Kind, more: Partial<typeof draft> = {}) =>
  given(await notices.actions.createNotice(by({ kind, ...draft, ...more })));
const ask = async (input: { types?: string; execution?: string; language?: string } = {}) =>
  given(await notices.actions.listAnnouncements(callOf(visitor, input, now)));
const titles = async (from = notices) =>
  given(await from.actions.listAnnouncements(callOf(visitor, {}, now))).player.map(
    ({ title }) => title,
  );

// @proves L21
test('banners, notices, popups and promotion notices are separate lists', async () => {
  for (const kind of ['banner', 'player', 'popup', 'promotion'] as const) {
    await write(kind, { titles: { en: kind, id: `${kind} id` }, link: '/rng' });
  }
  const all = await ask();
  expect(Object.values(all).map(([one]) => one?.title)).toEqual([
    'banner',
    'player',
    'popup',
    'promotion',
    undefined,
  ]);
  expect(all.banners[0]).toMatchObject({
    groupName: 'w_home',
    url: '/art/categories/rng.1200.webp',
    redirect: true,
    linkageType: 'URL',
    linkage: '/rng',
  });
  const some = await ask({ types: 'PL', language: 'ID' });
  expect([some.banners, some.player[0]?.title]).toEqual([[], 'player id']);
});

// @proves L21
test('a player on a break is shown no banner and no promotion', async () => {
  for (const kind of ['banner', 'player', 'popup', 'promotion'] as const) {
    await write(kind, { titles: { en: kind }, execution: 'A' });
  }
  const seenBy = async (playerId: string) => {
    const caller = playerCaller(playerId);
    const all = given(await notices.actions.listAnnouncements(callOf(caller, {}, now)));
    const dated = (category: 'P' | 'S') =>
      notices.actions.listDatedNotices(callOf(caller, { type: 'P', category }, now));
    const [promotions, list] = [given(await dated('P')), given(await dated('S'))];
    return [all.banners, all.player, all.popup, all.promotion, promotions, list].map(
      (some) => some.length,
    );
  };
  expect(await seenBy('id-ana')).toEqual([1, 1, 1, 1, 1, 1]);
  expect(await seenBy('id-calm')).toEqual([0, 1, 1, 0, 0, 1]);
});

// @proves L64
test('a notice for agents is shown to agents only', async () => {
  const { noticeId } = await write('agent', { titles: { en: 'Team night' } });
  const asked = async (type: number, types = 'A,PL') => {
    const call = callOf(playerCaller('p-1', { type }), { types }, now);
    return given(await notices.actions.listAnnouncements(call)).agent.map(({ title }) => title);
  };
  expect(await Promise.all([1, 2, 41, 42].map((type) => asked(type)))).toEqual(
    Array.from({ length: 4 }, () => ['Team night']),
  );
  expect([await asked(0), await asked(4), (await ask({ types: 'A' })).agent]).toEqual([[], [], []]);
  expect(await asked(1, 'PL')).toEqual([]);
  const agent = playerCaller('p-1', { type: 1 });
  const list = async () =>
    given(await notices.actions.listAgentNotices(callOf(agent, {}, now))).map(({ id }) => id);
  expect(await list()).toEqual([noticeId]);
  given(await notices.actions.editNotice(by({ ...draft, on: false, noticeId })));
  expect(await list()).toEqual([]);
});

// @proves L64
test('notices are listed by category with dates, without their writer', async () => {
  const showsUntil = Date.UTC(2026, 10, 30);
  await write('player', { link: '/help', showsFrom: Date.UTC(2026, 10, 1), showsUntil });
  await write('promotion', { titles: { en: 'Spring' }, link: '/promotions' });
  const dated = async (input: { type?: string; category?: string }) =>
    given(await notices.actions.listDatedNotices(callOf(visitor, input, now)));
  expect(await dated({ type: 'P', category: 'S' })).toEqual([
    {
      id: expect.any(String),
      title: 'Night of slots',
      content: '<p>From nine.</p>',
      mainPageUrl: '/help',
      promoPageUrl: '',
      startDate: '2026-11-01 08:00:00',
      endDate: '2026-11-30 08:00:00',
      createtime: expect.any(String),
      createdBy: '',
    },
  ]);
  const [promotion] = await dated({ category: 'P' });
  expect(promotion).toMatchObject({ title: 'Spring', promoPageUrl: '/promotions', endDate: '' });
  expect(await dated({ type: 'M' })).toEqual([]);
});

test('popups depend on the sign-in and on the client’s filter', async () => {
  for (const execution of ['B', 'A', 'F'] as const) await write('popup', { execution });
  const seen = (input: { execution?: string }, caller: Parameters<typeof callOf>[0]) =>
    notices.actions
      .listAnnouncements(callOf(caller as typeof visitor, input, now))
      .then((answer) => given(answer).popup.map(({ execution }) => execution));
  expect(await seen({}, visitor)).toEqual(['B']);
  expect(await seen({}, playerCaller('p-1'))).toEqual(['A', 'F']);
  expect(await seen({ execution: 'F' }, playerCaller('p-1'))).toEqual(['F']);
});

// @proves L62
test('active content of a text is removed before it is stored, also in the preview', async () => {
  const html = '<p onclick="x()">Hello<script>alert(1)</script></p><img src=x onerror=alert(1)>';
  const { contents } = await write('player', { contents: { en: html } });
  expect(contents).toEqual({ en: '<p>Hello</p>' });
  expect((await ask()).player[0]?.content).toBe('<p>Hello</p>');
  expect(given(await notices.actions.previewNotice(by({ html }))).html).toBe('<p>Hello</p>');
  const lobby = given(await notices.actions.listLobbyNotices(callOf(visitor, {}, now)));
  expect(lobby.contentLobby).toEqual([{ content: '<p>Hello</p>' }]);
});

test('a change is in force in every process and audited with the old values', async () => {
  const { noticeId } = await write('player');
  await expect.poll(() => titles(other)).toEqual(['Night of slots']);
  const changed = { ...draft, titles: { en: 'Day of slots' }, noticeId };
  given(await notices.actions.editNotice(by(changed)));
  await expect.poll(() => titles(other)).toEqual(['Day of slots']);
  expect(audited.at(-1)).toMatchObject({
    action: 'edit-notice',
    subject: noticeId,
    before: { titles: { en: 'Night of slots' } },
    after: { titles: { en: 'Day of slots' } },
  });
  given(await notices.actions.editNotice(by({ ...changed, on: false })));
  await expect.poll(() => titles(other)).toEqual([]);
  given(await notices.actions.removeNotice(by({ noticeId })));
  expect(audited.at(-1)).toMatchObject({ action: 'remove-notice', after: null });
  expect(given(await notices.actions.listNotices(by({}))).notices).toEqual([]);
});

test('notices are in the order of staff, which must name every one', async () => {
  const ids: string[] = [];
  for (const en of ['a', 'b', 'c']) ids.push((await write('player', { titles: { en } })).noticeId);
  const [a = '', b = '', c = ''] = ids;
  const order = (noticeIds: string[]) =>
    notices.actions.orderNotices(by({ kind: 'player', noticeIds }));
  given(await order([c, a, b]));
  await expect.poll(() => titles(other)).toEqual(['c', 'a', 'b']);
  expect(await order([c, a])).toEqual({ refused: 'order-incomplete' });
  expect(await order([c, a, a])).toEqual({ refused: 'order-incomplete' });
});

test('a banner’s picture is re-encoded, per language', async () => {
  const { noticeId } = await write('banner', { titles: { en: 'One', id: 'Satu' } });
  const bytes = await sharp({
    create: { width: 2000, height: 700, channels: 3, background: '#0c7a58' },
  })
    .png()
    .toBuffer();
  const set = (picture: string | null, language = 'en') =>
    notices.actions.setNoticePicture(by({ noticeId, language, picture }));
  given(await set(bytes.toString('base64')));
  const [banner] = (await ask()).banners;
  expect(banner?.isHouseArt).toBe(false);
  const picture = banner?.url.split('/').at(-1) ?? '';
  const seen = await notices.actions.getNoticePicture(callOf(visitor, { picture }, now));
  expect(await sharp(given(seen)).metadata()).toMatchObject({ format: 'webp', width: 1600 });
  expect((await ask({ language: 'ID' })).banners[0]?.isHouseArt).toBe(true);
  expect(await set('bm8gcGljdHVyZQ==')).toEqual({ refused: 'picture-unreadable' });
  expect(await set(null, 'xx')).toEqual({ refused: 'language-unknown' });
  given(await set(null));
  expect((await ask()).banners[0]?.isHouseArt).toBe(true);
});

test('an invalid notice is refused by name and nothing changes', async () => {
  const create = (more: Partial<typeof draft>) =>
    notices.actions.createNotice(by({ kind: 'player' as const, ...draft, ...more }));
  expect(await create({ titles: {} })).toEqual({ refused: 'notice-untitled' });
  expect(await create({ showsFrom: 2, showsUntil: 1 })).toEqual({
    refused: 'notice-dates-crossed',
  });
  const noticeId = 'nobody';
  const unknown = { refused: 'notice-unknown' };
  expect(await notices.actions.editNotice(by({ ...draft, noticeId }))).toEqual(unknown);
  expect(await notices.actions.removeNotice(by({ noticeId }))).toEqual(unknown);
  const lost = by({ noticeId, language: 'en', picture: null });
  expect(await notices.actions.setNoticePicture(lost)).toEqual(unknown);
  expect(audited).toEqual([]);
});

test('two parallel orders are applied one after the other without losing a notice', async () => {
  const ids: string[] = [];
  for (const en of ['a', 'b']) ids.push((await write('player', { titles: { en } })).noticeId);
  const reversed = ids.toReversed();
  const answers = await Promise.all([
    notices.actions.orderNotices(by({ kind: 'player', noticeIds: reversed })),
    other.actions.orderNotices(by({ kind: 'player', noticeIds: ids })),
    write('player', { titles: { en: 'c' } }),
  ]);
  expect(answers).toHaveLength(3);
  expect((await titles()).toSorted()).toEqual(['a', 'b', 'c']);
});
