// The members of a payee's team with what each brought to a bill.
import { refuse, type agreements, type OutputOf } from '@baize/contract';
import { printUnits } from '@baize/money';
import { isKept, playOf, type MemberSums } from '../facts/index.ts';
import { billInFull, termsOfBill } from './bill-shown.ts';
import type { AgreementsPorts } from './ports.ts';
import { figuresOf } from './count-period.ts';
import { netLossOf } from './rules/bill.ts';
import { readTerms, type Terms } from './rules/terms.ts';
import type { Viewer } from './shown.ts';
import type { BillRow } from './store/bill-rows.ts';

type MemberShown = OutputOf<typeof agreements.listBillMembers>['list'][number];

interface Page {
  readonly name: string;
  readonly limit: number;
  readonly offset: number;
}

export async function billMembers(
  ports: Pick<AgreementsPorts, 'database' | 'facts' | 'clock'>,
  row: BillRow,
  page: Page,
): Promise<{ readonly list: MemberShown[]; readonly total: number; readonly isKept: boolean }> {
  const terms = readTerms(await termsOfBill(ports, row));
  const span = { from: row.startsAt.getTime(), until: row.endsAt.getTime() };
  const { list, total } = await ports.facts.memberFacts(row.payeeId, {
    ...page,
    ...span,
    currency: row.currency,
    includeSelf: terms.includeSelf,
  });
  const members = list.map((member) => memberShown(member, terms));
  return { list: members, total, isKept: isKept(span, ports.clock.now()) };
}

function memberShown(member: MemberSums, terms: Terms): MemberShown {
  const { memberId: id, username } = member;
  const { valid } = playOf(member);
  const { deposit } = member.money;
  const figures = figuresOf(member, 0);
  return {
    member: { id, username },
    turnover: printUnits(figures.turnover),
    payout: printUnits(figures.payout),
    netLoss: printUnits(netLossOf(terms, figures)),
    deposit: printUnits(deposit),
    rebate: printUnits(figures.rebate),
    bonus: printUnits(figures.bonus),
    wage: printUnits(figures.wage),
    isActive: valid > 0n && valid >= terms.activeTurnover && deposit >= terms.activeDeposit,
  };
}

/** So many members are one file at most. */
const factsMost = 100_000;

/** The bill and all its members: one statement, since each page would sum the whole team anew. */
export async function billFacts(
  ports: Pick<AgreementsPorts, 'database' | 'facts' | 'usernames' | 'clock'>,
  row: BillRow,
  viewer: Viewer,
) {
  const page = { name: '', limit: factsMost, offset: 0 };
  const { list: members, total, isKept: isWhole } = await billMembers(ports, row, page);
  // Without all its members a bill cannot be made again.
  if (!isWhole) return refuse('bill-facts-gone');
  if (total > factsMost) return refuse('bill-facts-large');
  return { bill: await billInFull(ports, row, viewer), members };
}
