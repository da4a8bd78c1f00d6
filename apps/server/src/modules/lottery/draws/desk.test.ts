// Proves what takes two persons: results from outside, corrections and cancellations of much; that
// nothing is decided by one of them, and that players get what the books say afterwards.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import { eventIdOf } from '../../wagering/index.ts';
import { readTrialBalance } from '../../wallet/index.ts';
import { ask, buildLottery, cashOf, stakeOn, type Built } from '../testing.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);

let database: Database;
let built: Built;
beforeEach(async () => {
  database = await freshDatabase();
  built = buildLottery(database);
  built.clock.set(at('2026-11-21T12:00:00'));
  await built.lottery.start();
  await built.lottery.byHand.planAhead([gameCode]);
});
afterEach(async () => {
  const { balanced } = await readTrialBalance(database);
  if (!balanced) throw new Error('the books do not balance');
  await built.lottery.stop();
  await built.close();
  await database.close();
});

/** Drawn every day at half past eight in the evening. */
const gameCode = 'LF_3D';
const issue = '2026325';
const eventId = eventIdOf({ gameCode, name: issue });
const drawTime = at('2026-11-21T20:30:00');
const entered = (numbers: number[], by: string) =>
  ask(built).enterLotteryResult({ gameCode, issue, numbers }, by);
const stateNow = async () => (await built.wagering.eventOf(eventId))?.state;
const straight = { bet: '3X_DIRECT', text: '4|0|7' };

/** Nobody but staff tells the result. */
async function waitForStaff() {
  built.faults.set(gameCode, { fault: 'missing' });
  built.clock.set(drawTime + 1000);
  await built.lottery.byHand.drawDue();
}

async function settledBy(numbers: number[]) {
  await waitForStaff();
  given(await entered(numbers, 'ana'));
  given(await entered(numbers, 'ben'));
  await built.lottery.byHand.settleDue();
  built.clock.advance(1000);
}

test('a result counts once two persons entered the same numbers', async () => {
  await waitForStaff();
  expect(await stateNow()).toBe('planned');
  const first = given(await entered([4, 0, 7], 'ana'));
  expect(first).toMatchObject({ waits: true, proposal: { kind: 'result', changes: [] } });
  expect(await entered([4, 0, 7], 'ana')).toEqual({ refused: 'second-person-needed' });
  expect(await entered([4, 0, 8], 'ben')).toEqual({ refused: 'numbers-differ' });
  expect(await stateNow()).toBe('planned');
  const second = given(await entered([4, 0, 7], 'ben'));
  expect(second).toMatchObject({
    waits: false,
    proposal: { state: 'confirmed', proposedBy: 'name of ana', decidedBy: 'name of ben' },
  });
  expect(await stateNow()).toBe('drawn');
  expect(built.news).toContainEqual({
    event: 'lottery-drawn',
    payload: { gameCode, issue, numbers: [4, 0, 7], version: 1 },
  });
  expect(await entered([4, 0, 7], 'cem')).toEqual({ refused: 'result-known' });
  expect(built.notes.map(({ action }) => action)).toEqual([
    'propose-lottery-result',
    'confirm-lottery-result',
  ]);
});

test('a result is not confirmed by an account that one person made for themselves', async () => {
  await waitForStaff();
  given(await entered([4, 0, 7], 'alias'));
  expect(await entered([4, 0, 7], 'ana')).toEqual({ refused: 'second-person-needed' });
  expect(await stateNow()).toBe('planned');
});

test('two first entries at once are one entry and its agreement', async () => {
  await waitForStaff();
  const both = await Promise.all([entered([4, 0, 7], 'ana'), entered([4, 0, 7], 'ben')]);
  expect(both.map((one) => given(one).waits).toSorted()).toEqual([false, true]);
  expect((await built.wagering.resultsOf(eventId)).map(({ result }) => result)).toEqual([
    [4, 0, 7],
  ]);
});

test.each([
  [[4, 0], 'places_wrong'],
  [[4, 0, 10], 'number_unknown'],
])('%j is no result: %s', async (numbers, reason) => {
  await waitForStaff();
  expect(await entered(numbers, 'ana')).toEqual({ refused: 'result-invalid', facts: { reason } });
});

