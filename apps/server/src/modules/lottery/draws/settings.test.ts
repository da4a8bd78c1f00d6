// Proves that terms, odds and schedules hold once they are set and not before, within the bounds of
// returns; that what moves a return far takes two persons; and that a new schedule leaves issues
// with slips as they were told.
import { parseUnits, printUnits } from '@baize/money';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../../testing/database.ts';
import { given } from '../../../platform/call/testing.ts';
import type { Database } from '../../../platform/database/index.ts';
import { eventIdOf } from '../../wagering/index.ts';
import { ask, buildLottery, stakeOn, type Built } from '../testing.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);

let database: Database;
let built: Built;
beforeEach(async () => {
  database = await freshDatabase();
  built = buildLottery(database);
  built.clock.set(at('2026-11-21T12:00:00'));
  await built.lottery.start();
});
afterEach(async () => {
  await built.lottery.stop();
  await built.close();
  await database.close();
});

/** Odds, so many thousandths of others. */
const oddsTimes = (pays: string, thousandths: bigint) =>
  printUnits(((parseUnits(pays, { decimalsMax: 4 }) ?? 0n) * thousandths) / 1000n, 4);

const gameCode = 'SSC_5M';
const settingsOf = async () => given(await ask(built).getLotterySettings({ gameCode }));
const change = async (more: object, by = 'ana') => {
  const { settings } = await settingsOf();
  return ask(built).changeLotterySettings({ gameCode, ...settings, ...more }, by);
};

test('a game shows its terms, its bounds and what every play returns', async () => {
  const shown = await settingsOf();
  expect(shown).toMatchObject({
    settings: {
      on: true,
      oddsReturn: 97,
      groupMost: 1998,
      payoutCap: '400000.00',
    },
    own: shown.settings,
    returnLeast: '85.00',
    returnMost: '99.90',
    returnAlone: '1.00',
    scheduleSet: false,
    proposals: [],
  });
  const direct = shown.plays.find(({ code }) => code === '5X_DIRECT');
  expect(direct?.returns).toEqual([expect.objectContaining({ percent: '99.9000' })]);
  expect(await ask(built).getLotterySettings({ gameCode: 'NO' })).toEqual({
    refused: 'game-unknown',
  });
});

test('a small change holds at once, and is in the log with what it replaced', async () => {
  expect(given(await change({ on: false, oddsReturn: 96 }))).toEqual({
    waits: false,
    proposal: null,
  });
  expect((await settingsOf()).settings).toMatchObject({ on: false, oddsReturn: 96 });
  expect(given(await ask(built).getLotteryClock({ gameCode })).open).toBe(false);
  expect(built.notes).toMatchObject([
    {
      action: 'change-lottery-terms',
      subject: `lottery ${gameCode}`,
      before: { oddsReturn: 97 },
      after: { oddsReturn: 96 },
    },
  ]);
});

test.each([
  [{ oddsReturn: 100 }, 'return-out-of-range'],
  [{ groupLeast: 1690 }, 'return-out-of-range'],
  [{ groupMost: 1700 }, 'lottery-terms-invalid'],
  [{ payoutCap: '0' }, 'lottery-terms-invalid'],
  [{ payoutCap: '10.005' }, 'lottery-terms-invalid'],
] as const)('terms with %j are refused as %s, and nothing changes', async (more, refused) => {
  const before = await settingsOf();
  expect(await change(more)).toMatchObject({ refused });
  expect(await settingsOf()).toEqual(before);
  expect(built.notes).toEqual([]);
});

