// Schedules give every issue of a lottery day with its id and moments: sessions over midnight,
// several a day, weeks, months and holidays. An issue takes slips while it is open, and its states
// never go back.
import fc from 'fast-check';
import { dayText } from '@baize/money';
import { expect, test } from 'vitest';
import { issuesFrom, issuesOf, scheduleFault, type Schedule } from './schedule.ts';
import { isLate, issueStates, mayFollow, stateByClock, takesChase, takesSlips } from './states.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);
const clock = (hours: number, minutes = 0) => (hours * 60 + minutes) * 60;

const minute: Schedule = {
  firstDay: '2026-01-01',
  days: { on: 'every-day' },
  holidays: [],
  extraDays: [],
  sessions: [{ firstDraw: 60, lastDraw: clock(24), everySeconds: 60 }],
  closeSeconds: 5,
  counting: { from: 'day' },
  pattern: '{YYYYMMDD}-{N4}',
};

/** Twenty-minute draws with a break in the night, as the official game of Chongqing had them. */
const official: Schedule = {
  ...minute,
  sessions: [
    { firstDraw: clock(0, 30), lastDraw: clock(3, 10), everySeconds: 1200 },
    { firstDraw: clock(7, 30), lastDraw: clock(23, 50), everySeconds: 1200 },
  ],
  closeSeconds: 30,
  pattern: '{YYMMDD}{N3}',
};

/** From the morning until two at night: issues after midnight belong to the day before. */
const overMidnight: Schedule = {
  ...official,
  sessions: [{ firstDraw: clock(10, 20), lastDraw: clock(26), everySeconds: 1200 }],
};

const daily: Schedule = {
  ...minute,
  sessions: [{ firstDraw: clock(20, 30), lastDraw: clock(20, 30), everySeconds: 1 }],
  holidays: [['2026-02-15', '2026-02-21']],
  closeSeconds: 600,
  counting: { from: 'year' },
  pattern: '{YYYY}{N3}',
};

const weekly: Schedule = { ...daily, holidays: [], days: { on: 'weekdays', weekdays: [2, 4, 6] } };

test('a minute’s game has 1440 issues a day, each open until five seconds before its draw', () => {
  const issues = issuesOf(minute, '2026-11-21');
  expect(issues).toHaveLength(1440);
  expect(issues[0]).toEqual({
    id: '20261121-0001',
    lotteryDay: '2026-11-21',
    seq: 1,
    opensAt: at('2026-11-20T23:59:55'),
    closesAt: at('2026-11-21T00:00:55'),
    drawsAt: at('2026-11-21T00:01:00'),
  });
  expect(issues.at(-1)).toMatchObject({ id: '20261121-1440', drawsAt: at('2026-11-22T00:00:00') });
});

test.each([
  [2 * 60, 720],
  [3 * 60, 480],
  [5 * 60, 288],
])('every %i seconds there are %i issues a day', (everySeconds, count) => {
  const sessions = [{ firstDraw: everySeconds, lastDraw: clock(24), everySeconds }];
  expect(issuesOf({ ...minute, sessions }, '2026-11-21')).toHaveLength(count);
});

test('official sessions have 59 draws: 9 until 03:10, 50 from 07:30 on', () => {
  const issues = issuesOf(official, '2018-11-01'.replace('2018', '2026'));
  expect(issues).toHaveLength(59);
  expect(issues[8]).toMatchObject({ drawsAt: at('2026-11-01T03:10:00'), id: '261101009' });
  expect(issues[9]).toMatchObject({
    opensAt: at('2026-11-01T03:09:30'),
    drawsAt: at('2026-11-01T07:30:00'),
    id: '261101010',
  });
});

test('draws after midnight keep the day on which their session began', () => {
  const issues = issuesOf(overMidnight, '2026-11-21');
  expect(issues).toHaveLength(48);
  expect(issues.at(-1)).toMatchObject({
    id: '261121048',
    lotteryDay: '2026-11-21',
    drawsAt: at('2026-11-22T02:00:00'),
  });
  const [open] = issuesFrom(overMidnight, at('2026-11-22T01:45:00'));
  expect(open).toMatchObject({ id: '261121048' });
});

test('a daily game counts its draws through the year, and holidays have none', () => {
  expect(issuesOf(daily, '2026-02-14')).toMatchObject([{ id: '2026045' }]);
  expect(issuesOf(daily, '2026-02-18')).toEqual([]);
  const [after] = issuesOf(daily, '2026-02-22');
  expect(after).toMatchObject({ id: '2026046', opensAt: at('2026-02-14T20:20:00') });
  expect(issuesOf(daily, '2027-01-01')).toMatchObject([{ id: '2027001' }]);
});

test('three draws a week, one a month, and running numbers', () => {
  const [first, second] = issuesFrom(weekly, at('2026-11-22T00:00:00'));
  expect([first?.lotteryDay, second?.lotteryDay]).toEqual(['2026-11-24', '2026-11-26']);
  const monthly: Schedule = { ...daily, days: { on: 'month-days', days: [15] }, holidays: [] };
  const [month, next] = issuesFrom(monthly, at('2026-11-16T00:00:00'));
  expect([month?.lotteryDay, next?.lotteryDay]).toEqual(['2026-12-15', '2027-01-15']);
  const running: Schedule = {
    ...minute,
    firstDay: '2026-11-20',
    counting: { from: 'first-day', number: 712_609 },
    pattern: '{N}',
  };
  expect(issuesOf(running, '2026-11-20')[0]).toMatchObject({ id: '712609' });
  expect(issuesOf(running, '2026-11-21')[0]).toMatchObject({ id: '714049' });
});

