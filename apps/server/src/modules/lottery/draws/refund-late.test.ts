// Proves that an issue of Laos without a result within an hour is refunded once, with a message,
// and that one with a result, or of a lottery that allows more time, stays.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import { eventIdOf } from '../../wagering/index.ts';
import { units } from '../../wagering/testing.ts';
import { ask, buildLottery, cashOf, stakeOn, type Built } from '../testing.ts';
import { addProposal, decideProposal } from './store/proposals.ts';

let database: Database;
let built: Built;
beforeEach(async () => {
  database = await freshDatabase();
  built = buildLottery(database);
  built.clock.set(Date.parse('2026-11-20T12:00:00+08:00'));
  await built.lottery.start();
  await built.lottery.byHand.planAhead(['LAO', 'HANOI']);
  await built.fund('ann', '100');
});
afterEach(async () => {
  await built.lottery.stop();
  await built.close();
  await database.close();
});

async function staked(gameCode: string) {
  const { current } = given(await ask(built).getLotteryClock({ gameCode }));
  const eventId = eventIdOf({ gameCode, name: current?.issue ?? '' });
  await stakeOn(built, 'ann', eventId, { bet: 'TOP2', text: '96', times: 10 });
  return { eventId, drawsAt: current?.drawsAt ?? 0 };
}
const stateOf = async (eventId: string) => (await built.wagering.eventOf(eventId))?.state;
const refundLate = () => built.lottery.byHand.refundLate();

test('an issue without a result for an hour is refunded once', async () => {
  built.faults.set('LAO', { fault: 'missing' });
  const { eventId, drawsAt } = await staked('LAO');
  built.clock.set(drawsAt + 3_599_000);
  expect(await refundLate()).toBe(0);
  built.clock.set(drawsAt + 3_600_000);
  const both = await Promise.all([refundLate(), refundLate()]);
  expect(both.toSorted()).toEqual([0, 1]);
  expect(await stateOf(eventId)).toBe('cancelled');
  await built.lottery.byHand.settleDue();
  expect(await cashOf(built, 'ann')).toBe(units('100'));
  const told = built.told.filter(({ event }) => event === 'lottery-issue-changed');
  expect(told).toMatchObject([{ payload: { change: 'cancelled', gameCode: 'LAO' } }]);
  expect(built.news).toContainEqual(expect.objectContaining({ event: 'lottery-cancelled' }));
  expect(built.notes).toMatchObject([{ action: 'refund-late-lottery-issue' }]);
});

test('an issue whose result the feed has is not refunded', async () => {
  const { eventId, drawsAt } = await staked('LAO');
  built.clock.set(drawsAt + 2 * 3_600_000);
  expect(await refundLate()).toBe(0);
  expect(await stateOf(eventId)).toBe('planned');
});

test('a result that came in time stays, and other lotteries wait longer', async () => {
  const [lao, hanoi] = [await staked('LAO'), await staked('HANOI')];
  built.clock.set(lao.drawsAt + 60_000);
  const people = { enteredBy: 'ana', confirmedBy: 'ben', reason: 'official' };
  const now = built.clock.now();
  await built.wagering.setResult({ ...lao, result: [196], version: 1, now, ...people });
  built.clock.set(hanoi.drawsAt + 5 * 3_600_000);
  expect(await refundLate()).toBe(0);
  expect(await stateOf(hanoi.eventId)).toBe('planned');
  await built.lottery.byHand.settleDue();
  expect(await stateOf(lao.eventId)).toBe('settled');
});

test('an issue with a freshly confirmed result is not refunded', async () => {
  built.faults.set('LAO', { fault: 'missing' });
  const { eventId, drawsAt } = await staked('LAO');
  built.clock.set(drawsAt + 3_600_000);
  const [ana, ben] = ['ana', 'ben'].map((name) => ({ staffId: name, username: name }));
  const [, issue = ''] = eventId.split(':');
  const step = { kind: 'result', gameCode: 'LAO', issue, play: '', reason: '' } as const;
  const made = { ...step, proposed: { numbers: [196], version: 1 }, replaced: {}, at: drawsAt };
  // The process stops between their decision and its effect.
  await database.transaction(async (tx) => {
    const proposal = await addProposal(tx, { ...made, proposalId: 'p-1', by: ana! });
    await decideProposal(tx, proposal, { state: 'confirmed', by: ben!, at: drawsAt });
  });
  expect(await refundLate()).toBe(0);
  await built.lottery.byHand.applyConfirmed();
  expect(await stateOf(eventId)).toBe('drawn');
});