test('a result is refused before its draw, of our own draws and of unknown issues', async () => {
  expect(await entered([4, 0, 7], 'ana')).toEqual({ refused: 'result-too-early' });
  await built.lottery.byHand.planAhead(['LF3_1M']);
  const ours = { gameCode: 'LF3_1M', issue: '20261121-0722', numbers: [4, 0, 7] };
  expect(await ask(built).enterLotteryResult(ours)).toEqual({ refused: 'drawn-by-us' });
  const nowhere = { gameCode, issue: '2026999', numbers: [4, 0, 7] };
  expect(await ask(built).enterLotteryResult(nowhere)).toEqual({ refused: 'issue-unknown' });
});

test('a wrong first entry can be withdrawn, and another is entered', async () => {
  await waitForStaff();
  const { proposal } = given(await entered([4, 0, 8], 'ana'));
  const { proposalId } = proposal!;
  given(await ask(built).withdrawLotteryStep({ proposalId }, 'ben'));
  expect(await ask(built).withdrawLotteryStep({ proposalId }, 'ben')).toEqual({
    refused: 'proposal-closed',
  });
  expect(given(await entered([4, 0, 7], 'ana')).waits).toBe(true);
});

test('feed results count; wrong ones are rejected, late ones awaited', async () => {
  built.faults.set(gameCode, { fault: 'wrong' });
  built.clock.set(drawTime);
  await built.lottery.byHand.drawDue();
  expect(await stateNow()).toBe('planned');
  built.faults.set(gameCode, { fault: 'late', ms: 15 * 60_000 });
  built.clock.set(drawTime + 11 * 60_000);
  await built.lottery.byHand.drawDue();
  const { list } = given(await ask(built).findLotteryIssues({ gameCode, state: 'pending-result' }));
  expect(list).toMatchObject([{ issue, late: true, state: 'pending-result' }]);
  built.clock.set(drawTime + 15 * 60_000);
  await built.lottery.byHand.drawDue();
  expect(await stateNow()).toBe('drawn');
  expect(await built.wagering.resultsOf(eventId)).toMatchObject([{ enteredBy: 'feed sandbox' }]);
});

test('staff find no rounds of other families among the issues', async () => {
  const now = built.clock.now();
  const times = { opensAt: now - 2000, closesAt: now - 1000, drawsAt: now - 500 };
  const day = { day: '2026-11-21', seq: 1, dayEndsAt: at('2026-11-22T00:00:00') };
  const beacon = { drawnBy: 'us', beacon: 'house ab', beaconRound: 7 } as const;
  const round = { family: 'crash', gameCode: 'sky-lantern', name: '20261121-00001' };
  await built.wagering.planEvents([{ ...round, ...times, ...day, ...beacon }]);
  const games = async (search: Parameters<ReturnType<typeof ask>['findLotteryIssues']>[0]) => {
    const { list } = given(await ask(built).findLotteryIssues(search));
    return new Set(list.map((one) => one.gameCode));
  };
  expect(await games({ day: '2026-11-21' })).toEqual(new Set([gameCode]));
  expect(await games({ state: 'closed' })).toEqual(new Set());
});

