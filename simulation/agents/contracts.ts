// The life of contracts in the world of agents: the house offers to those at the top, agents to
// those directly below and never more than they have; the other side accepts, rejects or lets the
// offer lapse; either side or staff end one.
import {
  isRefusal,
  type AgreementInFull,
  type AgreementKind,
  type AgreementPeriod,
  type Refusal,
} from '@baize/contract';
import { must } from '../broken.ts';
import type { Chance } from '../chance.ts';
import { ask, givenOr, isDone, refusalOf, type Asked } from '../wallet/ask.ts';
import { periodEnd } from './calendar.ts';
import { lineOf, present, type Person } from './known.ts';
import { noteEnd, noteOffer, noteSigned, type KnownContract, type Terms } from './lives.ts';
import type { AgentsWorld } from './world.ts';

const periods = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;
const salaries = ['realtime-salary', 'daily-salary', 'hourly-salary'] as const;

/** One salary below each top: two of one pair exclude each other. */
export function salaryBelow(world: AgentsWorld, person: Person): AgreementKind {
  const top = lineOf(person).at(-1) ?? person;
  const tops = world.people.filter(({ isAgent, parent }) => isAgent && parent === undefined);
  return salaries[tops.indexOf(top) % salaries.length] ?? 'daily-salary';
}

/** Of whoever stands at the top, in hundredths of a percent. */
const topRates: Readonly<Record<AgreementKind, number>> = {
  dividend: 4000,
  'daily-salary': 90,
  'hourly-salary': 70,
  'realtime-salary': 60,
};

const percentText = (hundredths: number): string => (hundredths / 100).toFixed(2);

/** The first tier is guaranteed, the second asks for play and for somebody active. */
function termsOf(kind: AgreementKind, most: number, chance: Chance): Terms {
  const isDividend = kind === 'dividend';
  const low = Math.max(1, Math.floor(most / 2));
  return {
    tiers: [
      { minTurnover: '0', minActive: 0, minLoss: '0', rate: percentText(low) },
      {
        minTurnover: '2000',
        minActive: 1,
        minLoss: '0',
        rate: percentText(Math.max(low + 1, most)),
      },
    ],
    activeTurnover: chance.pick(['0', '500', '1000']),
    activeDeposit: chance.pick(['0', '0', '300']),
    carryNegative: isDividend && chance.percent(60),
    onlyIfLoss: !isDividend && chance.percent(20),
    includeSelf: chance.percent(20),
    minusRebates: true,
    minusBonuses: chance.percent(70),
    minusWages: chance.percent(50),
    maximum: chance.percent(15) ? '500' : '0',
  };
}

interface Offered {
  readonly payer: Person | undefined;
  readonly payee: Person;
  readonly kind: AgreementKind;
  readonly period: AgreementPeriod | undefined;
  readonly terms: Terms;
}

const mayRefuse = [
  'agreement-rate-above-own',
  'agreement-salaries-exclude',
  'agreement-answer-due',
  'agreement-period-wrong',
  'agreement-state-fixed',
  'agreement-not-direct',
];

/** The house to somebody at the top, or an agent to one directly below. */
export async function offer(world: AgentsWorld, chance: Chance): Promise<void> {
  const agents = present(world).filter((one) => one.isAgent);
  const top = agents.filter((one) => one.parent === undefined);
  const below = agents.filter(({ parent }) => parent?.isAgent && !parent.isGone);
  if (top.length + below.length === 0) return;
  const isHouse = below.length === 0 || (top.length > 0 && chance.percent(25));
  const payee = chance.pick(isHouse ? top : below);
  const kind = chance.percent(50) ? ('dividend' as const) : salaryBelow(world, payee);
  const payer = isHouse ? undefined : payee.parent;
  await offerTo(world, { payer, payee, kind, chance, isSure: false });
}

interface OfferTo {
  readonly payer: Person | undefined;
  readonly payee: Person;
  readonly kind: AgreementKind;
  readonly chance: Chance;
  /** It is accepted for sure. */
  readonly isSure: boolean;
}

export async function offerTo(
  world: AgentsWorld,
  { payer, payee, kind, chance, isSure }: OfferTo,
): Promise<void> {
  const level = lineOf(payee).length;
  const most = Math.max(2, Math.floor(topRates[kind] * 0.85 ** level) - (payer ? 1 : 0));
  const { terms, period } = below(world, {
    payer,
    kind,
    terms: termsOf(kind, most, chance),
    period: kind === 'dividend' ? chance.pick(periods) : undefined,
    isRandom: !isSure && chance.percent(15),
  });
  const asked = await send(world, { payer, payee, kind, period, terms });
  const shown = givenOr(asked, mayRefuse, 'an offer');
  if (shown === undefined) return world.tally.add('offer refused by a rule');
  const isChange = noteOffer(world, {
    id: shown.id,
    payer,
    payee,
    kind,
    period: shown.period,
    terms,
  });
  if (isChange) world.tally.add('contract changed');
  else world.tally.add(payer ? 'contract offered by an agent' : 'contract offered by the house');
  if (!isSure && chance.percent(12)) return withdraw(world, shown, payer);
  if (isSure || chance.percent(90)) await answer(world, shown, { payee, chance, isSure });
}

interface Drawn extends Pick<Offered, 'payer' | 'kind' | 'terms' | 'period'> {
  /** Left as it was drawn: mostly more than the payer may give. */
  readonly isRandom: boolean;
}

