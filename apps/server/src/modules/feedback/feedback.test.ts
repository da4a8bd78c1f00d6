// Proves that feedback is kept as it was written, bounded in length and number, answered once, and
// read by its writer alone.
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import type { AuditNote } from '../../platform/audit/index.ts';
import { callOf, given } from '../../platform/call/testing.ts';
import type { Database } from '../../platform/database/index.ts';
import { owner, visitor } from '../settings/testing.ts';
import { playerCaller } from '../wagering/testing.ts';
import { createFeedback, type Feedback } from './index.ts';

const now = 1_795_000_000_000;
const databases: Database[] = [];
let feedback: Feedback;
let audited: AuditNote[];
let told: string[];
let sent = 0;
beforeEach(async () => {
  const database = await freshDatabase();
  databases.push(database);
  [audited, told] = [[], []];
  feedback = createFeedback({
    database,
    audit: async (_tx, note) => void audited.push(note),
    usernames: async (ids) => new Map(ids.map((id) => [id, `name-of-${id}`])),
    tellAnswered: async (_tx, playerId) => void told.push(playerId),
  });
});
afterAll(() => Promise.all(databases.map((database) => database.close())));

const ana = playerCaller('ana');
const send = (content: string, caller: typeof ana | typeof visitor = ana, more = {}, key = '') => {
  sent += 1;
  const intent = key || `intent-${sent}`;
  return feedback.actions.sendFeedback(callOf(caller, { content, ...more }, now, { intent }));
};
const own = async (caller = ana) =>
  given(await feedback.actions.listFeedback(callOf(caller, {}, now))).list;
const open = async () =>
  given(await feedback.actions.findFeedback(callOf(owner, { open: true }, now)));

// @proves L132
test('feedback must have between the least and the most words', async () => {
  const refused = { refused: 'feedback-length', facts: { min: 3, max: 400 } };
  expect(await send('Too short')).toEqual(refused);
  expect(await send('word '.repeat(401))).toEqual(refused);
  given(await send('Just long enough'));
  expect(await own()).toHaveLength(1);
});

// @proves L15
test('feedback is stored as written and read by its writer and staff alone', async () => {
  const content = 'My <b>deposit</b> is <script>late</script>';
  given(await send(content, ana, { type: 'deposit' }));
  expect(await own()).toMatchObject([{ content, type: 'deposit', answer: '' }]);
  expect(await own(playerCaller('budi'))).toEqual([]);
  expect(await open()).toMatchObject({ open: 1, list: [{ content, username: 'name-of-ana' }] });
});

test('a visitor and a demo player can write too, without a name', async () => {
  given(await send('I cannot register here', visitor));
  given(await send('The demo is fine', playerCaller('guest', { demo: true })));
  expect((await open()).list.map(({ username, type }) => [username, type])).toEqual([
    ['', 'other'],
    ['', 'other'],
  ]);
});

test('a member who writes too often waits an hour; others do not', async () => {
  for (let at = 0; at < 10; at += 1) given(await send('One more of these'));
  expect(await send('One more of these')).toEqual({ refused: 'feedback-too-often' });
  given(await send('Somebody else writes too', playerCaller('budi')));
});

test('one intent is one text, also in parallel', async () => {
  const again = () => send('Sent again and again', ana, {}, 'one-click');
  const ids = await Promise.all([again(), again()]);
  expect(given(await again()).feedbackId).toBe(given(ids[0]).feedbackId);
  given(await send('Sent again and again', playerCaller('budi'), {}, 'one-click'));
  expect((await open()).list.map(({ username }) => username).toSorted()).toEqual([
    'name-of-ana',
    'name-of-budi',
  ]);
});

// @proves L15
test('an answer is given once, audited, and the member is notified', async () => {
  const { feedbackId } = given(await send('Where is my money'));
  const answer = (text: string) =>
    feedback.actions.answerFeedback(callOf(owner, { feedbackId, answer: text }, now));
  const both = await Promise.all([answer('It is on its way.'), answer('It is lost.')]);
  expect(both.filter((one) => 'refused' in one)).toEqual([{ refused: 'feedback-answered' }]);
  expect([told, audited.map(({ action }) => action), (await open()).open]).toEqual([
    ['ana'],
    ['answer-feedback'],
    0,
  ]);
  expect((await own())[0]?.answeredAt).toBe(now);
  const lost = callOf(owner, { feedbackId: 'no', answer: 'x' }, now);
  expect(await feedback.actions.answerFeedback(lost)).toEqual({ refused: 'feedback-unknown' });
});

test('a picture is re-encoded and shown to staff; a non-picture is refused', async () => {
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const picture = bytes.toString('base64');
  const { feedbackId } = given(await send('Look at this picture', ana, { picture }));
  const seen = given(await feedback.actions.getFeedbackPicture(callOf(owner, { feedbackId }, now)));
  const made = Buffer.from(seen.picture, 'base64');
  expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 40 });
  const bad = await send('Look at this picture', ana, { picture: 'aGk=' });
  expect(bad).toEqual({ refused: 'picture-unreadable' });
  const none = given(await send('There is no picture')).feedbackId;
  const asked = (id: string) =>
    feedback.actions.getFeedbackPicture(callOf(owner, { feedbackId: id }, now));
  expect(await asked(none)).toEqual({ refused: 'picture-unknown' });
  expect(await asked('no')).toEqual({ refused: 'feedback-unknown' });
});
