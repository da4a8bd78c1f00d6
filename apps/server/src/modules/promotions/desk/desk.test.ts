// The desk of promotions over a real database: what staff write, publish, stop, grant and return.
import { demoType } from '@baize/contract';
import { beforeEach, expect, test } from 'vitest';
import sharp from 'sharp';
import { freshDatabase } from '../../../../testing/index.ts';
import { given } from '../../../platform/call/testing.ts';
import type { StaffCaller } from '../../../platform/call/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { owner } from '../../settings/testing.ts';
import { lockCost } from '../rewards/store/costs.ts';
import { atLeast, buildPromotions, cash, writtenWith, type BuiltPromotions } from '../testing.ts';

let database: Database;
let built: BuiltPromotions;
let actions: BuiltPromotions['promotions']['actions'];
beforeEach(async () => {
  database = await freshDatabase();
  built = buildPromotions(database);
  ({ actions } = built.promotions);
});

const listOf = async () => given(await actions.findPromotions(built.staff({}))).list;
const dueOf = async (playerId: string) =>
  given(await actions.listRewards(built.member(playerId, {}))).list;
const claimOf = async (playerId: string, id: string) =>
  actions.claimReward(built.member(playerId, { id }));
const withTerms = (html: string) => {
  const written = writtenWith({});
  return { ...written, texts: { ...written.texts, terms: { en: html } } };
};

test('a draft is cleaned, kept once for its intent, and shown to no member', async () => {
  const call = built.staff(withTerms('<p>Fair</p><script>alert(1)</script>'));
  const first = given(await actions.createPromotion(call));
  expect(given(await actions.createPromotion(call)).promotionId).toBe(first.promotionId);
  expect(first).toMatchObject({ stage: 'draft', version: 1, spent: '0.0000', members: 0 });
  expect(first.texts.terms['en']).toBe('<p>Fair</p>');
  expect(await listOf()).toHaveLength(1);
  expect(given(await actions.listPromotions(built.visitor({}))).list).toEqual([]);
  expect(built.audited.map(({ action }) => action)).toEqual(['create-promotion']);
});

test('a draft without sense is refused, and an edit needs the version that was read', async () => {
  const dates = { ...writtenWith({}), endsAt: 1 };
  expect(await actions.createPromotion(built.staff(dates))).toEqual({
    refused: 'promotion-dates-wrong',
  });
  const { promotionId: id } = given(await actions.createPromotion(built.staff(writtenWith({}))));
  const edited = { id, version: 1, ...withTerms('<p onclick="x()">New</p>') };
  const second = given(await actions.editPromotion(built.staff(edited)));
  expect(second).toMatchObject({ version: 2, texts: { terms: { en: '<p>New</p>' } } });
  expect(await actions.editPromotion(built.staff(edited))).toEqual({
    refused: 'promotion-changed',
  });
  const wrong = { ...edited, version: 2, endsAt: 1 };
  expect(await actions.editPromotion(built.staff(wrong))).toEqual({
    refused: 'promotion-dates-wrong',
  });
  expect(await actions.editPromotion(built.staff({ ...edited, id: 'none' }))).toEqual({
    refused: 'promotion-not-found',
  });
});

test('members see the published version until the next one is published', async () => {
  const id = await built.publish(withTerms('<p>One</p>'));
  given(await actions.editPromotion(built.staff({ id, version: 1, ...withTerms('<p>Two</p>') })));
  const termsOf = async () => given(await actions.getPromotion(built.visitor({ id }))).terms;
  expect(await termsOf()).toBe('<p>One</p>');
  expect(await actions.publishPromotion(built.staff({ id, version: 1 }))).toEqual({
    refused: 'promotion-changed',
  });
  given(await actions.publishPromotion(built.staff({ id, version: 2 })));
  expect(await termsOf()).toBe('<p>Two</p>');
});

test('the list of staff is cut to a stage and to a page', async () => {
  await built.publish(writtenWith({}));
  for (let at = 0; at < 3; at += 1)
    given(await actions.createPromotion(built.staff(writtenWith({}))));
  const drafts = given(
    await actions.findPromotions(built.staff({ stage: 'draft' as const, pageNo: 2, pageSize: 2 })),
  );
  expect([drafts.list.length, drafts.total]).toEqual([1, 3]);
  expect(drafts.list[0]).toMatchObject({ stage: 'draft' });
});