/** Bound like the payer's own: nobody is given what is measured more kindly. */
function below(
  world: AgentsWorld,
  { payer, kind, terms, period, isRandom }: Drawn,
): Pick<Offered, 'terms' | 'period'> {
  const own = [...world.contracts.values()].findLast(
    (one) => one.payee === payer && one.kind === kind,
  );
  if (own === undefined || isRandom) return { terms, period };
  const { activeTurnover, activeDeposit, maximum } = own.terms;
  const onlyIfLoss = own.terms.onlyIfLoss || terms.onlyIfLoss;
  return {
    terms: { ...terms, activeTurnover, activeDeposit, maximum, onlyIfLoss },
    period: period === undefined ? undefined : own.period,
  };
}

async function send(
  world: AgentsWorld,
  offered: Offered,
): Promise<Asked<AgreementInFull | Refusal>> {
  const { payer, payee, kind, period, terms } = offered;
  const input = { kind, terms, ...(period === undefined ? {} : { period }) };
  if (payer === undefined) {
    const house = { ...input, username: payee.username, reason: 'a good team' };
    return ask(
      world,
      world.staff[0],
      ({ agreements }, call) => agreements.actions.offerHouseAgreement(call(house)),
      'once',
    );
  }
  const drafted = await ask(
    world,
    payer.caller(),
    ({ agreements }, call) =>
      agreements.actions.offerAgreement(call({ ...input, customerName: payee.username })),
    'once',
  );
  if (isRefusal(drafted.answer)) return drafted;
  const { id } = drafted.answer;
  const sent = await ask(
    world,
    payer.caller(),
    ({ agreements }, call) => agreements.actions.sendAgreement(call({ id })),
    'once',
  );
  // A server that died over it, or a call that came twice, has sent it already.
  return isRefusal(sent.answer) && sent.answer.refused === 'agreement-state-fixed' ? drafted : sent;
}

async function withdraw(world: AgentsWorld, { id }: AgreementInFull, payer: Person | undefined) {
  const { answer: withdrawn } = await sendWithdrawal(world, id, payer);
  const word = refusalOf(withdrawn);
  must(['', 'agreement-state-fixed'].includes(word), 'an open offer can be withdrawn', withdrawn);
  const known = world.contracts.get(id);
  if (known !== undefined) known.offeredAt = undefined;
  world.tally.add('offer withdrawn');
}

async function sendWithdrawal(world: AgentsWorld, id: string, payer: Person | undefined) {
  if (payer === undefined)
    return ask(
      world,
      world.staff[0],
      ({ agreements }, call) =>
        agreements.actions.withdrawAgreementByStaff(call({ id, reason: 'a mistake' })),
      'once',
    );
  return ask(
    world,
    payer.caller(),
    ({ agreements }, call) => agreements.actions.withdrawAgreement(call({ id })),
    'once',
  );
}

async function answer(
  world: AgentsWorld,
  { id, pending }: AgreementInFull,
  { payee, chance, isSure }: Pick<OfferTo, 'payee' | 'chance' | 'isSure'>,
): Promise<void> {
  const isAccepted = isSure || chance.percent(85);
  const input = {
    id,
    answer: isAccepted ? ('accept' as const) : ('reject' as const),
    version: pending?.number ?? 0,
  };
  const asked = await ask(
    world,
    payee.caller(),
    ({ agreements }, call) => agreements.actions.answerAgreement(call(input)),
    'once',
  );
  const given = givenOr(asked, mayRefuse, 'an answer');
  if (given === undefined) return;
  const known = world.contracts.get(id);
  if (known !== undefined) known.offeredAt = undefined;
  const signed = given.history.find(({ number }) => number === input.version);
  if (isAccepted) noteSigned(world, id, signed?.startsAt ?? 0);
  world.tally.add(isAccepted ? 'offer accepted' : 'offer rejected');
}

/** Both sides agree to an end, or staff decide it. */
export async function end(world: AgentsWorld, chance: Chance): Promise<void> {
  const all = [...world.contracts.values()];
  if (all.length === 0) return offer(world, chance);
  const known = chance.pick(all);
  const { id, payer, payee } = known;
  const end = periodEnd(known.period, world.clock.now());
  if (payer === undefined || chance.percent(40)) {
    const asked = await ask(
      world,
      world.staff[1],
      ({ agreements }, call) =>
        agreements.actions.endAgreementByStaff(call({ id, reason: 'the year is over' })),
      'once',
    );
    if (await isEnded(world, known, asked, 'staff')) {
      noteEnd(known, end);
      world.tally.add('contract ended by staff');
    }
    return;
  }
  const wanted = await ask(
    world,
    payer.caller(),
    ({ agreements }, call) => agreements.actions.askAgreementEnd(call({ id, reason: 'enough' })),
    'once',
  );
  if (givenOr(wanted, ['agreement-state-fixed'], 'an end') === undefined) return;
  const agreed = await ask(
    world,
    payee.caller(),
    ({ agreements }, call) =>
      agreements.actions.answerAgreementEnd(call({ id, answer: 'accept' as const })),
    'once',
  );
  isDone(agreed, 'agreement-state-fixed', 'an end that was asked for');
  noteEnd(known, end);
  world.tally.add('contract ended by both sides');
}

/** A server that died over it may have ended it, and then refuses to end it once more. */
async function isEnded(
  world: AgentsWorld,
  { id }: KnownContract,
  asked: Asked<AgreementInFull | Refusal>,
  end: string,
): Promise<boolean> {
  if (givenOr(asked, ['agreement-state-fixed'], 'an end') !== undefined) return true;
  if (!asked.isUnsure) return false;
  const { rows } = await world.house.pool.query<{ id: string }>(
    'select id from agreements_agreement where id = $1 and end_kind = $2',
    [id, end],
  );
  return rows.length > 0;
}
