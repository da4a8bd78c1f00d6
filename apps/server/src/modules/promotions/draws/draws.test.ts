// Prize draws over a real database: what an opening uses, draws and pays, each once, with odds that
// hold for every opening, from the member's own seeds.
import { commitment, draws, drawPrize } from '@baize/engines';
import type { InputOf, promotions } from '@baize/contract';
import { expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/index.ts';
import { given } from '../../../platform/call/testing.ts';
import { playerCaller } from '../../wagering/testing.ts';
import type { Spec, Written } from '../offers/rules/spec.ts';
import { buildPromotions, cash, writtenWith, type BuiltPromotions } from '../testing.ts';

type Draw = NonNullable<Spec['draw']>;

const ticket = (kind: 'wheel' | 'egg', count: string) =>
  cash(count, { kind: 'ticket', ticket: kind });

const wheel: Draw = {
  look: 'wheel',
  tickets: true,
  aDay: 0,
  segments: [
    { weight: 2, stock: null, rewards: [cash('5')] },
    { weight: 3, stock: null, rewards: [cash('7', { kind: 'points' })] },
    { weight: 5, stock: null, rewards: [] },
  ],
};

const drawWith = (draw: Partial<Draw> = {}, spec: Partial<Spec> = {}): Written =>
  writtenWith({
    trigger: 'draw',
    period: 'each',
    automatic: true,
    tiers: [],
    draw: { ...wheel, ...draw },
    ...spec,
  });

/** A draw and a promotion whose sign-in gives tickets for it. */
async function build(draw: Partial<Draw> = {}, spec: Partial<Spec> = {}, tickets = '1') {
  const built = buildPromotions(await freshDatabase());
  const id = await built.publish(drawWith(draw, spec));
  await built.publish(
    writtenWith({
      trigger: 'signed-in',
      automatic: true,
      tiers: [{ conditions: [], rewards: [ticket('wheel', tickets)] }],
    }),
  );
  return { ...built, id };
}

type Built = BuiltPromotions & { readonly id: string };

const signIn = (built: Built, playerId: string) =>
  built.tell('player-signed-in', playerId, { playerId });

const open = (built: Built, playerId: string, intent: string, more: Partial<OpenInput> = {}) =>
  built.promotions.actions.openDraw(
    built.member(playerId, { id: built.id, version: 1, ...more }, intent),
  );

type OpenInput = InputOf<typeof promotions.openDraw>;

const ticketsOf = async (built: Built, playerId: string) =>
  given(await built.promotions.actions.listTickets(built.member(playerId, {}))).list;

const shown = async (built: Built, playerId: string) =>
  given(await built.promotions.actions.listDraws(built.member(playerId, {}))).list[0];

test('a ticket opens a draw once, however often and in parallel it is asked', async () => {
  const built = await build();
  await signIn(built, 'ana');
  await signIn(built, 'ana');
  expect(await ticketsOf(built, 'ana')).toMatchObject([{ kind: 'wheel', given: 1, left: 1 }]);
  const asked = Array.from({ length: 8 }, (_, at) => open(built, 'ana', `open-${at}`));
  const done = await Promise.all(asked);
  expect(done.filter((one) => 'openingId' in one)).toHaveLength(1);
  expect(done.filter((one) => 'refused' in one && one.refused === 'ticket-missing')).toHaveLength(
    7,
  );
  expect(await ticketsOf(built, 'ana')).toEqual([]);
  const at = done.findIndex((one) => 'openingId' in one);
  expect(await open(built, 'ana', `open-${at}`)).toEqual(done[at]);
});

test('the prize that was drawn is paid with the opening, and no other', async () => {
  const built = await build({}, {}, '30');
  await signIn(built, 'ana');
  const drawn = [0, 0, 0];
  for (let at = 0; at < 30; at += 1) {
    const { segment, rewards } = given(await open(built, 'ana', `open-${at}`));
    drawn[segment] = (drawn[segment] ?? 0) + 1;
    expect(rewards).toHaveLength(wheel.segments[segment]?.rewards.length ?? -1);
  }
  const [money = 0, points = 0, none = 0] = drawn;
  expect(money + points + none).toBe(30);
  expect(await built.cashOf('ana')).toBe(built.unitsOf('5') * BigInt(money));
  expect(built.points.map((one) => one.points)).toEqual(Array.from({ length: points }, () => 7n));
  const figures = await built.promotions.actions.getDrawFigures(built.staff({ id: built.id }));
  expect(given(figures)).toMatchObject({
    opened: 30,
    paid: `${money * 5}.0000`,
    // 30 openings × 2/10 × 5
    expected: '30.0000',
    segments: [
      { opened: money, expected: '6.0000' },
      { opened: points, expected: '9.0000' },
      { opened: none, expected: '15.0000' },
    ],
  });
});

test('an opening is drawn from the member’s seeds, and verifies when revealed', async () => {
  const built = await build({}, {}, '5');
  const { actions } = built.wagering;
  const caller = playerCaller('ana');
  const call = <I>(input: I, intent = '') => ({ ...built.member('ana', input, intent), caller });
  const before = given(await actions.getSeed(call({})));
  await signIn(built, 'ana');
  for (let at = 1; at <= 5; at += 1) {
    const { openingId: id, segment } = given(await open(built, 'ana', `open-${at}`));
    const hidden = given(await built.promotions.actions.getOpening(built.member('ana', { id })));
    expect(hidden).toMatchObject({ serverSeed: null, nonce: at, segment });
    expect(hidden.commitment).toBe(before.current.commitment);
  }
  const list = given(await built.promotions.actions.listOpenings(built.member('ana', {}))).list;
  given(await actions.rotateSeed(call({}, 'rotate')));
  for (const { openingId: id, segment } of list) {
    const shownNow = given(await built.promotions.actions.getOpening(built.member('ana', { id })));
    const { serverSeed, clientSeed, nonce, weights, value } = shownNow;
    expect(commitment(serverSeed ?? '')).toBe(shownNow.commitment);
    const again = draws({ serverSeed: serverSeed ?? '', clientSeed, nonce });
    expect(drawPrize(weights, again)).toEqual({ range: 10, value, segment });
  }
  expect(await built.promotions.actions.getOpening(built.member('bob', { id: 'x' }))).toEqual({
    refused: 'draw-opening-unknown',
  });
});

test('a round between two openings takes a counter of its own', async () => {
  const built = await build({}, {}, '2');
  await built.fund('ana', '100');
  await signIn(built, 'ana');
  const nonceOf = async (intent: string) => {
    const { openingId: id } = given(await open(built, 'ana', intent));
    return given(await built.promotions.actions.getOpening(built.member('ana', { id }))).nonce;
  };
  expect(await nonceOf('first')).toBe(1);
  await built.play('ana', '1');
  expect(await nonceOf('second')).toBe(3);
});

test('a draw with a used-up prize is closed, and takes no ticket', async () => {
  const built = await build(
    {
      segments: [
        { weight: 1, stock: 1, rewards: [cash('5')] },
        { weight: 1, stock: 1, rewards: [cash('6')] },
      ],
    },
    {},
    '3',
  );
  await signIn(built, 'ana');
  expect((await shown(built, 'ana'))?.state).toBe('open');
  given(await open(built, 'ana', 'first'));
  expect(await open(built, 'ana', 'second')).toEqual({ refused: 'draw-used-up' });
  expect((await shown(built, 'ana'))?.state).toBe('used-up');
  expect(await ticketsOf(built, 'ana')).toMatchObject([{ left: 2 }]);
});

test('a draw is closed while the budget of points does not reach for its prize', async () => {
  const built = await build({}, {}, '2');
  await signIn(built, 'ana');
  built.pointsBudget.left = 6n;
  expect(await open(built, 'ana', 'first')).toEqual({ refused: 'draw-used-up' });
  expect(await shown(built, 'ana')).toMatchObject({ state: 'used-up', ticketsLeft: 2 });
  built.pointsBudget.left = 7n;
  expect(await shown(built, 'ana')).toMatchObject({ state: 'open' });
  given(await open(built, 'ana', 'first'));
});

test('a draw is closed when its budget does not reach for its dearest prize', async () => {
  const segments: Draw['segments'] = [
    { weight: 1, stock: null, rewards: [cash('1')] },
    { weight: 1, stock: null, rewards: [cash('1')] },
  ];
  const budget = { total: '3.5', day: null, member: null };
  const built = await build({ segments }, { budget }, '20');
  const names = ['ana', 'bob', 'cy', 'di', 'ed', 'fay'];
  for (const name of names) await signIn(built, name);
  const done = await Promise.all(names.map((name) => open(built, name, 'one')));
  expect(done.filter((one) => 'openingId' in one)).toHaveLength(3);
  expect(done.filter((one) => 'refused' in one && one.refused === 'draw-used-up')).toHaveLength(3);
});

test('free openings come anew each day, before a ticket is used', async () => {
  const built = await build({ aDay: 1 });
  await signIn(built, 'ana');
  expect(given(await open(built, 'ana', 'free')).byTicket).toBe(false);
  expect(await shown(built, 'ana')).toMatchObject({ freeLeft: 0, ticketsLeft: 1 });
  expect(given(await open(built, 'ana', 'ticket')).byTicket).toBe(true);
  expect(await open(built, 'ana', 'third')).toEqual({ refused: 'ticket-missing' });
  built.clock.advance(24 * 3_600_000);
  expect(given(await open(built, 'ana', 'next')).byTicket).toBe(false);
});

test('a ticket expires at its time, and the job ends it', async () => {
  const built = await build();
  await signIn(built, 'ana');
  built.clock.advance(7 * 24 * 3_600_000);
  expect(await ticketsOf(built, 'ana')).toEqual([]);
  expect(await open(built, 'ana', 'late')).toEqual({ refused: 'ticket-missing' });
  const told = built.told.length;
  const job = built.promotions.jobs.find(({ name }) => name === 'promotions-expire-tickets');
  await job?.run();
  expect(built.told.slice(told)).toMatchObject([{ event: 'rewards-moved', topic: 'player:ana' }]);
  await job?.run();
  expect(built.told).toHaveLength(told + 1);
});

test('a member on a break is shown no draw and opens none', async () => {
  const built = await build();
  await signIn(built, 'ana');
  const caller = playerCaller('ana');
  given(await built.wagering.actions.takeBreak({ ...built.member('ana', { hours: 24 }), caller }));
  expect(await shown(built, 'ana')).toBeUndefined();
  expect(await open(built, 'ana', 'one')).toMatchObject({ refused: 'player-on-break' });
});

test('a draw is not opened under changed odds, nor by the intent of another', async () => {
  const built = await build({}, {}, '3');
  const other = await built.publish(drawWith({ look: 'egg' }));
  await signIn(built, 'ana');
  expect(await open(built, 'ana', 'one', { version: 2 })).toEqual({ refused: 'promotion-changed' });
  expect(await open(built, 'ana', 'one', { id: 'none' })).toEqual({
    refused: 'promotion-not-found',
  });
  given(await open(built, 'ana', 'one'));
  expect(await open(built, 'ana', 'one', { id: other })).toEqual({
    refused: 'idempotency-key-reused',
  });
});

test('a list of openings goes on where it stopped', async () => {
  const built = await build({}, {}, '25');
  await signIn(built, 'ana');
  for (let at = 0; at < 25; at += 1) given(await open(built, 'ana', `open-${at}`));
  const page = async (after?: string) =>
    given(
      await built.promotions.actions.listOpenings(
        built.member('ana', after === undefined ? {} : { after }),
      ),
    );
  const first = await page();
  const second = await page(first.next ?? '');
  expect([first.list.length, second.list.length, second.next]).toEqual([20, 5, null]);
  const ids = [...first.list, ...second.list].map(({ openingId }) => openingId);
  expect(new Set(ids).size).toBe(25);
});
