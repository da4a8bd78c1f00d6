// The bets of a bill show what of each stake counted, so that they add up to the member's turnover;
// what changes of earlier rounds brought is told apart.
import { isRefusal } from '@baize/contract';
import { beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../../../testing/database.ts';
import { given } from '../../platform/call/testing.ts';
import type { VendorAsked } from '../wagering/index.ts';
import { units } from '../wagering/testing.ts';
import { closePeriods } from './jobs/close-periods.ts';
import { agreeing, buildAgreements, termsOf } from './testing.ts';

let built: Awaited<ReturnType<typeof buildAgreements>>;

beforeEach(async () => {
  built = await buildAgreements(await freshDatabase());
  await built.books.fund(built.idOf('dan'), '1000');
  return () => built.close();
});

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const zoneMs = 8 * 60 * minuteMs;

/** A minute after the next midnight of the house. */
async function passDay(beyondMs = minuteMs) {
  const next = (Math.floor((built.clock.now() + zoneMs) / dayMs) + 1) * dayMs - zoneMs;
  built.clock.advance(next + beyondMs - built.clock.now());
  await built.count();
}

/** Dan bets at a table of a vendor. */
async function say(kind: VendorAsked['kind'], round: string, amount = '0') {
  const { wagering, clock } = built.books;
  const entry = await wagering.vendorMessage({
    vendor: 'SBXA',
    requestId: built.next(),
    kind,
    playerId: built.idOf('dan'),
    currency: 'PHP',
    round,
    gameCode: kind === 'bet' ? 'wheel' : '',
    amount: units(amount),
    betRef: '',
    now: clock.now(),
    sessionSince: clock.now(),
  });
  if (isRefusal(entry)) throw new Error(entry.refused);
}

/** Closes the day, and gives the bets of dan in ben's bill of it. */
async function betsOfDay() {
  await passDay(31 * minuteMs);
  await closePeriods(built.ports)();
  const { actions } = built.agreements;
  const [bill] = given(await actions.listBills(built.as('ben', { side: 'get' as const }))).list;
  const asked = { id: bill?.id ?? '', customerId: built.idOf('dan') };
  const { list, earlierTurnover } = given(await actions.listBillBets(built.as('ben', asked)));
  const ofStaff = given(await actions.listBillBetsFile(built.staff(asked)));
  expect(ofStaff).toEqual({ list, total: list.length, earlierTurnover });
  const shown = list.map(({ stake, turnover }) => [stake, turnover]);
  return { turnover: bill?.turnover, shown, earlierTurnover };
}

test('a tie is listed without turnover, and the bets add up to the bill', async () => {
  const terms = termsOf('10');
  await agreeing(built).houseGives('ben', { kind: 'dividend', terms });
  await passDay();
  await say('bet', 'tied', '100');
  await say('win', 'tied', '100');
  await say('end', 'tied');
  built.clock.advance(minuteMs);
  await say('bet', 'lost', '40');
  await say('end', 'lost');
  expect(await betsOfDay()).toEqual({
    turnover: '40.0000',
    shown: [
      ['40.0000', '40.0000'],
      ['100.0000', '0.0000'],
    ],
    earlierTurnover: '0.0000',
  });
});

test('a change of a round of an earlier period is told beside the bets', async () => {
  const terms = termsOf('10');
  await agreeing(built).houseGives('ben', { kind: 'dividend', terms });
  await passDay();
  await say('bet', 'late', '100');
  await say('end', 'late');
  await betsOfDay();
  await say('win', 'late', '100');
  built.clock.advance(minuteMs);
  await say('bet', 'lost', '300');
  await say('end', 'lost');
  expect(await betsOfDay()).toEqual({
    turnover: '200.0000',
    shown: [['300.0000', '300.0000']],
    earlierTurnover: '-100.0000',
  });
});