test('an extra day has draws beside the regular days, also in a holiday', () => {
  const thai: Schedule = {
    ...daily,
    days: { on: 'month-days', days: [1, 16] },
    holidays: [['2026-04-13', '2026-04-17']],
    extraDays: ['2026-04-17', '2026-05-04'],
  };
  const days = (from: string, until: string) =>
    [...Array(60).keys()]
      .flatMap((day) => issuesOf(thai, dayText(at(from) + day * 86_400_000)))
      .filter(({ lotteryDay }) => lotteryDay <= until)
      .map(({ lotteryDay, opensAt }) => [lotteryDay, opensAt]);
  // The draw of 16 April moved to the 17th; 4 May is one more.
  expect(days('2026-04-02T00:00:00', '2026-05-16')).toEqual([
    ['2026-04-17', at('2026-04-01T20:20:00')],
    ['2026-05-01', at('2026-04-17T20:20:00')],
    ['2026-05-04', at('2026-05-01T20:20:00')],
    ['2026-05-16', at('2026-05-04T20:20:00')],
  ]);
  // 1 and 16 January to March, 1 April, then the moved one.
  expect(issuesOf(thai, '2026-04-17')).toMatchObject([{ id: '2026008' }]);
  expect(issuesOf({ ...thai, firstDay: '2026-04-18' }, '2026-04-17')).toEqual([]);
});

test('a game that has ended draws once more on an extra day', () => {
  const ended: Schedule = {
    ...daily,
    holidays: [['2026-11-23', '9999-12-31']],
    extraDays: ['2026-12-24'],
  };
  const left = [...issuesFrom(ended, at('2026-11-22T00:00:00'))];
  expect(left.map(({ lotteryDay }) => lotteryDay)).toEqual(['2026-11-22', '2026-12-24']);
});

test('a game that ends has a last issue', () => {
  const ending: Schedule = { ...daily, holidays: [['2026-11-23', '9999-12-31']] };
  const left = [...issuesFrom(ending, at('2026-11-22T00:00:00'))];
  expect(left.map(({ lotteryDay }) => lotteryDay)).toEqual(['2026-11-22']);
});

test('at every moment one issue is open, and each opens as the one before closes', () => {
  const schedule = fc.constantFrom(minute, official, overMidnight, daily, weekly);
  const from = at('2026-02-01T00:00:00');
  fc.assert(
    fc.property(schedule, fc.integer({ min: 0, max: 300 * 86_400_000 }), (one, later) => {
      const issues = issuesFrom(one, from + later);
      const [open, next] = [issues.next().value!, issues.next().value!];
      expect(stateByClock(open, from + later)).toBe('open');
      expect(next.opensAt).toBe(open.closesAt);
      expect(stateByClock(next, from + later)).toBe('scheduled');
      expect(open.closesAt).toBe(open.drawsAt - one.closeSeconds * 1000);
    }),
    { numRuns: 60 },
  );
});

test('the fault of a schedule is named', () => {
  expect([minute, official, overMidnight, daily, weekly].map(scheduleFault)).toEqual(
    Array.from({ length: 5 }),
  );
  const sessions = [official.sessions[1]!, official.sessions[0]!];
  expect(scheduleFault({ ...official, sessions })).toBe('sessions overlap');
  expect(scheduleFault({ ...minute, sessions: [] })).toBe('no draws');
  expect(scheduleFault({ ...minute, closeSeconds: 60 })).toBe('closes before it opens');
  const long = [{ firstDraw: 0, lastDraw: clock(24), everySeconds: 60 }];
  expect(scheduleFault({ ...minute, sessions: long })).toBe('a day runs into the next');
  expect(scheduleFault({ ...weekly, days: { on: 'weekdays', weekdays: [] } })).toBe('no draws');
  const never: Schedule = { ...weekly, days: { on: 'month-days', days: [31] } };
  expect(scheduleFault(never)).toBe('no draws');
  expect(() => issuesOf(minute, 'today')).toThrow('is no day');
});

test('slips are taken while the issue is open by state and by clock, not at the close', () => {
  const [issue] = issuesOf(minute, '2026-11-21');
  const { opensAt, closesAt, drawsAt } = issue!;
  expect(takesSlips('open', issue!, closesAt - 1)).toBe(true);
  expect(takesSlips('open', issue!, closesAt)).toBe(false);
  expect(takesSlips('open', issue!, opensAt - 1)).toBe(false);
  expect(takesSlips('cancelled', issue!, opensAt)).toBe(false);
  expect(takesChase('scheduled', issue!, opensAt - 1)).toBe(true);
  expect(takesChase('scheduled', issue!, closesAt)).toBe(false);
  expect(isLate('closed', issue!, drawsAt + 60_000, 60_000)).toBe(true);
  expect(isLate('closed', issue!, drawsAt + 59_999, 60_000)).toBe(false);
  expect(isLate('drawn', issue!, drawsAt + 60_000, 60_000)).toBe(false);
});

test('a drawn issue is never cancelled, and a cancelled one never drawn', () => {
  const path = [
    'scheduled',
    'open',
    'closed',
    'drawn',
    'settling',
    'settled',
    'corrected',
  ] as const;
  for (const [index, state] of path.entries())
    if (index > 0) expect(mayFollow(path[index - 1]!, state)).toBe(true);
  expect(mayFollow('corrected', 'settling')).toBe(true);
  expect(mayFollow('closed', 'pending-result') && mayFollow('pending-result', 'drawn')).toBe(true);
  expect(issueStates.filter((state) => mayFollow('cancelled', state))).toEqual([]);
  for (const state of ['drawn', 'settling', 'settled'] as const)
    expect(mayFollow(state, 'cancelled')).toBe(false);
  expect(issueStates.filter((state) => mayFollow(state, 'open'))).toEqual(['scheduled']);
});