test.each([
  [true, 'available', 'claimed'],
  [false, 'cancelled', 'reward-not-available'],
])('a stop that keeps what is due: %s', async (keepDue, state, claimed) => {
  const id = await built.publish(writtenWith({ trigger: 'signed-in' }));
  await built.tell('player-signed-in', 'ana', { playerId: 'ana' });
  const asked = { id, reason: 'mistake', keepDue };
  const stopped = given(await actions.stopPromotion(built.staff(asked)));
  expect(stopped.stage).toBe('stopped');
  const [due] = await dueOf('ana');
  expect(due?.state).toBe(state);
  await built.tell('player-signed-in', 'bob', { playerId: 'bob' });
  expect(await dueOf('bob')).toEqual([]);
  const done = await claimOf('ana', due?.claimId ?? '');
  expect('refused' in done ? done.refused : done.state).toBe(claimed);
  expect(await actions.stopPromotion(built.staff(asked))).toEqual({ refused: 'promotion-stopped' });
  expect(await actions.publishPromotion(built.staff({ id, version: 1 }))).toEqual({
    refused: 'promotion-stopped',
  });
});

test('staff grant once a period, to its audience, never to a member they opened', async () => {
  const id = await built.publish(
    writtenWith({
      trigger: 'manual',
      period: 'day',
      tiers: [
        { conditions: [], rewards: [cash('1')] },
        { conditions: [atLeast('level', '1')], rewards: [cash('5')] },
      ],
    }),
  );
  const grant = (username: string, of = id) =>
    actions.grantReward(built.staff({ id: of, username, reason: 'loyal' }));
  expect(await grant('ana', 'none')).toEqual({ refused: 'promotion-not-found' });
  expect(await grant('nobody')).toEqual({ refused: 'member-not-found' });
  built.members.set('demo', { type: demoType });
  expect(await grant('demo')).toEqual({ refused: 'promotion-not-for-you' });
  built.opened.add('ana');
  expect(await grant('ana')).toEqual({ refused: 'reward-own-member' });
  built.opened.clear();
  const first = given(await grant('ana'));
  expect(first).toMatchObject({ username: 'ana', state: 'available', cost: '1.0000' });
  expect(await grant('ana')).toEqual({ refused: 'promotion-had' });
  built.clock.advance(86_400_000);
  expect(given(await grant('ana')).claimId).not.toBe(first.claimId);
  const byItself = await built.publish(writtenWith({ trigger: 'play' }));
  expect(await grant('ana', byItself)).toEqual({ refused: 'promotion-closed' });
  expect(built.audited.filter(({ action }) => action === 'grant-reward')).toHaveLength(2);
});

const second: StaffCaller = { ...owner, staffId: 'other', username: 'other' };
const dearly = { budget: { total: '200000', day: null, member: null } };

/** A promotion with a dear budget, which two persons published. */
async function publishDear(spec: Parameters<typeof writtenWith>[0]): Promise<string> {
  const written = writtenWith({ ...dearly, ...spec });
  const { promotionId: id } = given(await actions.createPromotion(built.staff(written)));
  given(await actions.publishPromotion(built.staff({ id, version: 1 })));
  given(await actions.publishPromotion(built.staff({ id, version: 1 }, second)));
  return id;
}
const grantTo = async (id: string, username: string, by?: StaffCaller) =>
  given(await actions.grantReward(built.staff({ id, username, reason: 'loyal' }, by)));
const approve = (id: string, by?: StaffCaller, amount: string | null = null) =>
  actions.decideClaim(built.staff({ id, approve: true, amount, answer: '' }, by));

test('a grant above what one person may give in a day waits for a second one', async () => {
  const tiers = [{ conditions: [], rewards: [cash('60000')] }];
  const id = await publishDear({ trigger: 'manual', period: 'each', automatic: true, tiers });
  expect(await grantTo(id, 'ana')).toMatchObject({ state: 'claimed', proposedBy: '' });
  // Another member gets as much of the same person: together it is more than 100,000.
  const waits = await grantTo(id, 'bob');
  expect(waits).toMatchObject({ state: 'pending', proposedBy: owner.username });
  expect(await built.cashOf('bob')).toBe(0n);
  expect(await approve(waits.claimId)).toEqual({ refused: 'second-person-needed' });
  built.related.add(owner.username);
  expect(await approve(waits.claimId, second)).toEqual({ refused: 'second-person-needed' });
  built.related.clear();
  expect(given(await approve(waits.claimId, second)).state).toBe('available');
  built.clock.advance(86_400_000);
  expect((await grantTo(id, 'cho')).state).toBe('claimed');
});

