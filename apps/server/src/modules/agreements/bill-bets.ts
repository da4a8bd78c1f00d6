// A member's rounds that were settled in a bill's period while the member stood below the payee;
// the member must have counted for the bill.
import { refuse } from '@baize/contract';
import { printUnits, type Units } from '@baize/money';
import { isKept, playOf } from '../facts/index.ts';
import { termsOfBill } from './bill-shown.ts';
import type { AgreementsPorts } from './ports.ts';
import { readTerms } from './rules/terms.ts';
import type { BillRow } from './store/bill-rows.ts';

interface Asked {
  readonly memberId: string;
  readonly locale: string;
  readonly now: number;
  readonly limit: number;
  readonly offset: number;
}

export async function billBets(
  ports: AgreementsPorts,
  row: BillRow,
  { memberId, locale, now, ...page }: Asked,
) {
  const counted = await countedOf(ports, row, memberId);
  if (counted === undefined) return refuse('member-not-found');
  const { list, total, games } = await ports.settledRounds({
    playerId: memberId,
    ...windowOf(row),
    spans: await ports.placedBelow({ agentId: row.payeeId, memberId }),
    ...page,
  });
  const { turnoverAt } = ports.facts;
  const bets = list.map((round) => ({
    roundId: round.roundId,
    settledAt: round.settledAt.getTime(),
    gameCode: round.gameCode,
    gameName: ports.gameName(round.vendor, round.gameCode, locale),
    stake: printUnits(round.stake),
    turnover: printUnits(turnoverAt(round, round)),
    payout: printUnits(round.payout),
  }));
  const listed = games.reduce((sum, game) => sum + turnoverAt(game, game), 0n);
  // Of a part of a day that is kept no more nothing is known.
  const earlier = isKept(windowOf(row), now) ? counted - listed : 0n;
  return { list: bets, total, earlierTurnover: printUnits(earlier) };
}

const windowOf = ({ startsAt, endsAt, currency }: BillRow) => ({
  from: startsAt.getTime(),
  until: endsAt.getTime(),
  currency,
});

/** The member's turnover in the bill; undefined: the member did not count for it. */
async function countedOf(
  ports: AgreementsPorts,
  row: BillRow,
  memberId: string,
): Promise<Units | undefined> {
  if (memberId === row.payeeId && !readTerms(await termsOfBill(ports, row)).includeSelf)
    return undefined;
  const days = await ports.facts.memberDays(memberId, row.payeeId, windowOf(row));
  if (days.length === 0) return undefined;
  return days.reduce((sum, day) => sum + playOf(day).valid, 0n);
}