test('a return that moves by more than a point waits for a second person', async () => {
  const { waits, proposal } = given(await change({ oddsReturn: 95 }));
  expect(waits).toBe(true);
  expect(proposal?.changes).toEqual([{ field: 'oddsReturn', before: '97', after: '95' }]);
  expect((await settingsOf()).settings.oddsReturn).toBe(97);
  expect(await change({ oddsReturn: 96 })).toEqual({ refused: 'proposal-waits' });
  const { proposalId = '' } = proposal ?? {};
  const confirm = (by: string) => ask(built).confirmLotteryChange({ proposalId }, by);
  expect(await confirm('ana')).toEqual({ refused: 'second-person-needed' });
  expect(await ask(built).confirmLotteryStep({ proposalId }, 'ben')).toEqual({
    refused: 'proposal-unknown',
  });
  given(await confirm('ben'));
  expect((await settingsOf()).settings.oddsReturn).toBe(95);
  expect(await confirm('cem')).toEqual({ refused: 'proposal-closed' });
});

test('terms are not confirmed by an account that one person made for themselves', async () => {
  const { proposal } = given(await change({ oddsReturn: 95 }, 'alias'));
  const { proposalId = '' } = proposal ?? {};
  expect(await ask(built).confirmLotteryChange({ proposalId }, 'ana')).toEqual({
    refused: 'second-person-needed',
  });
  expect((await settingsOf()).settings.oddsReturn).toBe(97);
});

test('many small steps take two persons as one large step does', async () => {
  expect(given(await change({ oddsReturn: 96 })).waits).toBe(false);
  const further = given(await change({ oddsReturn: 95 }));
  expect(further.waits).toBe(true);
  const { proposalId = '' } = further.proposal ?? {};
  given(await ask(built).confirmLotteryChange({ proposalId }, 'ben'));
  // From here on 95 is what two persons decided.
  expect(given(await change({ oddsReturn: 94 })).waits).toBe(false);
  expect(given(await change({ oddsReturn: 93 })).waits).toBe(true);
});

test('a cap that is doubled twice takes two persons the second time', async () => {
  const doubled = { issuePayoutCap: '800000.00' };
  const { settings } = await settingsOf();
  expect(settings.issuePayoutCap).toBe('400000.00');
  expect(given(await change(doubled)).waits).toBe(false);
  expect(given(await change({ issuePayoutCap: '1600000.00' })).waits).toBe(true);
});

test('a play’s limit that more than doubles takes two persons, and has a bound', async () => {
  const play = '1X_POS';
  const set = (exposureMost: string | null, by = 'ana') =>
    ask(built).changeLotteryPlay({ gameCode, play, on: true, odds: null, exposureMost }, by);
  const ofGame = parseUnits((await settingsOf()).settings.exposureMost, { decimalsMax: 2 }) ?? 0n;
  const times = (factor: bigint) => printUnits(ofGame * factor, 2);
  expect(await set('2000000000.00')).toMatchObject({ refused: 'lottery-terms-invalid' });
  expect(await set('0')).toMatchObject({ refused: 'lottery-terms-invalid' });
  expect(given(await set(times(2n))).waits).toBe(false);
  const again = given(await set(times(4n)));
  expect(again).toMatchObject({ waits: true, play: { exposureMost: times(2n) } });
  given(await ask(built).confirmLotteryChange({ proposalId: again.proposal!.proposalId }, 'ben'));
  expect(given(await set(times(8n))).waits).toBe(false);
  expect(given(await set(times(16n))).waits).toBe(true);
});

test('a withdrawn change does not take effect', async () => {
  const { proposal } = given(await change({ oddsReturn: 95 }));
  const { proposalId = '' } = proposal ?? {};
  given(await ask(built).withdrawLotteryChange({ proposalId }, 'ana'));
  expect((await settingsOf()).settings.oddsReturn).toBe(97);
  expect(given(await change({ oddsReturn: 96 })).waits).toBe(false);
});