test('a dear amount set at a decision, or many small ones, take a second person', async () => {
  const id = await publishDear({ trigger: 'application', period: 'each' });
  const apply = async (playerId: string) => {
    const asked = { id, version: 1, remark: 'please', pictures: [] };
    const call = built.member(playerId, asked, `apply-${playerId}`);
    return given(await actions.applyForPromotion(call)).claimId;
  };
  const claim = await apply('ana');
  expect(given(await approve(claim, owner, '150000'))).toMatchObject({
    state: 'pending',
    cost: '150000.0000',
    proposedBy: owner.username,
  });
  expect(await approve(claim)).toEqual({ refused: 'second-person-needed' });
  // Another amount is another proposal.
  const changed = given(await approve(claim, second, '160000'));
  expect(changed).toMatchObject({ state: 'pending', proposedBy: 'other' });
  expect(given(await approve(claim)).state).toBe('available');
  expect(given(await approve(await apply('bob'), owner, '90000')).state).toBe('available');
  expect(given(await approve(await apply('cho'), owner, '10000')).state).toBe('available');
  expect(given(await approve(await apply('dan'), owner, '0.01')).state).toBe('pending');
  const proposed = built.audited.filter(({ action }) => action === 'propose-reward');
  expect(proposed).toHaveLength(3);
});

test('points of a reward count by their worth where one person publishes or grants', async () => {
  const rewards = [cash('10000100', { kind: 'points' })];
  const written = writtenWith({ trigger: 'manual', tiers: [{ conditions: [], rewards }] });
  const { promotionId: id } = given(await actions.createPromotion(built.staff(written)));
  const publish = (by?: StaffCaller) =>
    actions.publishPromotion(built.staff({ id, version: 1 }, by));
  expect(given(await publish())).toMatchObject({ stage: 'proposed' });
  expect(await publish()).toEqual({ refused: 'promotion-second-person' });
  built.related.add(owner.username);
  expect(await publish(second)).toEqual({ refused: 'promotion-second-person' });
  built.related.clear();
  expect(given(await publish(second)).stage).toBe('published');
  expect((await grantTo(id, 'ana')).state).toBe('pending');
});

test('a share in points counts by its highest number, and without one it is dear', async () => {
  const stageWith = async (max: string | null) => {
    const share = { of: 'turnover' as const, hundredths: 1000, max, games: everyGame };
    const rewards = [cash('0', { kind: 'points', share })];
    const written = writtenWith({ tiers: [{ conditions: [], rewards }] });
    const { promotionId: id } = given(await actions.createPromotion(built.staff(written)));
    return given(await actions.publishPromotion(built.staff({ id, version: 1 }))).stage;
  };
  expect(await stageWith(null)).toBe('proposed');
  expect(await stageWith('10000100')).toBe('proposed');
  expect(await stageWith('1000')).toBe('published');
});

const everyGame = { categories: [], vendors: [], games: [] };

async function claimed(reward = cash('10')): Promise<string> {
  await built.publish(
    writtenWith({ trigger: 'signed-in', tiers: [{ conditions: [], rewards: [reward] }] }),
  );
  await built.tell('player-signed-in', 'ana', { playerId: 'ana' });
  const [due] = await dueOf('ana');
  given(await claimOf('ana', due?.claimId ?? ''));
  return due?.claimId ?? '';
}
const returned = (id: string) =>
  actions.returnReward(built.staff({ id, reason: 'one person twice' }));

test('cash is returned once while it is there, and the budget has it again', async () => {
  const id = await claimed();
  expect(given(await returned(id)).state).toBe('returned');
  expect(await built.cashOf('ana')).toBe(0n);
  const [promotion] = await listOf();
  expect(promotion?.spent).toBe('0.0000');
  expect(await returned(id)).toEqual({ refused: 'reward-not-returnable' });
  expect(await returned('none')).toEqual({ refused: 'reward-not-found' });
});

test('cash that was spent is not returned, and nothing moves', async () => {
  const id = await claimed();
  await built.play('ana', '0.01');
  expect(await returned(id)).toEqual({ refused: 'reward-not-returnable' });
  expect(await built.cashOf('ana')).toBe(built.unitsOf('9.99'));
  const [promotion] = await listOf();
  expect(promotion?.spent).toBe('10.0000');
});

