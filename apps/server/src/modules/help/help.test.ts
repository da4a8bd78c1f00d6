// Proves that the house's articles are complete, that staff write over them version by version, and
// that what is saved holds at once, cleaned and audited.
import { afterAll, beforeEach, expect, test } from 'vitest';
import { shippedLocales } from '@baize/i18n';
import { freshDatabase } from '../../../testing/database.ts';
import type { AuditNote } from '../../platform/audit/index.ts';
import { silentLog } from '../../platform/log/index.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { systemRandomness } from '../../platform/randomness/index.ts';
import { busInMemory, owner, visitor } from '../settings/testing.ts';
import { createHelp, type Help } from './index.ts';

const now = 1_795_000_000_000;
const databases: Database[] = [];
let help: Help;
let other: Help;
let audited: AuditNote[];
let told: string[];
let age = 21;
beforeEach(async () => {
  const database = await freshDatabase();
  databases.push(database);
  audited = [];
  told = [];
  const bus = busInMemory();
  const build = async () => {
    const built = createHelp({
      database,
      log: silentLog(),
      randomness: systemRandomness,
      bus,
      audit: async (_tx, note) => void audited.push(note),
      tell: async (_tx, { event, topic }) => void told.push(`${event} ${topic}`),
      age: () => age,
    });
    await built.start();
    return built;
  };
  help = await build();
  other = await build();
});
afterAll(() => Promise.all(databases.map((database) => database.close())));

const read = async (input: { keyword?: string; language?: string } = {}, from = help) =>
  given(await from.actions.getHelpCenter(callOf(visitor, input, now))).subjects;
/** In every language that is offered, in Indonesian in its own words. */
const everywhere = (en: string, id: string): Record<string, string> => ({
  ...Object.fromEntries(shippedLocales.map(({ tag }) => [tag, en])),
  id,
});
const draft = {
  subject: 'money' as const,
  titles: everywhere('Fees', 'Biaya'),
  contents: everywhere('<p>None.<script>x</script></p>', '<p>Tidak ada.</p>'),
  on: true,
};
const by = <I>(input: I) => callOf(owner, input, now);

// @proves L16
test('every subject has a built-in article in every language, with the policy’s age', async () => {
  for (const language of ['EN', 'ID']) {
    const subjects = await read({ language });
    expect(subjects).toHaveLength(7);
    const articles = subjects.flatMap((one) => one.articles);
    expect(articles.length).toBeGreaterThan(30);
    expect(articles.filter(({ content }) => !content.startsWith('<p>'))).toEqual([]);
  }
  const terms = async () => JSON.stringify((await read({ keyword: 'who may play' }))[0]);
  expect(await terms()).toContain('21');
  age = 18;
  expect(await terms()).toContain('18');
  age = 21;
});

// @proves L16 L46
test('a search finds articles, by title first', async () => {
  const hits = (await read({ keyword: 'payment password' })).flatMap((one) => one.articles);
  expect(hits.map(({ id }) => id)).toContain('payment-password');
  expect(await read({ keyword: 'zzzzz' })).toEqual([]);
});

test('staff replace an article version by version, in every process at once', async () => {
  const first = given(await help.actions.saveArticle(by({ articleId: 'deposit', ...draft })));
  expect(first).toMatchObject({ version: 1, isHouse: true, contents: { en: '<p>None.</p>' } });
  const titles = everywhere('Charges', 'Biaya');
  given(await help.actions.saveArticle(by({ articleId: 'deposit', ...draft, titles })));
  const seen = async () =>
    (await read({}, other)).flatMap((one) => one.articles).find(({ id }) => id === 'deposit');
  await expect.poll(async () => (await seen())?.title).toBe('Charges');
  const { versions } = given(await help.actions.listVersions(by({ articleId: 'deposit' })));
  expect(versions.map(({ version }) => version)).toEqual([2, 1, 0]);
  expect(audited.at(-1)).toMatchObject({
    action: 'save-help-article',
    before: { version: 1, titles: { en: 'Fees' } },
    after: { version: 2, titles },
  });
});

