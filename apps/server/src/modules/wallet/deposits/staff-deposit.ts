// One deposit whole, as staff see it: with whose it is, what the provider calls it, what was done
// by hand, what the player reported, and how often the same way failed for them of late.
import type { DepositPorts } from './deposit-ports.ts';
import type { Deposit } from './rules/deposit.ts';
import { shownReport } from './shown-report.ts';
import { countFailed } from './store/reader.ts';
import { readReportsOf } from './store/reports.ts';
import { depositFactsOf } from './whole-deposit.ts';

const dayMs = 86_400_000;

export async function staffDeposit(ports: DepositPorts, deposit: Deposit, now: number) {
  const on = ports.database.kysely;
  const { id, playerId, channel } = deposit;
  const [facts, names, reports, failedLately] = await Promise.all([
    depositFactsOf(ports, on, deposit),
    ports.usernames([playerId]),
    readReportsOf(on, playerId, id),
    countFailed(on, { playerId, channel, since: now - dayMs }),
  ]);
  return {
    ...facts,
    playerId,
    username: names.get(playerId) ?? '',
    provider: deposit.provider,
    providerRef: deposit.providerRef,
    judgedBy: deposit.judgedBy,
    note: deposit.note,
    failedLately,
    asks: deposit.asks,
    reports: reports.map(shownReport),
  };
}
