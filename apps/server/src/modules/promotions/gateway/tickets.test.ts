// Tickets in the family's form, one by one: each opens one draw, once, under the rules of our own
// call; and what promotions give back.
import { ticketStatuses, type TicketKind, type TicketStatus } from '@baize/contract';
import { beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/index.ts';
import { given } from '../../../platform/call/testing.ts';
import type { Spec } from '../offers/rules/spec.ts';
import { buildPromotions, cash, share, writtenWith, type BuiltPromotions } from '../testing.ts';

let built: BuiltPromotions;
let actions: BuiltPromotions['promotions']['actions'];
beforeEach(async () => {
  built = buildPromotions(await freshDatabase());
  ({ actions } = built.promotions);
});

const drawOf = (look: TicketKind, spec: Partial<Spec> = {}, more: object = {}) =>
  built.publish(
    writtenWith(
      {
        trigger: 'draw',
        period: 'each',
        automatic: true,
        tiers: [],
        draw: {
          look,
          tickets: true,
          aDay: 1,
          segments: [5, 5].map((amount) => ({
            weight: 1,
            stock: null,
            rewards: [cash(String(amount))],
          })),
        },
        ...spec,
      },
      more,
    ),
  );

async function giveTickets(playerId: string, ticket: TicketKind, count: string) {
  const tiers = [{ conditions: [], rewards: [cash(count, { kind: 'ticket' as const, ticket })] }];
  await built.publish(writtenWith({ trigger: 'signed-in', automatic: true, tiers }));
  await built.tell('player-signed-in', playerId, { playerId });
}

const listed = async (playerId: string, status?: TicketStatus) =>
  given(
    await actions.getClaimTicketList(
      built.member(playerId, status === undefined ? { isApp: 'N' } : { isApp: 'N', status }),
    ),
  );
const idsOf = async (playerId: string, status?: TicketStatus) =>
  (await listed(playerId, status)).map(({ transactionId }) => transactionId);
const countsOf = async (playerId: string) => {
  const counts = ticketStatuses.map(async (status) => (await idsOf(playerId, status)).length);
  return Promise.all(counts);
};
const claim = (playerId: string, transactionId: string) =>
  actions.claimTicket(built.member(playerId, { transactionId, isApp: 'N' }));
const spin = (playerId: string, transactionId: string) =>
  actions.spinSlotMachine(built.member(playerId, { transactionId, isApp: 'N' }));
const cancel = (playerId: string, transactionId: string) =>
  actions.cancelTicket(built.member(playerId, { transactionId }));

test('every ticket is listed by itself with its type, and opens once in any order', async () => {
  const promotionId = await drawOf('wheel');
  await giveTickets('ana', 'wheel', '3');
  const [one = '', two = '', three = ''] = await idsOf('ana');
  expect((await listed('ana'))[0]).toEqual({
    transactionId: one,
    type: 'PRIZE_WHEEL',
    status: 'AVAILABLE',
    createTime: built.clock.now(),
    expireTime: built.clock.now() + 7 * 86_400_000,
  });
  const opened = given(await claim('ana', three));
  expect(opened).toMatchObject({
    transactionId: three,
    promotionId,
    rewardType: 'cash',
    rewardAmount: 5,
  });
  expect(await idsOf('ana')).toEqual([one, two]);
  const again = await Promise.all([1, 2, 3].map(() => claim('ana', three)));
  expect(again).toEqual([opened, opened, opened]);
  const both = await Promise.all([claim('ana', one), claim('ana', one)]);
  expect(both[0]).toEqual(both[1]);
  expect(await built.cashOf('ana')).toBe(built.unitsOf('10'));
  expect(await countsOf('ana')).toEqual([1, 2, 0, 0]);
});

test('a day’s free opening is left alone, and our own call uses what is left', async () => {
  const id = await drawOf('egg');
  await giveTickets('ana', 'egg', '2');
  const [one = '', two = ''] = await idsOf('ana');
  const own = (intent: string) => actions.openDraw(built.member('ana', { id, version: 1 }, intent));
  given(await claim('ana', two));
  expect(given(await own('free')).byTicket).toBe(false);
  expect(given(await own('ticket')).byTicket).toBe(true);
  expect(given(await claim('ana', one)).transactionId).toBe(one);
  expect(await built.cashOf('ana')).toBe(built.unitsOf('15'));
  expect(await countsOf('ana')).toEqual([0, 2, 0, 0]);
});

test('a slot’s ticket is spun or claimed, and tells one prize', async () => {
  await drawOf('slot');
  await drawOf('wheel');
  await giveTickets('ana', 'slot', '1');
  await giveTickets('ana', 'wheel', '1');
  const tickets = await listed('ana');
  const slot = tickets.find(({ type }) => type === 'SLOT_MACHINE');
  const wheel = tickets.find(({ type }) => type === 'PRIZE_WHEEL');
  expect(await spin('ana', wheel?.transactionId ?? '')).toEqual({ refused: 'ticket-unknown' });
  const spun = given(await spin('ana', slot?.transactionId ?? ''));
  expect(await claim('ana', slot?.transactionId ?? '')).toEqual(spun);
  expect(await built.cashOf('ana')).toBe(built.unitsOf('5'));
});

test('a draw without openings left is skipped for the next of its look, or refused', async () => {
  const poor = { budget: { total: '5', day: null, member: null } };
  await drawOf('wheel', poor);
  await giveTickets('ana', 'wheel', '3');
  const [one = '', two = '', three = ''] = await idsOf('ana');
  given(await claim('ana', one));
  expect(await claim('ana', two)).toEqual({ refused: 'draw-used-up' });
  const next = await drawOf('wheel', {}, { place: 9 });
  expect(given(await claim('ana', two)).promotionId).toBe(next);
  given(await actions.stopPromotion(built.staff({ id: next, reason: 'over', keepDue: true })));
  await giveTickets('bob', 'scratch', '1');
  const scratch = (await listed('bob')).find(({ type }) => type === 'SCRATCH_CARD');
  expect(await claim('bob', scratch?.transactionId ?? '')).toEqual({ refused: 'promotion-closed' });
  expect(await claim('ana', three)).toEqual({ refused: 'draw-used-up' });
  expect(await idsOf('ana')).toEqual([three]);
});

test('another’s ticket, one that is over and a text that is none open nothing', async () => {
  await drawOf('wheel');
  await giveTickets('ana', 'wheel', '1');
  const [one = ''] = await idsOf('ana');
  for (const text of [one, `${one}1`, 'none.1', 'x']) {
    expect(await claim('bob', text)).toEqual({ refused: 'ticket-unknown' });
    expect(await cancel('bob', text)).toEqual({ refused: 'ticket-unknown' });
  }
  expect(await claim('ana', one.replace(/1$/u, '2'))).toEqual({ refused: 'ticket-missing' });
  built.clock.advance(7 * 86_400_000);
  expect(await claim('ana', one)).toEqual({ refused: 'ticket-missing' });
  expect(await cancel('ana', one)).toEqual({ refused: 'ticket-missing' });
  expect(await countsOf('ana')).toEqual([0, 0, 1, 0]);
});

test('a ticket that was given up opens nothing, and giving up twice is once', async () => {
  await drawOf('wheel');
  await giveTickets('ana', 'wheel', '2');
  const [one = '', two = ''] = await idsOf('ana');
  expect(await Promise.all([cancel('ana', one), cancel('ana', one)])).toEqual([null, null]);
  expect(await claim('ana', one)).toEqual({ refused: 'ticket-missing' });
  given(await claim('ana', two));
  expect(await cancel('ana', two)).toEqual({ refused: 'ticket-missing' });
  expect(await countsOf('ana')).toEqual([0, 1, 0, 1]);
});

test('tickets that staff took back are listed as cancelled', async () => {
  await giveTickets('ana', 'wheel', '2');
  const [reward] = given(await actions.listRewards(built.member('ana', {}))).list;
  const asked = { id: reward?.claimId ?? '', reason: 'mistake' };
  given(await actions.returnReward(built.staff(asked)));
  expect(await countsOf('ana')).toEqual([0, 0, 0, 2]);
});

test('kinds of tickets are told with their draws; on a break none, and none opens', async () => {
  const promotionId = await drawOf('wheel');
  await drawOf('egg', { audience: { ...writtenWith({}).spec.audience, levelMin: 3 } });
  await giveTickets('ana', 'wheel', '1');
  const config = async () => given(await actions.getTicketGlobalConfig(built.member('ana', {})));
  expect(await config()).toEqual([
    { type: 'PRIZE_WHEEL', enabled: true, promotions: [{ promotionId, title: 'Lucky' }] },
    { type: 'GOLDEN_EGG', enabled: false, promotions: [] },
    { type: 'SLOT_MACHINE', enabled: false, promotions: [] },
    { type: 'SCRATCH_CARD', enabled: false, promotions: [] },
  ]);
  const [one = ''] = await idsOf('ana');
  given(await built.wagering.actions.takeBreak(built.member('ana', { hours: 24 as const })));
  expect((await config()).map(({ enabled }) => enabled)).toEqual([false, false, false, false]);
  expect(await claim('ana', one)).toMatchObject({ refused: 'player-on-break' });
});

test('visitors read categories; members read rebates, on a break none', async () => {
  const rebate = cash('0', { share: share('turnover', 60) });
  const promotionId = await built.publish(
    writtenWith({ tiers: [{ conditions: [], rewards: [rebate] }] }, { category: 'slots' }),
  );
  await built.publish(writtenWith({ trigger: 'manual' }));
  const categories = given(await actions.getPromotionAnnouncementCategory(built.visitor({})));
  expect(categories).toEqual([
    { category: 'slots', count: 1 },
    { category: 'event', count: 1 },
  ]);
  const rebates = async (playerId: string) =>
    given(await actions.getRebateSetting(built.member(playerId, {})));
  expect((await rebates('ana'))[0]).toEqual({
    promotionId,
    title: 'Lucky',
    productType: 'LIVE',
    vendors: [],
    rebateRate: 0.6,
    maxAmount: null,
  });
  given(await built.wagering.actions.takeBreak(built.member('ana', { hours: 24 as const })));
  expect(await rebates('ana')).toEqual([]);
});