test('an added article comes last; one that is off is not listed', async () => {
  const { articleId } = given(await help.actions.addArticle(by(draft)));
  const money = async () => (await read()).find(({ subject }) => subject === 'money')?.articles;
  expect((await money())?.at(-1)).toMatchObject({
    id: articleId,
    title: 'Fees',
    content: '<p>None.</p>',
  });
  given(await help.actions.saveArticle(by({ articleId, ...draft, on: false })));
  expect((await money())?.map(({ id }) => id)).not.toContain(articleId);
  const { articles } = given(await help.actions.listArticles(by({})));
  expect(articles.find((one) => one.articleId === articleId)).toMatchObject({ on: false });
});

test('an incomplete or unknown article is refused and not stored', async () => {
  const half = { ...draft, titles: { en: 'Fees' } };
  expect(await help.actions.addArticle(by(half))).toEqual({ refused: 'article-incomplete' });
  const lost = { refused: 'article-unknown' };
  expect(await help.actions.saveArticle(by({ articleId: 'no', ...draft }))).toEqual(lost);
  expect(await help.actions.listVersions(by({ articleId: 'no' }))).toEqual(lost);
  expect(audited).toEqual([]);
});

test('an article can be reset to the built-in text', async () => {
  const deposit = async () =>
    (await read()).flatMap((one) => one.articles).find(({ id }) => id === 'deposit')?.title;
  const before = await deposit();
  const reset = (articleId: string) => help.actions.resetArticle(by({ articleId }));
  expect(given(await reset('deposit'))).toMatchObject({ version: 0, isHousesOwn: true });
  expect(audited).toEqual([]);
  given(await help.actions.saveArticle(by({ articleId: 'deposit', ...draft })));
  expect(await deposit()).toBe('Fees');
  expect(given(await reset('deposit'))).toMatchObject({ version: 2, isHousesOwn: true });
  expect(await deposit()).toBe(before);
  expect(audited.at(-1)).toMatchObject({ action: 'reset-help-article', before: { version: 1 } });
  const { versions } = given(await help.actions.listVersions(by({ articleId: 'deposit' })));
  expect(versions.map(({ version }) => version)).toEqual([2, 1, 0]);
  given(await help.actions.saveArticle(by({ articleId: 'deposit', ...draft })));
  expect(await deposit()).toBe('Fees');
  const { articleId } = given(await help.actions.addArticle(by(draft)));
  expect(await reset(articleId)).toEqual({ refused: 'article-not-house' });
  expect(await reset('no')).toEqual({ refused: 'article-unknown' });
});

test('articles are in the order of staff, and open pages are told', async () => {
  const { articleId } = given(await help.actions.addArticle(by(draft)));
  const ids = async (from = help) =>
    (await read({}, from)).find(({ subject }) => subject === 'money')?.articles.map(({ id }) => id);
  const order = async () => [articleId, ...((await ids()) ?? []).filter((id) => id !== articleId)];
  const asked = await order();
  told = [];
  given(await help.actions.orderArticles(by({ subject: 'money', articleIds: asked })));
  await expect.poll(() => ids(other)).toEqual(asked);
  expect(told).toEqual(['help-changed offer']);
  expect(audited.at(-1)).toMatchObject({ action: 'order-help-articles', after: asked });
  const incomplete = { refused: 'order-incomplete' };
  for (const [subject, articleIds] of [
    ['money', asked.slice(1)],
    ['money', [...asked.slice(1), 'limits']],
    ['nothing', []],
  ] as const) {
    const put = by({ subject, articleIds: [...articleIds] });
    expect(await help.actions.orderArticles(put)).toEqual(incomplete);
  }
  expect(await ids()).toEqual(asked);
});

test('two parallel saves make two versions', async () => {
  const save = () => help.actions.saveArticle(by({ articleId: 'limits', ...draft }));
  const saved = await Promise.all([save(), save()]);
  expect(saved.map((one) => given(one).version).toSorted()).toEqual([1, 2]);
});