test('odds of a play are set within the bounds, far ones by two persons', async () => {
  const shown = (await settingsOf()).plays.find(
    ({ pays, tiers }) => pays === 'odds' && tiers.every(({ push }) => !push),
  )!;
  const set = (odds: string[], by = 'ana') => {
    const terms = { on: true, odds, exposureMost: '1000.00' };
    return ask(built).changeLotteryPlay({ gameCode, play: shown.code, ...terms }, by);
  };
  const times = (factor: bigint) => shown.tiers.map(({ pays }) => oddsTimes(pays, factor));
  expect(await set(times(1040n))).toMatchObject({ refused: 'return-out-of-range' });
  expect(await set(times(500n))).toMatchObject({ refused: 'return-out-of-range' });
  expect(await set([])).toMatchObject({ facts: { reason: 'tiers_differ' } });
  const near = given(await set(times(995n)));
  expect(near).toMatchObject({ waits: false, play: { oddsSet: true, exposureMost: '1000.00' } });
  const far = given(await set(times(950n)));
  expect(far.waits).toBe(true);
  expect(far.play.tiers).toEqual(near.play.tiers);
  given(await ask(built).confirmLotteryChange({ proposalId: far.proposal!.proposalId }, 'ben'));
  const after = (await settingsOf()).plays.find(({ code }) => code === shown.code);
  expect(after?.tiers.map(({ pays }) => pays)).toEqual(times(950n));
  expect(
    await ask(built).changeLotteryPlay({
      gameCode,
      play: 'NO',
      on: true,
      odds: null,
      exposureMost: null,
    }),
  ).toEqual({
    refused: 'play-unknown',
  });
});

test('a lower price takes two persons where a play has odds of its own', async () => {
  const vn = { gameCode: 'LAO' };
  const odds = { ...vn, play: 'TOP2', on: true, odds: ['90'], exposureMost: null };
  given(await ask(built).changeLotteryPlay(odds));
  const { settings } = given(await ask(built).getLotterySettings(vn));
  // The game returns what it returned, 95 %; the play 93.75 % instead of 90 %.
  const cheaper = { ...vn, ...settings, oddsReturn: 91, pricePercent: 96 };
  expect(given(await ask(built).changeLotterySettings(cheaper)).waits).toBe(true);
});

test('a new schedule holds from tomorrow, and issues with slips stay', async () => {
  await built.lottery.byHand.planAhead([gameCode]);
  const staked = eventIdOf({ gameCode, name: '20261122-0100' });
  await built.fund('eva', '100');
  await stakeOn(built, 'eva', staked);
  const before = await built.wagering.eventOf(staked);
  const { schedule } = await settingsOf();
  // Every ten minutes, and tomorrow but one is a holiday.
  const sessions = [{ firstDraw: 600, lastDraw: 86_400, everySeconds: 600 }];
  const holidays = [{ from: '2026-11-23', to: '2026-11-23' }];
  const asked = { gameCode, schedule: { ...schedule, sessions, holidays } };
  const done = given(await ask(built).changeLotterySchedule(asked));
  expect(done).toMatchObject({ kept: 1, removed: 288 + 144 - 1 });
  expect(await built.wagering.eventOf(staked)).toEqual(before);
  const search = { gameCode, states: ['planned'], count: 1000 } as const;
  const events = await built.wagering.eventsOf(search);
  const ofDay = (day: string) => events.filter((event) => event.day === day);
  expect(ofDay('2026-11-21').at(-1)?.name).toBe('20261121-0288');
  expect(ofDay('2026-11-23')).toEqual([]);
  for (const [place, event] of events.entries())
    if (place > 0) expect(event.opensAt).toBeGreaterThanOrEqual(events[place - 1]!.closesAt);
  // One of ten minutes gave way to the one with a slip, and one had its name.
  expect(ofDay('2026-11-22').length).toBeGreaterThan(140);
  const again = await built.lottery.byHand.planAhead([gameCode]);
  expect(again).toBeUndefined();
  expect(await built.wagering.eventsOf(search)).toEqual(events);
  expect((await settingsOf()).scheduleSet).toBe(true);
});

const thai = { gameCode: 'THAI_GOV' };
const thaiIssues = async () => {
  const search = { ...thai, states: ['planned'], count: 20 } as const;
  const events = await built.wagering.eventsOf(search);
  return events.map(({ day, opensAt, closesAt }) => ({ day, opensAt, closesAt }));
};
const setThai = async (change: object) => {
  const { schedule } = given(await ask(built).getLotterySettings(thai));
  return given(
    await ask(built).changeLotterySchedule({ ...thai, schedule: { ...schedule, ...change } }),
  );
};

