// Contracts of the demo world's agents with a past: salaries and a dividend that are in force, a
// change that waits, bills that are owed in part, and two that are disputed. All of it by the calls
// that agents and staff make, and closed by the timed work.
import { isRefusal, type AgreementKind, type AgreementPeriod } from '@baize/contract';
import { dayAt, startOfDay } from '@baize/money';
import type { Modules } from '../compose/modules.ts';
import type { PlayerCaller } from '../platform/call/index.ts';
import { houseCall } from './house-call.ts';
import { staffAt } from './seed-promotions.ts';

export interface DemoAgent {
  readonly playerId: string;
  readonly username: string;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The days of the past before today: contracts, two days of play, and the closing of each. */
export function pastOfContracts(now: number) {
  const today = startOfDay(dayAt(now));
  return {
    agreedAt: today - 4 * dayMs + 10 * hourMs,
    playedAt: [today - 3 * dayMs + 12 * hourMs, today - 2 * dayMs + 12 * hourMs],
    closedAt: [today - 2 * dayMs + hourMs, today - dayMs + hourMs],
  } as const;
}

interface Written {
  readonly kind: AgreementKind;
  readonly period?: AgreementPeriod;
  readonly rate: string;
  readonly maximum?: string;
  readonly includeSelf?: boolean;
}

/** A dividend asks for a loss that no draw of the demo world reaches: arrears hang on no luck. */
const minLossOf = (kind: AgreementKind) => (kind === 'dividend' ? '50000' : '0');

const termsOf = ({ kind, rate, maximum = '0', includeSelf = false }: Written) => ({
  tiers: [
    { minTurnover: '0', minActive: 0, minLoss: minLossOf(kind), rate },
    {
      minTurnover: '100000',
      minActive: 5,
      minLoss: minLossOf(kind),
      rate: String(Number(rate) * 2),
    },
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

const callerOf = ({ playerId, username }: DemoAgent, now: number): PlayerCaller => ({
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

/**
 * The switch, and what was agreed first. The first agent's salary has a maximum and pays two below:
 * the third, whose contract is the older one, is paid whole, and the second is owed the rest. That
 * is more than the first keeps of a later day: shortly after midnight the play of the last hours
 * belongs to a day that is closed too.
 */
export async function agreeFirst(
  { modules, now }: Seeding,
  { agent, second, third }: Readonly<Record<'agent' | 'second' | 'third', DemoAgent>>,
): Promise<void> {
  const input = { module: 'AGENTPOLICY3', on: true } as const;
  given(await modules.settings.actions.turnModule({ ...called(now), caller: staffAt(now), input }));
  const salary = { kind: 'daily-salary', rate: '0.8' } as const;
  const dividend = { kind: 'dividend', period: 'daily', rate: '10' } as const;
  await houseGives({ modules, now }, agent, { ...salary, maximum: '1.5' });
  await houseGives({ modules, now }, agent, dividend);
  const giving = [
    { payee: third, written: { ...salary, maximum: '1.25', includeSelf: true } },
    { payee: third, written: { ...dividend, includeSelf: true } },
    { payee: second, written: { ...salary, maximum: '1.5' } },
    { payee: second, written: dividend },
  ];
  for (const [minutes, one] of giving.entries()) {
    await agentGives({ modules, now: now + minutes * minuteMs }, { payer: agent, ...one });
  }
}

/** The salary that is paid every five minutes, and a change that nobody has answered. */
export async function agreeLast(
  at: Seeding,
  { agent, third }: Readonly<Record<'agent' | 'third', DemoAgent>>,
): Promise<void> {
  await houseGives(at, third, { kind: 'realtime-salary', rate: '0.2' });
  const written = { kind: 'dividend', period: 'daily', rate: '8', includeSelf: true } as const;
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
  const caller = callerOf(payer, now);
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
  const caller = callerOf(payee, now);
  given(await modules.agreements.actions.answerAgreement({ ...called(now), caller, input }));
}

/** What the timed work does, now. */
export async function closeDue({ agreements }: Modules): Promise<void> {
  for (const job of agreements.jobs) await job.run();
}

/** The second agent disputes what was paid in part, until no bill is left that was not. */
export async function dispute({ modules, now }: Seeding, payee: DemoAgent): Promise<void> {
  const caller = callerOf(payee, now);
  const { listBills, disputeBill } = modules.agreements.actions;
  const input = { side: 'get', kind: 'daily-salary', state: 'unpaid' } as const;
  const { list } = given(await listBills({ ...called(now), caller, input }));
  for (const { id } of list) {
    const reason = 'One of my members played longer than this bill says.';
    given(await disputeBill({ ...called(now), caller, input: { id, reason } }));
  }
}
