// Segments that staff keep, and promotions that are for their members alone.
import { beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/index.ts';
import { given } from '../../../platform/call/testing.ts';
import { buildPromotions, writtenWith, type BuiltPromotions } from '../testing.ts';

const dayMs = 86_400_000;
const regulars = {
  name: 'Regulars',
  levelMin: null,
  levelMax: null,
  countries: [],
  registeredFrom: null,
  registeredUntil: null,
  seenWithin: null,
  unseenFor: null,
  depositsMin: 2,
  depositsMax: null,
};
let built: BuiltPromotions;
let actions: BuiltPromotions['promotions']['actions'];
beforeEach(async () => {
  built = buildPromotions(await freshDatabase());
  ({ actions } = built.promotions);
});

const create = async (more: object = {}) =>
  actions.createSegment(built.staff({ ...regulars, ...more }));
const writtenFor = (segment: string) => {
  const { audience } = writtenWith({}).spec;
  return writtenWith({ trigger: 'signed-in', audience: { ...audience, segment } });
};
const deposit = (playerId: string, depositId: string) =>
  built.tell('deposit-settled', playerId, { depositId, amount: '5', state: 'success' });
const listOf = async (playerId: string) =>
  given(await actions.listPromotions(built.member(playerId, {}))).list.length;

test('a segment is kept once for its intent, under a name of its own', async () => {
  const call = built.staff(regulars);
  const first = given(await actions.createSegment(call));
  expect(given(await actions.createSegment(call))).toEqual(first);
  expect(await create()).toEqual({ refused: 'segment-name-taken' });
  const other = given(await create({ name: 'Newcomers', depositsMax: 0, depositsMin: null }));
  const { list } = given(await actions.findSegments(built.staff({})));
  expect(list.map(({ name }) => name)).toEqual(['Newcomers', 'Regulars']);
  const edit = (more: object) =>
    actions.editSegment(built.staff({ id: other.segmentId, version: 1, ...regulars, ...more }));
  expect(await edit({ id: 'none' })).toEqual({ refused: 'segment-not-found' });
  expect(await edit({})).toEqual({ refused: 'segment-name-taken' });
  expect(given(await edit({ name: 'New' }))).toMatchObject({ version: 2, depositsMin: 2 });
  expect(await edit({ name: 'Newer' })).toEqual({ refused: 'segment-changed' });
  const done = built.audited.map(({ action }) => action);
  expect(done).toEqual(['create-segment', 'create-segment', 'edit-segment']);
});

test.each([
  ['levels', { levelMin: 3, levelMax: 2 }],
  ['deposits', { depositsMin: 2, depositsMax: 1 }],
  ['dates', { registeredFrom: 2000, registeredUntil: 2000 }],
  ['days without a sign-in', { unseenFor: 8, seenWithin: 7 }],
])('a segment nobody can be in is refused: %s', async (_name, more) => {
  const refused = { refused: 'segment-filter-wrong' };
  expect(await create(more)).toEqual(refused);
  const { segmentId } = given(await create());
  const edit = { id: segmentId, version: 1, ...regulars, ...more };
  expect(await actions.editSegment(built.staff(edit))).toEqual(refused);
});

test('a promotion is for a segment that there is', async () => {
  expect(await actions.createPromotion(built.staff(writtenFor('none')))).toEqual({
    refused: 'promotion-segment-unknown',
  });
  const { segmentId } = given(await create());
  const made = given(await actions.createPromotion(built.staff(writtenFor(segmentId))));
  const edit = { id: made.promotionId, version: 1, ...writtenFor('none') };
  expect(await actions.editPromotion(built.staff(edit))).toEqual({
    refused: 'promotion-segment-unknown',
  });
});

test('members of the segment alone see it and are due, as it is now', async () => {
  const { segmentId } = given(await create());
  await built.publish(writtenFor(segmentId));
  for (const name of ['ana', 'bob']) await deposit(name, `${name}-1`);
  await deposit('ana', 'ana-2');
  expect([await listOf('ana'), await listOf('bob')]).toEqual([1, 0]);
  for (const name of ['ana', 'bob']) await built.tell('player-signed-in', name, { playerId: name });
  const rewards = async (name: string) =>
    given(await actions.listRewards(built.member(name, {}))).total;
  expect([await rewards('ana'), await rewards('bob')]).toEqual([1, 0]);
  const asked = { id: segmentId, version: 1, ...regulars, depositsMin: 1 };
  given(await actions.editSegment(built.staff(asked)));
  expect(await listOf('bob')).toBe(1);
});

test('a trial reaches members of the segment alone', async () => {
  const { segmentId } = given(await create());
  for (const name of ['ana', 'bob']) {
    await deposit(name, `${name}-1`);
    await built.tell('player-signed-in', name, { playerId: name });
  }
  await deposit('ana', 'ana-2');
  built.clock.advance(dayMs);
  const { spec } = writtenFor(segmentId);
  expect(given(await actions.tryPromotion(built.staff({ spec, days: 3 })))).toMatchObject({
    members: 1,
    looked: 2,
  });
  const unknown = writtenFor('none').spec;
  expect(await actions.tryPromotion(built.staff({ spec: unknown, days: 3 }))).toEqual({
    refused: 'promotion-segment-unknown',
  });
});

test('a count tells how many members a filter reaches', async () => {
  const { name: _name, ...filter } = regulars;
  built.members.set('ana', { country: 'PH' });
  built.members.set('bob', { country: 'ID' });
  built.members.set('cy', { country: 'ID' });
  for (const playerId of ['ana', 'bob']) await deposit(playerId, `${playerId}-1`);
  await deposit('bob', 'bob-2');
  await built.tell('player-signed-in', 'cy', { playerId: 'cy' });
  built.levels.set('ana', 3);
  const count = async (asked: object) =>
    given(await actions.countSegment(built.staff({ ...filter, depositsMin: null, ...asked })));
  expect(await count({})).toEqual({ members: 3, looked: 3, isWhole: true });
  expect(await count({ depositsMin: 2 })).toMatchObject({ members: 1 });
  expect(await count({ depositsMax: 0 })).toMatchObject({ members: 1 });
  expect(await count({ countries: ['ID'] })).toMatchObject({ members: 2 });
  expect(await count({ levelMin: 3 })).toMatchObject({ members: 1 });
  expect(await count({ seenWithin: 1 })).toMatchObject({ members: 1 });
  expect(await count({ unseenFor: 1, countries: ['ID'] })).toMatchObject({ members: 1 });
});
