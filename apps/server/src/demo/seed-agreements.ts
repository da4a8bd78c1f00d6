// Contracts of the demo world's agents with a past: salaries and a dividend that are in force, a
// change that waits, bills that were owed, and one that is disputed. All of it by the calls
// that agents and staff make, and closed by the timed work.
import { isRefusal, type AgreementKind, type AgreementPeriod } from '@baize/contract';
import type { Modules } from '../compose/modules.ts';
import type { PlayerCaller } from '../platform/call/index.ts';
import { houseCall } from './house-call.ts';
import { staffAt } from './seed-promotions.ts';

export interface DemoAgent {
  readonly playerId: string;
  readonly username: string;
}

interface Written {
  readonly kind: AgreementKind;
  readonly period?: AgreementPeriod;
  readonly rate: string;
  readonly maximum?: string;
  readonly includeSelf?: boolean;
}

const termsOf = ({ kind, rate, maximum = '0', includeSelf = false }: Written) => ({
  tiers: [
    { minTurnover: '0', minActive: 0, minLoss: '0', rate },
    { minTurnover: '100000', minActive: 5, minLoss: '0', rate: String(Number(rate) * 2) },
  ],
  activeTurnover: '100',
  activeDeposit: '0',
  carryNegative: kind === 'dividend',
  onlyIfLoss: false,
  includeSelf,
  minusRebates: true,
  minusBonuses: true,
  minusWages: true,
  maximum,
});

interface Seeding {
  readonly modules: Modules;
  readonly now: number;
}

export const agentCaller = ({ playerId, username }: DemoAgent, now: number): PlayerCaller => ({
  kind: 'player',
  playerId,
  username,
  type: 1,
  demo: false,
  currency: 'PHP',
  sessionId: 'seed',
  confirmedUntil: now,
  since: now,
});

let calls = 0;
const called = (now: number) => houseCall('', now, `seed-agreement-${(calls += 1)}`);

function given<A>(answer: A) {
  if (isRefusal(answer)) throw new Error(`a demo contract was refused: ${answer.refused}`);
  return answer as Exclude<A, { readonly refused: string }>;
}

const minuteMs = 60_000;
const salary = { kind: 'daily-salary', rate: '0.8' } as const;

type Agents = Readonly<Record<'agent' | 'second' | 'third', DemoAgent>>;

/** The switch, and dividends: by the week along the line, and one that the house pays below. */
export async function agreeFirst(
  { modules, now }: Seeding,
  { agent, second, third }: Agents,
): Promise<void> {
  const input = { module: 'AGENTPOLICY3', on: true } as const;
  given(await modules.settings.actions.turnModule({ ...called(now), caller: staffAt(now), input }));
  const dividend = { kind: 'dividend', period: 'weekly', rate: '4' } as const;
  await houseGives({ modules, now }, agent, { ...dividend, rate: '10' });
  await houseGives({ modules, now }, second, { ...dividend, period: 'semimonthly' });
  const at = { modules, now: now + minuteMs };
  await agentGives(at, { payer: agent, payee: third, written: { ...dividend, includeSelf: true } });
  await agentGives(at, { payer: agent, payee: second, written: dividend });
}

/**
 * The first agent gets at least what is owed below: the maximum of the own salary is above both
 * that are paid on.
 */
export async function agreeSalaries(
  { modules, now }: Seeding,
  { agent, second, third }: Agents,
): Promise<void> {
  await houseGives({ modules, now }, agent, { ...salary, maximum: '400' });
  const own = { ...salary, maximum: '80', includeSelf: true };
  await agentGives({ modules, now }, { payer: agent, payee: third, written: own });
  const at = { modules, now: now + minuteMs };
  await agentGives(at, { payer: agent, payee: second, written: { ...salary, maximum: '110' } });
}

/**
 * The first agent's salary gets a lower maximum and pays two below as before: what is owed from the
 * day before comes first, then the third, whose contract is the older one, and the second is owed
 * the rest. That is more than the first keeps of a later day, by rebates and by what members
 * without an agent of their own play.
 */
export const cutSalary = (at: Seeding, agent: DemoAgent): Promise<void> =>
  houseGives(at, agent, { ...salary, maximum: '135' });

/** A salary by the hour, of a day that is not over. */
export const agreeHourly = (at: Seeding, agent: DemoAgent): Promise<void> =>
  houseGives(at, agent, { kind: 'hourly-salary', rate: '0.3', maximum: '40' });

/** The salary that is paid every five minutes, and a change that nobody has answered. */
export async function agreeLast(
  at: Seeding,
  { agent, third }: Readonly<Record<'agent' | 'third', DemoAgent>>,
): Promise<void> {
  await houseGives(at, third, { kind: 'realtime-salary', rate: '0.2' });
  const written = { kind: 'dividend', period: 'weekly', rate: '3', includeSelf: true } as const;
  await offer(at, { payer: agent, payee: third, written });
}

async function houseGives({ modules, now }: Seeding, payee: DemoAgent, written: Written) {
  const { kind, period } = written;
  const terms = termsOf(written);
  const ofPeriod = period === undefined ? {} : { period };
  const input = { username: payee.username, kind, ...ofPeriod, terms, reason: 'the demo world' };
  const { offerHouseAgreement } = modules.agreements.actions;
  const offered = await offerHouseAgreement({ ...called(now), caller: staffAt(now), input });
  await accept({ modules, now }, payee, given(offered));
}

interface Giving {
  readonly payer: DemoAgent;
  readonly payee: DemoAgent;
  readonly written: Written;
}

async function offer({ modules, now }: Seeding, { payer, payee, written }: Giving) {
  const { kind, period } = written;
  const ofPeriod = period === undefined ? {} : { period };
  const input = { customerName: payee.username, kind, ...ofPeriod, terms: termsOf(written) };
  const caller = agentCaller(payer, now);
  const { offerAgreement, sendAgreement } = modules.agreements.actions;
  const { id } = given(await offerAgreement({ ...called(now), caller, input }));
  return given(await sendAgreement({ ...called(now), caller, input: { id } }));
}

async function agentGives(at: Seeding, giving: Giving): Promise<void> {
  await accept(at, giving.payee, await offer(at, giving));
}

interface Offered {
  readonly id: string;
  readonly pending: { readonly number: number } | null;
}

async function accept({ modules, now }: Seeding, payee: DemoAgent, { id, pending }: Offered) {
  const input = { id, answer: 'accept', version: pending?.number ?? 0 } as const;
  const caller = agentCaller(payee, now);
  given(await modules.agreements.actions.answerAgreement({ ...called(now), caller, input }));
}

/** What the timed work does, now. */
export async function closeDue({ agreements, rebates }: Modules): Promise<void> {
  for (const job of agreements.jobs) await job.run();
  await rebates.byHand.closeDays();
  await rebates.byHand.closePeriods();
}

/** The second agent disputes what was paid in part, until no bill is left that was not. */
export async function dispute({ modules, now }: Seeding, payee: DemoAgent): Promise<void> {
  const caller = agentCaller(payee, now);
  const { listBills, disputeBill } = modules.agreements.actions;
  const input = { side: 'get', kind: 'daily-salary', state: 'unpaid' } as const;
  const { list } = given(await listBills({ ...called(now), caller, input }));
  for (const { id } of list) {
    const reason = 'One of my members played longer than this bill says.';
    given(await disputeBill({ ...called(now), caller, input: { id, reason } }));
  }
}
