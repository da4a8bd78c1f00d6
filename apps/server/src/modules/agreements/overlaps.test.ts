// Nothing is paid twice or by terms that no longer hold: a successor waits for what runs out, a
// move ends also what was ending, a lowered rate is held against accepted changes, and a past
// window that is closed again leaves what later ones carried.
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { given } from '../../platform/call/testing.ts';
import { closePeriods } from './jobs/close-periods.ts';
import { windowEnd } from './rules/period.ts';
import { readAgreement } from './store/reader.ts';
import { agreeing, buildAgreements, termsOf, type Name } from './testing.ts';

let built: Awaited<ReturnType<typeof buildAgreements>>;
let actions: (typeof built)['agreements']['actions'];
let agree: ReturnType<typeof agreeing>;

beforeEach(async () => {
  built = await buildAgreements(await freshDatabase());
  ({ actions } = built.agreements);
  agree = agreeing(built);
  return () => built.close();
});

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const reason = 'We part as friends';
const rowOf = async (id: string) => readAgreement(built.ports.database.kysely, id);
const endOf = async (id: string) => (await rowOf(id))?.endsAt?.getTime();
const startOf = async (id: string) => (await rowOf(id))?.startsAt?.getTime() ?? 0;

/** The clock stands a little after the agreement's start. */
async function reach(id: string) {
  built.clock.advance((await startOf(id)) + minuteMs - built.clock.now());
}

test('a successor begins when what the pair had of a salary has run out', async () => {
  const terms = termsOf('0.5');
  const daily = await agree.houseGives('ann', { kind: 'daily-salary', terms });
  await reach(daily);
  given(await actions.endAgreementByStaff(built.staff({ id: daily, reason })));
  const runsOut = (await endOf(daily)) ?? 0;
  expect(runsOut).toBeGreaterThan(built.clock.now() + dayMs / 2);
  const next = await agree.houseGives('ann', { kind: 'realtime-salary', terms });
  expect(await startOf(next)).toBeGreaterThanOrEqual(runsOut);
});

test('a pair has one salary: another is refused at the offer, and at the sending', async () => {
  const terms = termsOf('0.5');
  await agree.houseGives('ann', { kind: 'daily-salary', terms });
  const ofHouse = { username: 'ann', kind: 'hourly-salary', terms, reason } as const;
  expect(await actions.offerHouseAgreement(built.staff(ofHouse))).toMatchObject(refusedDouble);
  const draft = (kind: 'daily-salary' | 'hourly-salary' | 'realtime-salary') =>
    actions.offerAgreement(built.as('ann', { customerName: 'ben', kind, terms: termsOf('0.3') }));
  const { id } = given(await draft('daily-salary'));
  // Without an hourly salary of her own.
  expect(await draft('hourly-salary')).toMatchObject({ refused: 'agreement-rate-above-own' });
  given(await actions.sendAgreement(built.as('ann', { id })));
  expect(await draft('hourly-salary')).toMatchObject(refusedDouble);
  const accept = { id, answer: 'accept' as const, version: 1 };
  given(await actions.answerAgreement(built.as('ben', accept)));
  expect(await draft('realtime-salary')).toMatchObject(refusedDouble);
});
const refusedDouble = { refused: 'agreement-salaries-exclude' };

test('an offer is judged again when it is accepted', async () => {
  const own = await agree.houseGives('ann', { kind: 'dividend', terms: termsOf('20') });
  const offer = { customerName: 'ben', kind: 'dividend', period: 'daily' } as const;
  const asked = built.as('ann', { ...offer, terms: termsOf('10') });
  const { id } = given(await actions.offerAgreement(asked));
  given(await actions.sendAgreement(built.as('ann', { id })));
  // An end of it closes the offer too: here it falls away alone.
  await sql`update agreements_agreement set state = 'cancelled' where id = ${own}`.execute(
    built.ports.database.kysely,
  );
  const accept = built.as('ben', { id, answer: 'accept' as const, version: 1 });
  const refused = { refused: 'agreement-rate-above-own' };
  expect(await actions.answerAgreement(accept)).toMatchObject(refused);
});