// @proves R104
test('a correction shows its effect, takes a second person, and settles again', async () => {
  await built.fund('eva', '100');
  await built.fund('finn', '100');
  await stakeOn(built, 'eva', eventId, straight);
  await stakeOn(built, 'finn', eventId, { ...straight, text: '4|0|8' });
  await settledBy([4, 0, 7]);
  expect(await cashOf(built, 'eva')).toBe(98_0000n + 19_560_000n);
  // Eva has spent part of what she was paid by mistake.
  await built.lottery.byHand.planAhead([gameCode]);
  const later = eventIdOf({ gameCode, name: '2026326' });
  await stakeOn(built, 'eva', later, { ...straight, times: 500 });
  const asked = { gameCode, issue, numbers: [4, 0, 8] };
  const effect = given(await ask(built).previewLotteryCorrection(asked));
  expect(effect).toEqual({
    before: [4, 0, 7],
    after: [4, 0, 8],
    slips: 2,
    changed: 2,
    winnersBefore: 1,
    winnersAfter: 1,
    debtors: 1,
    debt: '902.00',
    payoutBefore: '1956.00',
    payoutAfter: '1956.00',
    difference: '0.00',
  });
  const reason = 'misread on the sheet';
  const { proposal } = given(
    await ask(built).proposeLotteryCorrection({ ...asked, reason }, 'ana'),
  );
  const { proposalId } = proposal!;
  const confirm = (numbers: number[], by: string) =>
    ask(built).confirmLotteryStep({ proposalId, numbers }, by);
  expect(await confirm([4, 0, 8], 'ana')).toEqual({ refused: 'second-person-needed' });
  expect(await confirm([4, 0, 9], 'ben')).toEqual({ refused: 'numbers-differ' });
  expect(await built.wagering.resultsOf(eventId)).toHaveLength(1);
  given(await confirm([4, 0, 8], 'ben'));
  await built.lottery.byHand.settleDue();
  expect(await cashOf(built, 'finn')).toBe(98_0000n + 19_560_000n);
  expect(await cashOf(built, 'eva')).toBe(0n);
  const shown = given(await ask(built).getLotteryIssue({ gameCode, issue }));
  expect(shown.results).toMatchObject([
    { version: 1, numbers: [4, 0, 7] },
    { version: 2, numbers: [4, 0, 8], reason, by: ['name of ana', 'name of ben'] },
  ]);
  const proof = given(await ask(built).getLotteryDraw({ gameCode, issue }));
  expect(proof.results).toHaveLength(2);
  expect(shown.proof).toEqual(proof);
});

test('a correction is refused before a result, with its numbers and beside another', async () => {
  await waitForStaff();
  const asked = { gameCode, issue, numbers: [4, 0, 7] };
  expect(await ask(built).previewLotteryCorrection(asked)).toEqual({
    refused: 'issue-not-drawn',
  });
  given(await entered([4, 0, 7], 'ana'));
  given(await entered([4, 0, 7], 'ben'));
  expect(await ask(built).previewLotteryCorrection(asked)).toEqual({
    refused: 'issue-settling',
  });
  await built.lottery.byHand.settleDue();
  expect(await ask(built).previewLotteryCorrection(asked)).toEqual({ refused: 'result-same' });
  const other = { ...asked, numbers: [1, 2, 3], reason: 'misread' };
  given(await ask(built).proposeLotteryCorrection(other));
  expect(await ask(built).proposeLotteryCorrection({ ...other, numbers: [1, 2, 4] })).toEqual({
    refused: 'proposal-waits',
  });
});

test('a feed that corrects itself proposes a correction, which staff decide', async () => {
  built.faults.set(gameCode, { fault: 'corrected', afterMs: 60_000 });
  built.clock.set(drawTime);
  await built.lottery.byHand.drawDue();
  await built.lottery.byHand.settleDue();
  expect(await built.lottery.byHand.watchFeed()).toBe(0);
  built.clock.advance(60_000);
  expect(await built.lottery.byHand.watchFeed()).toBe(1);
  expect(await built.lottery.byHand.watchFeed()).toBe(0);
  const { list } = given(await ask(built).listLotteryChanges({ state: 'waiting' }));
  expect(list).toMatchObject([
    {
      kind: 'correction',
      issue,
      proposedBy: 'feed sandbox',
      changes: [
        {
          field: 'numbers',
          before: '4 0 7',
          after: '4 0 8',
        },
      ],
    },
  ]);
  const { proposalId = '' } = list[0] ?? {};
  given(await ask(built).confirmLotteryStep({ proposalId, numbers: [4, 0, 8] }));
  expect((await built.wagering.eventOf(eventId))?.result).toEqual([4, 0, 8]);
});

// @proves R111
test('an issue with little on it is cancelled by one person, and its stakes go back', async () => {
  await built.fund('eva', '100');
  await stakeOn(built, 'eva', eventId, straight);
  const asked = { gameCode, issue, reason: 'the draw is called off' };
  const done = given(await ask(built).cancelLotteryIssue(asked));
  expect(done).toEqual({ waits: false, proposal: null, slips: 1, stake: '2.00' });
  expect(await cashOf(built, 'eva')).toBe(1_000_000n);
  expect(built.notes).toMatchObject([
    { action: 'decide-lottery-cancellation', subject: `lottery ${gameCode} ${issue}` },
  ]);
  expect(built.news).toContainEqual({ event: 'lottery-cancelled', payload: { gameCode, issue } });
  expect(await ask(built).cancelLotteryIssue(asked)).toEqual({ refused: 'issue-cancelled' });
  built.clock.set(drawTime);
  await built.lottery.byHand.drawDue();
  expect(await stateNow()).toBe('cancelled');
});

