// Facts of a withdrawal as numbers that rules compare, and the marks that deserve a second look.
// Each mark has a bound of its own and the facts that its sentence tells.
import type { NameMatch, RiskMark, RuleFact } from '@baize/contract';
import { printUnits, type Units } from '@baize/money';

export interface Known {
  readonly now: number;
  readonly amount: Units;
  readonly registeredAt: number;
  /** When the device of the newest sign-in was seen first; undefined where there is none. */
  readonly deviceSince: number | undefined;
  readonly payeeSince: number | undefined;
  readonly paid: number;
  readonly paidSum: Units;
  /** Of others that were asked for and are neither paid nor refused. */
  readonly openSum: Units;
  readonly paidToPayee: number;
  readonly refused: number;
  /** Others within a day. */
  readonly askedInDay: number;
  readonly askedInDaySum: Units;
  readonly deposits: number;
  readonly depositSum: Units;
  /** Since the last paid withdrawal. */
  readonly staked: Units;
  readonly oppositeStaked: Units;
  readonly oppositeOffset: Units;
  readonly name: NameMatch;
  readonly holder: string;
  readonly proved: string;
  readonly sameDevice: number;
  readonly sameAddress: number;
  readonly sameDocument: number;
  readonly samePayee: number;
  readonly sameHolder: number;
  readonly wasOpened: boolean;
}

export interface Mark {
  readonly mark: RiskMark;
  readonly facts: Readonly<Record<string, string>>;
}

/** Counts, days and percents as money is: in ten-thousandths. */
export type RuleFacts = Readonly<Record<RuleFact, Units>>;

const dayMs = 24 * 3_600_000;
const one = 10_000n;
const accountDaysNew = 3;
const requestsMany = 3;
const oppositeShareMost = 30n;
const winTimesMost = 10n;

const daysSince = (moment: number | undefined, now: number): number =>
  moment === undefined ? 0 : Math.max(0, Math.floor((now - moment) / dayMs));
const share = (part: Units, whole: Units): bigint => (whole <= 0n ? 0n : (part * 100n) / whole);

export function marksOf(known: Known): readonly Mark[] {
  return [...marksOfAccount(known), ...marksOfPlay(known), ...marksOfLinks(known)];
}

type Found = Mark | false;
const kept = (marks: readonly Found[]): readonly Mark[] => marks.filter((one) => one !== false);

function marksOfAccount(known: Known): readonly Mark[] {
  const { now, name, holder, proved } = known;
  const days = daysSince(known.registeredAt, now);
  const isNewPayee = known.paidToPayee === 0 && daysSince(known.payeeSince, now) < 1;
  const isNewDevice = days >= 1 && daysSince(known.deviceSince, now) < 1;
  return kept([
    name === 'differs' && { mark: 'name-differs', facts: { holder, proved } },
    name === 'unproved' && { mark: 'name-unproved', facts: { holder } },
    known.paid === 0 && { mark: 'first-withdrawal', facts: {} },
    days < accountDaysNew && { mark: 'new-account', facts: { days: String(days) } },
    isNewPayee && { mark: 'new-payee', facts: {} },
    isNewDevice && { mark: 'new-device', facts: {} },
    known.wasOpened && { mark: 'access-changed', facts: {} },
    known.refused > 0 && { mark: 'refused-before', facts: { count: String(known.refused) } },
  ]);
}

function marksOfPlay(known: Known): readonly Mark[] {
  const { staked, depositSum } = known;
  const opposite = share(known.oppositeOffset, known.oppositeStaked);
  const win = netWin(known);
  const [stakes, sum, deposited] = [staked, win, depositSum].map((units) => printUnits(units, 2));
  return kept([
    known.askedInDay >= requestsMany && {
      mark: 'many-requests',
      facts: { count: String(known.askedInDay) },
    },
    staked < openAmount(known) && { mark: 'little-play', facts: { staked: stakes ?? '' } },
    opposite >= oppositeShareMost && { mark: 'opposite-bets', facts: { percent: `${opposite}` } },
    win > depositSum * winTimesMost && {
      mark: 'win-far-above-deposits',
      facts: { win: sum ?? '', deposited: deposited ?? '' },
    },
  ]);
}

function marksOfLinks(known: Known): readonly Mark[] {
  const links = [
    ['same-device', known.sameDevice],
    ['same-address', known.sameAddress],
    ['same-payee', known.samePayee],
    ['same-holder', known.sameHolder],
    ['same-document', known.sameDocument],
  ] as const;
  return links.flatMap(([mark, count]) =>
    count > 0 ? [{ mark, facts: { count: String(count) } }] : [],
  );
}

/** With what waits beside it: many small ones at once are judged like one of their sum. */
const openAmount = ({ amount, openSum }: Known): Units => amount + openSum;

/** What the player would have taken out beyond what they paid in. */
const netWin = (known: Known): Units => known.paidSum + openAmount(known) - known.depositSum;

export function ruleFactsOf(known: Known, marks: number): RuleFacts {
  const { now } = known;
  const whole = (count: number | bigint): Units => BigInt(count) * one;
  return {
    amount: known.amount,
    'paid-before': whole(known.paid),
    'account-days': whole(daysSince(known.registeredAt, now)),
    'device-days': whole(daysSince(known.deviceSince, now)),
    'payee-days': whole(daysSince(known.payeeSince, now)),
    'asked-in-day': whole(known.askedInDay + 1),
    'asked-in-day-amount': known.askedInDaySum + known.amount,
    'net-win': netWin(known),
    'opposite-share': whole(share(known.oppositeOffset, known.oppositeStaked)),
    'played-share': whole(share(known.staked, openAmount(known))),
    marks: whole(marks),
  };
}
