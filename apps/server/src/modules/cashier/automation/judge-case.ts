// The rules judge a withdrawal once, in one transaction that holds its row: what they approve is
// the record that they looked at. What they may not approve waits for a person.
import { isRefusal } from '@baize/contract';
import { dayAt } from '@baize/money';
import type { Tx } from '../../../platform/database/index.ts';
import { platformCaller } from '../../catalogue/index.ts';
import type { DeskWithdrawal } from '../../wallet/index.ts';
import { gather } from '../cases/gather.ts';
import { caseOpened } from '../cases/moved.ts';
import type { Known } from '../cases/rules/risk.ts';
import { needsTwo } from '../cases/rules/signature.ts';
import { signedFrom } from '../cases/shown-cases.ts';
import { lockCase } from '../cases/store/cases.ts';
import type { CashierPorts } from '../ports.ts';
import { judge, stopOf, type Rule } from './rules/judge.ts';
import {
  addToDay,
  lockAutomation,
  lockDay,
  readUnjudged,
  writeSaid,
  type Automation,
} from './store/automation.ts';

/** Each is judged when it is told; what failed for good is tried again by the minute. */
export function hearCases(ports: CashierPorts): void {
  ports.outbox.hear(caseOpened, 'cashier', async ({ payload }, tx) => {
    await judgeCase(ports, tx, (payload as { withdrawalId: string }).withdrawalId);
  });
}

const leftMs = 2 * 60_000;
const atOnce = 100;

export async function judgeLeft(ports: CashierPorts): Promise<void> {
  const { database, clock, log } = ports;
  const before = clock.now() - leftMs;
  for (const id of await readUnjudged(database.kysely, { before, count: atOnce })) {
    try {
      await database.transaction((tx) => judgeCase(ports, tx, id));
    } catch (error) {
      log.error({ error, withdrawal: id }, 'the rules could not judge a withdrawal');
    }
  }
}

/** `mayApprove`: not where a person is about to. */
export async function judgeCase(
  ports: CashierPorts,
  tx: Tx,
  id: string,
  { mayApprove }: { readonly mayApprove: boolean } = { mayApprove: true },
): Promise<void> {
  const seen = await ports.wallet.desk.lock(tx, id);
  if (seen?.withdrawal.state !== 'pending') return;
  const kept = await lockCase(tx, id);
  if (!kept || kept.verdict !== '') return;
  const now = ports.clock.now();
  const { playerId } = seen.withdrawal;
  const wasOpened = await ports.wasOpened(tx, { memberId: playerId, now });
  const gathered = await gather(ports, tx, { seen, wasOpened, now });
  const automation = await lockAutomation(tx, 'judge');
  const rule = judge(automation.rules, gathered.facts);
  const said = {
    id,
    facts: gathered.facts,
    marks: gathered.marks.map(({ mark }) => mark),
    level: await ports.levelOf(playerId),
  };
  const isSliced = isSlice(ports, gathered.known);
  const isApproved =
    mayApprove &&
    !isSliced &&
    rule?.verdict === 'approve' &&
    (await approve(ports, tx, { seen, rule, automation, wasOpened }));
  const ruled =
    rule === undefined || (rule.verdict === 'approve' && !isApproved) ? 'none' : rule.verdict;
  const hold = ruled === 'hold' ? (rule?.reason ?? '') || (rule?.name ?? '') : '';
  const verdict = isSliced ? 'second-person' : ruled;
  await writeSaid(tx, { ...said, verdict, hold, ruleId: rule?.id ?? '' });
}

/** Below the amount that two persons sign, but not with what was asked for within a day. */
function isSlice(
  ports: CashierPorts,
  { amount, askedInDaySum }: Pick<Known, 'amount' | 'askedInDaySum'>,
): boolean {
  const [verdict, from] = ['', signedFrom(ports)];
  const all = amount + askedInDaySum;
  return !needsTwo({ amount, verdict }, from) && needsTwo({ amount: all, verdict }, from);
}

interface Approving {
  readonly seen: DeskWithdrawal;
  readonly rule: Rule;
  readonly automation: Automation;
  readonly wasOpened: boolean;
}

/** False when a person has to approve it. */
async function approve(
  ports: CashierPorts,
  tx: Tx,
  { seen, rule, automation, wasOpened }: Approving,
): Promise<boolean> {
  const { id, amount, currency } = seen.withdrawal;
  const now = ports.clock.now();
  const day = { day: dayAt(now), currency };
  const sums = await lockDay(tx, day);
  const stop = stopOf({
    amount,
    approves: automation.approves,
    count: sums.approved,
    sum: sums.amount,
    dailyCount: automation.dailyCount,
    dailyAmount: automation.dailyAmount,
    needsTwo: needsTwo({ amount, verdict: rule.verdict }, signedFrom(ports)),
    wasOpened,
  });
  if (stop) return false;
  const staff = { staffId: platformCaller.staffId, username: `rule: ${rule.name}`.slice(0, 64) };
  const approved = await ports.wallet.desk.approveIn(tx, { id, staff, now });
  if (isRefusal(approved)) throw new Error(`The withdrawal ${id} moved under its lock`);
  await addToDay(tx, day, amount);
  return true;
}