// @proves R111
test('an issue with much on it is cancelled by two persons', async () => {
  await built.fund('eva', '2000');
  await stakeOn(built, 'eva', eventId, { ...straight, times: 501 });
  const asked = { gameCode, issue, reason: 'the draw is called off' };
  const { proposal, waits, stake } = given(await ask(built).cancelLotteryIssue(asked, 'ana'));
  expect({ waits, stake }).toEqual({ waits: true, stake: '1002.00' });
  expect(await stateNow()).toBe('planned');
  const { proposalId } = proposal!;
  const confirm = (by: string) => ask(built).confirmLotteryStep({ proposalId }, by);
  expect(await confirm('ana')).toEqual({ refused: 'second-person-needed' });
  given(await confirm('ben'));
  expect(await stateNow()).toBe('cancelled');
  expect(await cashOf(built, 'eva')).toBe(20_000_000n);
  expect(await confirm('cem')).toEqual({ refused: 'proposal-closed' });
});

test('a cancellation is not confirmed by an account that one person made', async () => {
  await built.fund('eva', '2000');
  await stakeOn(built, 'eva', eventId, { ...straight, times: 501 });
  const asked = { gameCode, issue, reason: 'the draw is called off' };
  const { proposal } = given(await ask(built).cancelLotteryIssue(asked, 'alias'));
  const { proposalId } = proposal!;
  expect(await ask(built).confirmLotteryStep({ proposalId }, 'ana')).toEqual({
    refused: 'second-person-needed',
  });
  expect(await stateNow()).toBe('planned');
});

test('a decision interrupted by a crash is applied once', async () => {
  await waitForStaff();
  const { proposal } = given(await entered([4, 0, 7], 'ana'));
  await database.pool.query(
    `update lottery_proposal set state = 'confirmed', decided_by = 'ben', decided_by_name = 'ben',
       decided_at = now() where proposal_id = $1`,
    [proposal!.proposalId],
  );
  // Meanwhile an entry sent twice begins no other, which nobody would ever confirm.
  expect(await entered([4, 0, 7], 'ana')).toEqual({ refused: 'result-known' });
  expect(await built.lottery.byHand.applyConfirmed()).toBe(1);
  expect(await built.lottery.byHand.applyConfirmed()).toBe(0);
  expect(await stateNow()).toBe('drawn');
});

test('an issue’s exposure names each outcome with what it would cost', async () => {
  await built.fund('eva', '100');
  await stakeOn(built, 'eva', eventId, { bet: '3X_DIRECT', text: '4|0|7,8' });
  await stakeOn(built, 'eva', eventId, { bet: '3X_DIRECT', text: '4|0|7', times: 2 });
  const shown = given(await ask(built).getLotteryExposure({ gameCode, issue }));
  expect(shown).toMatchObject({ slips: 2, stake: '8.00', most: '5868.00' });
  expect(shown.plays).toEqual([
    {
      play: '3X_DIRECT',
      most: '5868.00',
      limit: '4000000.00',
      tells: 'exact',
      outcomes: [
        {
          outcome: '4 0 7',
          payout: '5868.00',
        },
        {
          outcome: '4 0 8',
          payout: '1956.00',
        },
      ],
    },
  ]);
});

test('an issue with anything on it is cancelled by two persons once it is closed', async () => {
  await built.fund('eva', '100');
  await stakeOn(built, 'eva', eventId, straight);
  await waitForStaff();
  const asked = { gameCode, issue, reason: 'the draw was stopped' };
  const { waits, proposal } = given(await ask(built).cancelLotteryIssue(asked, 'ana'));
  expect(waits).toBe(true);
  expect(given(await ask(built).getLotteryIssue({ gameCode, issue })).cancelAlone).toBe('0.00');
  expect(await stateNow()).toBe('planned');
  const { proposalId = '' } = proposal ?? {};
  given(await ask(built).confirmLotteryStep({ proposalId }, 'ben'));
  expect(await stateNow()).toBe('cancelled');
});
