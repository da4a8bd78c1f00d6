// Gathers what is known of one withdrawal: money, play, devices and links, each along few rows of
// an index. The same is read for the evidence that people see and for the rules that judge.
import type { Queryable, Tx } from '../../../platform/database/index.ts';
import type { MemberTraces, TraceLinks } from '../../identity/index.ts';
import type { OppositeStakes } from '../../wagering/index.ts';
import type { DeskWithdrawal, PayeeLinks, PaymentHistory } from '../../wallet/index.ts';
import type { CashierPorts } from '../ports.ts';
import { nameMatch } from './rules/name-match.ts';
import { marksOf, ruleFactsOf, type Known, type Mark, type RuleFacts } from './rules/risk.ts';

export interface Gathered {
  readonly known: Known;
  readonly marks: readonly Mark[];
  readonly facts: RuleFacts;
  readonly history: PaymentHistory;
  readonly traces: MemberTraces | undefined;
  readonly links: Links;
  readonly played: { readonly staked: bigint; readonly paid: bigint };
  readonly opposite: OppositeStakes;
}

export interface Links extends PayeeLinks, TraceLinks {}

const monthMs = 30 * 24 * 3_600_000;
const noLinks: TraceLinks = { sameDevice: [], sameAddress: [], sameDocument: [] };

export async function gather(
  ports: CashierPorts,
  on: Queryable | Tx,
  { seen, wasOpened, now }: { seen: DeskWithdrawal; wasOpened: boolean; now: number },
): Promise<Gathered> {
  const { withdrawal } = seen;
  const { playerId, currency, bankCode, numberEnd, id } = withdrawal;
  const payee = { bankCode, numberEnd };
  const { desk } = ports.wallet;
  const at = withdrawal.requestedAt;
  const history = await desk.history(on, { playerId, currency, except: id, payee, at });
  const traces = await ports.traces.of(on, playerId);
  const links = {
    ...(await desk.links(on, seen)),
    ...(traces ? await ports.traces.links(on, playerId, traces) : noLinks),
  };
  const payeeSince = await desk.payeeSince(on, seen);
  const played = await ports.wagering.lifeSums(playerId, currency, history.lastPaidAt ?? 0);
  const opposite = await ports.wagering.oppositeStakes({
    playerId,
    currency,
    since: now - monthMs,
  });
  const found = { seen, history, traces, links, payeeSince, played, opposite, wasOpened, now };
  const known = knownOf(found);
  const marks = marksOf(known);
  const facts = ruleFactsOf(known, marks.length);
  return { known, marks, facts, history, traces, links, played, opposite };
}

interface Found extends Pick<Gathered, 'history' | 'traces' | 'links' | 'played' | 'opposite'> {
  readonly seen: DeskWithdrawal;
  readonly payeeSince: number | undefined;
  readonly wasOpened: boolean;
  readonly now: number;
}

function knownOf({ seen, history, traces, links, payeeSince, played, ...rest }: Found): Known {
  const { amount, cardHolder: holder } = seen.withdrawal;
  const proved = traces?.fullName ?? '';
  return {
    now: rest.now,
    amount,
    registeredAt: traces?.registeredAt ?? rest.now,
    deviceSince: deviceSince(traces),
    payeeSince,
    ...countsOf(history),
    staked: played.staked,
    oppositeStaked: rest.opposite.staked,
    oppositeOffset: rest.opposite.offset,
    name: nameMatch(holder, proved),
    holder,
    proved,
    sameDevice: links.sameDevice.length,
    sameAddress: links.sameAddress.length,
    sameDocument: links.sameDocument.length,
    samePayee: links.sameNumber.length,
    sameHolder: links.sameHolder.length,
    wasOpened: rest.wasOpened,
  };
}

const countsOf = ({
  paid,
  paidSum,
  openSum,
  paidToPayee,
  refused,
  ...history
}: PaymentHistory) => ({
  paid,
  paidSum,
  openSum,
  paidToPayee,
  refused,
  askedInDay: history.askedInDay,
  askedInDaySum: history.askedInDaySum,
  deposits: history.deposits,
  depositSum: history.depositSum,
});

/** When the device of the newest sign-in was seen first, among the places that are looked at. */
function deviceSince(traces: MemberTraces | undefined): number | undefined {
  const [newest] = traces?.places ?? [];
  if (!newest) return undefined;
  const same = traces?.places.filter(({ device }) => device === newest.device) ?? [];
  return Math.min(...same.map(({ firstAt }) => firstAt));
}