test('a return locks the cost of its promotion before cash, as claims do', async () => {
  const id = await claimed();
  const [promotion] = await listOf();
  const waiting = async () => {
    const { rows } = await database.pool.query(`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return rows.length;
  };
  const back = await database.transaction(async (tx) => {
    await lockCost(tx, promotion?.promotionId ?? '');
    const asked = returned(id);
    await expect.poll(waiting).toBe(1);
    await built.wallet.lockCash(tx, 'ana', 'PHP');
    // In a list, so that the transaction does not wait for it.
    return [asked] as const;
  });
  expect(given(await back[0]).state).toBe('returned');
});

const entriesOf = async (id: string) =>
  given(await actions.getRewardEntries(built.staff({ id }))).list.map(
    ({ event, account, ofMember, amount }) => [event, account, ofMember, amount],
  );

test('an open bonus is returned with its entries; an unclaimed reward is cancelled', async () => {
  const terms = { ...cash('1').terms, times: 20 };
  const id = await claimed(cash('10', { kind: 'bonus', terms }));
  const granted = [
    ['bonus-granted', 'player-bonus', true, '10.0000'],
    ['bonus-granted', 'bonus-funding', false, '-10.0000'],
  ];
  expect(await entriesOf(id)).toEqual(granted);
  expect(given(await returned(id)).state).toBe('returned');
  expect(await entriesOf(id)).toEqual([
    ...granted,
    ['bonus-forfeited', 'player-bonus', true, '-10.0000'],
    ['bonus-forfeited', 'bonus-funding', false, '10.0000'],
  ]);
  expect((await listOf())[0]?.spent).toBe('0.0000');
  await built.tell('player-signed-in', 'bob', { playerId: 'bob' });
  const [due] = await dueOf('bob');
  expect(given(await returned(due?.claimId ?? '')).state).toBe('cancelled');
  expect(await entriesOf(due?.claimId ?? '')).toEqual([]);
  expect(await actions.getRewardEntries(built.staff({ id: 'none' }))).toEqual({
    refused: 'reward-not-found',
  });
});

test('points are returned while they are there', async () => {
  const id = await claimed(cash('20', { kind: 'points' }));
  expect(await entriesOf(id)).toEqual([['points-given', 'points', true, '20']]);
  expect(given(await returned(id)).state).toBe('returned');
  expect(await entriesOf(id)).toEqual([
    ['points-given', 'points', true, '20'],
    ['points-taken', 'points', true, '-20'],
  ]);
});

test('points that were spent are not returned', async () => {
  const id = await claimed(cash('20', { kind: 'points' }));
  built.points.length = 0;
  expect(await returned(id)).toEqual({ refused: 'reward-not-returnable' });
});

const signInTickets = async (count: string) => {
  const ticket = cash(count, { kind: 'ticket', ticket: 'wheel' });
  const id = await claimed(ticket);
  const segments = [cash('1'), cash('2')].map((prize) => ({
    weight: 1,
    stock: null,
    rewards: [prize],
  }));
  const draw = { look: 'wheel' as const, tickets: true, aDay: 0, segments };
  const of = { trigger: 'draw', period: 'each', automatic: true, tiers: [], draw } as const;
  const drawId = await built.publish(writtenWith({ ...of, tiers: [] }));
  const open = (intent: string) =>
    actions.openDraw(built.member('ana', { id: drawId, version: 1 }, intent));
  return { id, open };
};
const ticketsLeft = async () =>
  given(await actions.listTickets(built.member('ana', {}))).list.map(({ left }) => left);

test('tickets that opened nothing are cancelled; opened ones stay and are told', async () => {
  const { id, open } = await signInTickets('5');
  given(await open('one'));
  given(await open('two'));
  const won = await built.cashOf('ana');
  const back = given(await returned(id));
  expect(back).toMatchObject({
    state: 'returned',
    tickets: { given: 5, opened: 2, left: 0, cancelled: 3 },
  });
  expect(built.audited.at(-1)).toMatchObject({
    action: 'return-reward',
    subject: id,
    after: { reason: 'one person twice', tickets: { opened: 2, cancelled: 3 } },
  });
  expect(await ticketsLeft()).toEqual([]);
  expect(await open('three')).toEqual({ refused: 'ticket-missing' });
  expect(given(await open('one')).byTicket).toBe(true);
  expect(await built.cashOf('ana')).toBe(won);
  expect(await entriesOf(id)).toEqual([
    ['tickets-given', 'tickets', true, '5'],
    ['tickets-cancelled', 'tickets', true, '-3'],
  ]);
  expect(await returned(id)).toEqual({ refused: 'reward-not-returnable' });
});

test('tickets that were all opened, or are over, are not taken back', async () => {
  const { id, open } = await signInTickets('1');
  given(await open('one'));
  expect(await returned(id)).toEqual({ refused: 'reward-not-returnable' });
  expect(await entriesOf(id)).toEqual([['tickets-given', 'tickets', true, '1']]);
  await built.tell('player-signed-in', 'bob', { playerId: 'bob' });
  const [due] = await dueOf('bob');
  given(await claimOf('bob', due?.claimId ?? ''));
  built.clock.advance(7 * 86_400_000);
  expect(await returned(due?.claimId ?? '')).toEqual({ refused: 'reward-not-returnable' });
});

test('of tickets opened and taken back in the same moment none counts twice', async () => {
  const { id, open } = await signInTickets('6');
  const opening = ['a', 'b', 'c', 'd'].map((intent) => open(intent));
  const [back, ...opened] = await Promise.all([returned(id), ...opening]);
  const count = opened.filter((one) => 'openingId' in one).length;
  expect(given(back).tickets).toMatchObject({ given: 6, left: 0 });
  const after = given(await actions.findClaims(built.staff({ username: 'ana' }))).list;
  const ticket = after.find(({ claimId }) => claimId === id)?.tickets;
  expect(ticket).toEqual({ given: 6, opened: count, left: 0, cancelled: 6 - count });
  const missing = opened.filter((one) => 'refused' in one && one.refused === 'ticket-missing');
  expect(missing).toHaveLength(4 - count);
});

test('cash beside tickets goes back though they were opened; spent cash keeps them', async () => {
  const rewards = [cash('10'), cash('2', { kind: 'ticket', ticket: 'wheel' })];
  await built.publish(writtenWith({ trigger: 'signed-in', tiers: [{ conditions: [], rewards }] }));
  const claimIdOf = async (playerId: string) => {
    await built.tell('player-signed-in', playerId, { playerId });
    const [due] = await dueOf(playerId);
    return given(await claimOf(playerId, due?.claimId ?? '')).claimId;
  };
  const ana = await claimIdOf('ana');
  await built.play('ana', '0.01');
  expect(await returned(ana)).toEqual({ refused: 'reward-not-returnable' });
  expect(await ticketsLeft()).toEqual([2]);
  const bob = await claimIdOf('bob');
  given(await returned(bob));
  expect(await built.cashOf('bob')).toBe(0n);
});

test('a picture is kept once under the digest of its content, PNG and JPEG alone', async () => {
  const colour = { width: 2000, height: 10, channels: 3, background: '#0c7a58' } as const;
  const png = (await sharp({ create: colour }).png().toBuffer()).toString('base64');
  const webp = (await sharp({ create: colour }).webp().toBuffer()).toString('base64');
  const send = (picture: string) => actions.sendPromotionPicture(built.staff({ picture }));
  const { picture } = given(await send(png));
  expect(given(await send(png)).picture).toBe(picture);
  expect(built.audited.map(({ action }) => action)).toEqual(['send-promotion-picture']);
  for (const wrong of [webp, 'PHN2Zy8+', '<svg>'])
    expect(await send(wrong)).toEqual({ refused: 'picture-unreadable' });
  const shown = given(await actions.getPromotionPicture(built.visitor({ picture })));
  expect(await sharp(shown).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 8 });
  const none = built.visitor({ picture: '0'.repeat(64) });
  expect(await actions.getPromotionPicture(none)).toEqual({ refused: 'picture-unknown' });
});

// @proves R121 L133
test('staff find rewards by state, promotion and member, with the pictures sent', async () => {
  const id = await built.publish(writtenWith({ trigger: 'application' }));
  const colour = { width: 8, height: 8, channels: 3, background: '#0c7a58' } as const;
  const png = await sharp({ create: colour }).png().toBuffer();
  const pictures = [png.toString('base64')];
  const apply = (playerId: string, sent: readonly string[]) =>
    actions.applyForPromotion(
      built.member(playerId, { id, version: 1, remark: '<b>Hi</b>', pictures: [...sent] }),
    );
  expect(await apply('ana', ['PHN2Zy8+'])).toEqual({ refused: 'picture-unreadable' });
  given(await apply('ana', pictures));
  given(await apply('bob', []));
  const find = async (search: object) => given(await actions.findClaims(built.staff(search)));
  expect(await find({})).toMatchObject({ total: 2, pending: 2 });
  expect(await find({ state: 'claimed' })).toMatchObject({ total: 0, pending: 2 });
  expect(await find({ promotionId: 'none' })).toMatchObject({ total: 0 });
  const { list, total } = await find({ username: 'ana', promotionId: id });
  expect([total, list[0]?.remark, list[0]?.pictures.length]).toEqual([1, '<b>Hi</b>', 1]);
  expect(await actions.findClaims(built.staff({ username: 'nobody' }))).toEqual({
    refused: 'member-not-found',
  });
  const picture = await actions.getClaimPicture(built.staff({ id: list[0]?.pictures[0] ?? '' }));
  const bytes = Buffer.from(given(picture).picture, 'base64');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 8, height: 8 });
  expect(await actions.getClaimPicture(built.staff({ id: 'none' }))).toEqual({
    refused: 'picture-unknown',
  });
});