test('an offer cannot be accepted after seven days, whether the job came or not', async () => {
  const terms = termsOf('20');
  const offer = async (username: Name) => {
    const asked = { username, kind: 'dividend', period: 'daily', terms, reason } as const;
    return given(await actions.offerHouseAgreement(built.staff(asked))).id;
  };
  const accept = (by: Name, id: string) =>
    actions.answerAgreement(built.as(by, { id, answer: 'accept' as const, version: 1 }));
  const [inTime, late] = [await offer('ann'), await offer('zoe')];
  built.clock.advance(7 * dayMs - 1);
  given(await accept('ann', inTime));
  built.clock.advance(1);
  expect(await accept('zoe', late)).toMatchObject({ refused: 'agreement-state-fixed' });
});

test('a dividend that replaces an ended one of another period waits for its end', async () => {
  await agree.houseGives('ann', { kind: 'dividend', terms: termsOf('20') });
  const dividend = { kind: 'dividend', terms: termsOf('10') } as const;
  const monthly = await agree.gives('ann', 'ben', { ...dividend, period: 'monthly' });
  await reach(monthly);
  await endByBoth(monthly);
  const next = await agree.gives('ann', 'ben', dividend);
  expect(await startOf(next)).toBe(await endOf(monthly));
});

async function endByBoth(id: string) {
  given(await actions.askAgreementEnd(built.as('ben', { id, reason })));
  given(await actions.answerAgreementEnd(built.as('ann', { id, answer: 'accept' as const })));
}

test('a move ends at once what was to end with its period, and the preview says so', async () => {
  await agree.houseGives('ann', { kind: 'dividend', terms: termsOf('20') });
  const id = await agree.gives('ann', 'ben', { kind: 'dividend', terms: termsOf('10') });
  await reach(id);
  await endByBoth(id);
  const [now, memberId] = [built.clock.now(), built.idOf('ben')];
  expect(await endOf(id)).toBeGreaterThan(windowEnd(now));
  const move = { id: memberId, upline: 'zoe' };
  expect(given(await actions.previewMove(built.staff(move))).list).toMatchObject([
    { id, endsAt: windowEnd(now) },
  ]);
  await built.ports.database.transaction((tx) =>
    built.agreements.memberMoved(tx, { memberId, now }),
  );
  expect(await endOf(id)).toBe(windowEnd(now));
});

test('the end of an agent ends at once what was to end later, on both sides', async () => {
  const own = await agree.houseGives('ann', { kind: 'dividend', terms: termsOf('20') });
  const below = await agree.gives('ann', 'ben', { kind: 'dividend', terms: termsOf('10') });
  await reach(below);
  given(await actions.endAgreementByStaff(built.staff({ id: own, reason })));
  const [now, memberId] = [built.clock.now(), built.idOf('ann')];
  expect(await endOf(below)).toBeGreaterThan(windowEnd(now));
  await built.ports.database.transaction((tx) =>
    built.agreements.agentEnded(tx, { memberId, now }),
  );
  expect([await endOf(own), await endOf(below)]).toEqual([windowEnd(now), windowEnd(now)]);
});

test('a lowered rate ends an agreement below whose accepted change exceeds it later', async () => {
  const own = await agree.houseGives('ann', { kind: 'dividend', terms: termsOf('20') });
  const monthly = { kind: 'dividend', period: 'monthly' } as const;
  const below = await agree.gives('ann', 'ben', { ...monthly, terms: termsOf('10') });
  await reach(below);
  expect(await agree.gives('ann', 'ben', { ...monthly, terms: termsOf('15') })).toBe(below);
  const lower = { kind: 'dividend', period: 'daily', terms: termsOf('12'), reason } as const;
  given(await actions.offerHouseAgreement(built.staff({ ...lower, username: 'ann' })));
  const seen = given(await actions.getAgreement(built.as('ann', { id: own })));
  expect(seen.endsBelow).toMatchObject([{ id: below }]);
  const version = seen.pending?.number ?? 0;
  const accept = { id: own, answer: 'accept', version } as const;
  given(await actions.answerAgreement(built.as('ann', accept)));
  expect(await rowOf(below)).toMatchObject({ endKind: 'rate-lowered' });
});

