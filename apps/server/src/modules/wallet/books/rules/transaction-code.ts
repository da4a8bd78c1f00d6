// The family's numbers for the movements of a player's cash.
import type { LedgerEvent } from '@baize/ledger';
import type { Units } from '@baize/money';

/** The number of what leaves the purse, and of what comes into it. */
interface BothWays {
  readonly out: number;
  readonly into: number;
}

const codes: Readonly<Record<LedgerEvent, number | BothWays>> = {
  'deposit-settled': 6101,
  'deposit-reversed': 6208,
  'stake-opened': 3200,
  'round-settled': 3100,
  'stake-voided': 6110,
  'jackpot-won': 3102,
  'jackpot-seeded': 3102,
  'withdrawal-requested': 6202,
  'withdrawal-refused': 6203,
  'withdrawal-paid': 6201,
  'withdrawal-received': 6201,
  'withdrawal-returned': 6203,
  'withdrawal-fee-taken': 6201,
  'c2c-settled': 6101,
  'demo-funded': 6102,
  'transfer-asked': 3201,
  'transfer-done': 3201,
  'transfer-failed': 3101,
  'transfer-returned': 3101,
  'return-released': 3101,
  'return-rejected': 3101,
  'lottery-rebate': 4105,
  'team-rebate': 6114,
  'category-rebate': 6113,
  'category-team-rebate': 6109,
  'commission-paid': 6112,
  'dividend-paid': { out: 6207, into: 6104 },
  'salary-paid': { out: 6207, into: 6104 },
  'team-transferred': { out: 6207, into: 6104 },
  'team-transfer-reversed': { out: 6208, into: 6110 },
  'payout-reversed': 3100,
  'debt-settled': 3100,
  'bonus-granted': 6102,
  'bonus-released': 6110,
  'bonus-expired': 6209,
  'bonus-cancelled': 6209,
  'bonus-forfeited': 6209,
  'adjustment-credited': 6110,
  'adjustment-debited': 6208,
  'reward-paid': 6102,
  'reward-taken': 6209,
  'goods-paid': 6209,
  'goods-returned': 6102,
  'envelope-filled': 6209,
  'envelope-returned': 6102,
  'packet-paid': 6102,
  'packet-freed': 6209,
};

/** Of an event that only a newer version knows: other. */
const otherCode = 0;

export function transactionCode(event: string, moved: Units): number {
  const code = codes[event as LedgerEvent] ?? otherCode;
  if (typeof code === 'number') return code;
  return moved < 0n ? code.out : code.into;
}

export interface EventsOfCodes {
  readonly events: readonly LedgerEvent[];
  /** Of these only what left the purse, and of these only what came into it. */
  readonly oneWay: { readonly out: readonly string[]; readonly into: readonly string[] };
}

/** The movements of these numbers. */
export function eventsOfCodes(asked: readonly number[]): EventsOfCodes {
  const wanted = new Set(asked);
  const all = Object.entries(codes) as [LedgerEvent, number | BothWays][];
  const out: LedgerEvent[] = [];
  const into: LedgerEvent[] = [];
  const events: LedgerEvent[] = [];
  for (const [event, code] of all) {
    const ways = typeof code === 'number' ? { out: code, into: code } : code;
    const [isOut, isInto] = [wanted.has(ways.out), wanted.has(ways.into)];
    if (!isOut && !isInto) continue;
    events.push(event);
    if (!isInto) out.push(event);
    if (!isOut) into.push(event);
  }
  return { events, oneWay: { out, into } };
}
