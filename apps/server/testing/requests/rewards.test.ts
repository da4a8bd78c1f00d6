// Proves that mutated requests to promotions and points bring no fault, change nothing where they
// are refused, let nothing act on a page, and leave books, costs and points as they must be; and
// that the judge would notice.
import { promotions } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actingIn } from './acting.ts';
import { faultOfBooks } from './books.ts';
import { picture } from './hostile.ts';
import { endpointsOf } from './nouns.ts';
import { createTally } from './tally.ts';
import { walk, type Finding } from './walk.ts';
import { openWorld, type World } from './world.ts';

const nouns = ['promotions', 'points'];
const endpoints = endpointsOf(nouns);
const seed = '20261127';
let world: World;

beforeAll(async () => {
  world = await openWorld(seed, nouns);
});
afterAll(() => world.close());

const statesOf = async (table: string, column: string) => {
  const { rows } = await world.database.pool.query<{ state: string }>(
    `select distinct ${column} as state from ${table} order by 1`,
  );
  return rows.map(({ state }) => state);
};

test('the world holds promotions in every stage, rewards and exchanges in most', async () => {
  expect(await statesOf('promotions_promotion', 'stage')).toEqual([
    'draft',
    'proposed',
    'published',
    'stopped',
  ]);
  expect(await statesOf('promotions_claim', 'state')).toEqual(
    expect.arrayContaining([
      'available',
      'cancelled',
      'claimed',
      'pending',
      'rejected',
      'returned',
    ]),
  );
  expect(await statesOf('promotions_envelope', 'stage')).toEqual(['draft', 'published', 'stopped']);
  expect(await statesOf('promotions_ticket', 'kind')).toHaveLength(4);
  expect(await statesOf('points_redemption', 'state')).toEqual([
    'approved',
    'processing',
    'rejected',
  ]);
});

test('mutated requests find no fault, and rewards, points and books are right', async () => {
  const tally = createTally();
  const findings: Finding[] = [];
  const find = (finding: Finding) => void findings.push(finding);
  await walk({ world, endpoints, seed, tally, find }, { from: 1, to: 500 });
  expect(findings).toEqual([]);
  const answers = new Map(tally.answers());
  expect(tally.sent()).toBeGreaterThan(450);
  expect(answers.get('2xx')).toBeGreaterThan(100);
  expect(answers.size).toBeGreaterThan(20);
}, 60_000);

test('terms that would act on a page are found, and rewards’ terms are no text', () => {
  for (const html of [
    '<p>Fair</p><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">here</a>',
  ]) {
    expect(actingIn({ list: [{ terms: html }] })).toBe(html);
    expect(actingIn({ texts: { terms: { en: html } } })).toBe(html);
    expect(actingIn({ remark: html })).toBeUndefined();
  }
  expect(actingIn({ terms: { times: 1, funding: 'cash-first' } })).toBeUndefined();
  expect(actingIn({ terms: '<p>Fair <b>terms</b></p>' })).toBeUndefined();
});

test.each([
  ['a picture of another kind', Buffer.from('<svg onload="x()"/>').toString('base64')],
  ['a head without a picture', picture.slice(0, 60)],
])('%s is refused with an application', async (_name, lie) => {
  const { must, door, named } = world.people;
  type Listed = { list: { promotionId: string; version: number; trigger: string }[] };
  const { list } = await must<Listed>('member', promotions.listPromotions);
  const found = list.find(({ trigger }) => trigger === 'application');
  const { version } = await must<{ version: number }>('member', promotions.getPromotion, {
    params: { id: found?.promotionId },
  });
  const body = { version, remark: '', pictures: [lie] };
  const { json } = await door.call(
    promotions.applyForPromotion,
    { params: { id: found?.promotionId }, body },
    { token: named('member').token, intent: `a-lie-of-${lie.length}` },
  );
  expect(json).toMatchObject({ refused: 'picture-unreadable' });
});

test('costs and points that do not add up are found', async () => {
  const { pool } = world.database;
  expect(await faultOfBooks(pool)).toBeUndefined();
  await pool.query('update promotions_cost set spent = spent + 1');
  expect(await faultOfBooks(pool)).toContain('has cost what its rewards were paid');
  await pool.query('update promotions_cost set spent = spent - 1');
  await pool.query('update points_account set balance = balance + 1');
  expect(await faultOfBooks(pool)).toContain('sum of their entries');
});