test('a draw is moved by a day without draws and an extra day', async () => {
  await built.lottery.byHand.planAhead(['THAI_GOV']);
  const [first, second] = await thaiIssues();
  expect([first?.day, second?.day]).toEqual(['2026-12-01', '2026-12-16']);
  const holidays = [{ from: '2026-12-16', to: '2026-12-16' }];
  const done = await setThai({ holidays, extraDays: ['2026-12-17'] });
  expect(done).toMatchObject({ removed: 1, kept: 0, planned: 1, overlapping: 0 });
  expect(done.schedule.extraDays).toEqual(['2026-12-17']);
  const day = 86_400_000;
  expect(await thaiIssues()).toEqual([
    first,
    { day: '2026-12-17', opensAt: second!.opensAt, closesAt: second!.closesAt + day },
  ]);
});

test('an issue that is open moves after it was cancelled', async () => {
  await built.lottery.byHand.planAhead(['THAI_GOV']);
  const [open] = await thaiIssues();
  const moved = {
    holidays: [{ from: '2026-12-01', to: '2026-12-01' }],
    extraDays: ['2026-12-02'],
  };
  await built.wagering.voidEvent(eventIdOf({ ...thai, name: '20261201-1' }));
  // The cancelled one is no longer planned, and nothing is in its way.
  expect(await setThai({})).toMatchObject({ overlapping: 0 });
  await setThai(moved);
  const [next] = await thaiIssues();
  expect(next).toMatchObject({ day: '2026-12-02', opensAt: built.clock.now() });
  expect(next!.closesAt).toBe(open!.closesAt + 86_400_000);
});

test('an extra day in front of an issue with slips is told as not planned', async () => {
  await built.lottery.byHand.planAhead(['THAI_GOV']);
  await built.fund('eva', '100');
  const later = eventIdOf({ ...thai, name: '20261216-1' });
  await stakeOn(built, 'eva', later, { bet: 'TOP2', text: '07' });
  const done = await setThai({ extraDays: ['2026-12-10'] });
  expect(done).toMatchObject({ kept: 1, planned: 0, overlapping: 1 });
  expect((await thaiIssues()).map(({ day }) => day)).toEqual(['2026-12-01', '2026-12-16']);
});

test('a schedule that is delivered again is not shown as changed by staff', async () => {
  await setThai({ extraDays: ['2026-12-10'] });
  const isSet = async () => given(await ask(built).getLotterySettings(thai)).scheduleSet;
  expect(await isSet()).toBe(true);
  given(await ask(built).changeLotterySchedule({ ...thai, schedule: null }));
  expect(await isSet()).toBe(false);
});

test('a schedule that cannot be kept is refused by its reason', async () => {
  const { schedule } = await settingsOf();
  const asked = { gameCode, schedule: { ...schedule, closeSeconds: 300 } };
  expect(await ask(built).changeLotterySchedule(asked)).toEqual({
    refused: 'schedule-invalid',
    facts: { reason: 'closes_before_it_opens' },
  });
  expect((await settingsOf()).scheduleSet).toBe(false);
});

test('terms hold in every process and after a start', async () => {
  given(await change({ oddsReturn: 96 }));
  const other = buildLottery(database);
  other.clock.set(built.clock.now());
  await other.lottery.start();
  const shown = given(await ask(other).getLotterySettings({ gameCode }));
  expect(shown.settings.oddsReturn).toBe(96);
  const games = given(await ask(other).listLotteryGames({}));
  expect(games.list.find((game) => game.gameCode === gameCode)).toMatchObject({ oddsReturn: 96 });
  expect(games.beacon).toMatchObject({ kind: 'house' });
  await other.lottery.stop();
  await other.close();
});