/** Ann gets one percent of what dan plays in the window that runs. */
async function playsInWindow() {
  const id = await agree.houseGives('ann', { kind: 'realtime-salary', terms: termsOf('1') });
  await reach(id);
  await built.books.fund(built.idOf('dan'), '1000');
  await built.play('dan', '100', '0');
  return { id, until: windowEnd(built.clock.now()) };
}
const passWindow = () =>
  built.clock.advance(windowEnd(built.clock.now()) + minuteMs - built.clock.now());
const duesOf = async (agreementId: string) =>
  given(await actions.findBills(built.staff({ agreementId }))).list.map(({ until, due }) => [
    until,
    due,
  ]);

test('an hour that a move cuts is billed as far as the window of the move', async () => {
  const hourly = { kind: 'hourly-salary', terms: termsOf('1') } as const;
  await agree.houseGives('ann', hourly);
  const id = await agree.gives('ann', 'ben', hourly);
  await reach(id);
  await built.books.fund(built.idOf('dan'), '1000');
  await built.play('dan', '100', '0');
  const [now, memberId] = [built.clock.now(), built.idOf('ben')];
  await built.ports.database.transaction((tx) =>
    built.agreements.memberMoved(tx, { memberId, now }),
  );
  passWindow();
  await built.play('dan', '200', '0');
  built.clock.advance(60 * minuteMs);
  await built.count();
  await closePeriods(built.ports)();
  expect(await duesOf(id)).toEqual([[windowEnd(now), '1.0000']]);
});

test('a change pays from the window after it was accepted, and not for that one', async () => {
  const { id, until } = await playsInWindow();
  const change = { kind: 'realtime-salary', terms: termsOf('1.5') } as const;
  expect(await agree.houseGives('ann', change)).toBe(id);
  passWindow();
  await built.play('dan', '100', '0');
  passWindow();
  await built.count();
  await closePeriods(built.ports)();
  expect(await duesOf(id)).toEqual([
    [until + 5 * minuteMs, '1.5000'],
    [until, '1.0000'],
  ]);
});

test('closings after a pause begin with the oldest agreement', async () => {
  const { id, until } = await playsInWindow();
  await reach(await agree.houseGives('zoe', { kind: 'realtime-salary', terms: termsOf('1') }));
  passWindow();
  await built.count();
  await closePeriods(built.ports)();
  expect(await duesOf(id)).toEqual([[until, '1.0000']]);
});

test('a window whose figures another process still counts is not closed', async () => {
  const { id, until } = await playsInWindow();
  passWindow();
  const facts = { ...built.ports.facts, countFacts: async () => false };
  await closePeriods({ ...built.ports, facts })();
  expect(given(await actions.findAgreementRuns(built.staff({}))).total).toBe(0);
  await built.count();
  await closePeriods(built.ports)();
  expect(await duesOf(id)).toEqual([[until, '1.0000']]);
});

test('a past window that is closed again leaves the carry of later ones', async () => {
  const terms = termsOf('1', {
    tiers: [{ minTurnover: '5000', minActive: 0, minLoss: '0', rate: '1' }],
  });
  await built.books.fund(built.idOf('dan'), '100000');
  const id = await agree.houseGives('ann', { kind: 'realtime-salary', terms });
  await reach(id);
  // Below the tier: the window is told by its run alone.
  await built.play('dan', '1000', '0');
  const first = windowEnd(built.clock.now());
  built.clock.advance(first + minuteMs - built.clock.now());
  await built.play('dan', '6000', '0');
  built.clock.advance(windowEnd(built.clock.now()) + minuteMs - built.clock.now());
  await built.count();
  await closePeriods(built.ports)();
  const on = built.ports.database.kysely;
  await sql`update agreements_agreement set carry = -5000000 where id = ${id}`.execute(on);
  const { list } = given(await actions.findAgreementRuns(built.staff({})));
  const run = list.find(({ until }) => until === first)?.id ?? '';
  given(await actions.runAgain(built.staff({ id: run, reason: 'To be sure of it' })));
  expect((await rowOf(id))?.carry).toBe(-5_000_000n);
  const bills = given(await actions.findBills(built.staff({ agreementId: id })));
  expect(bills.list.map(({ due }) => due)).toEqual(['60.0000']);
});
