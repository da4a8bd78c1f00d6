// Reads exports: of a bill of an agreement, with its terms and every member of the team; of a
// day's rebate with its parts; of a commission with its children and tiers.
import { linesOf, type Line } from './compare.ts';
import { sumOf, type Amount } from './decimals.ts';
import { amountIn, countIn, listIn, partsOf, textIn, type Parts } from './parts.ts';
import type { BillFacts, MemberFacts } from './recompute.ts';
import { linesOfCommission, linesOfRebate } from './shares.ts';
import type { Terms, Tier } from './terms.ts';

/** What the bill itself says that it came to. */
export interface Stated {
  readonly turnover: Amount;
  readonly payout: Amount;
  readonly rebate: Amount;
  readonly bonus: Amount;
  readonly wage: Amount;
  readonly netLoss: Amount;
  readonly active: number;
  readonly tierReached: number | null;
  readonly rate: Amount;
  readonly base: Amount;
  readonly carryAfter: Amount;
  readonly due: Amount;
  readonly paid: Amount;
  /** The sum of its payments. */
  readonly payments: Amount;
}

export interface BillExport {
  readonly name: string;
  readonly facts: BillFacts;
  readonly stated: Stated;
}

/** What was stated of something that is paid, beside what was worked out again. */
export interface Checked {
  readonly name: string;
  readonly lines: readonly Line[];
}

/** A file holds one export or a list of them. */
export function readExports(json: unknown): Checked[] {
  return (Array.isArray(json) ? json : [json]).map((one) => check(partsOf(one, 'the file')));
}

function check(parts: Parts): Checked {
  if ('parts' in parts) {
    const name = ['day', 'category', 'kind'].map((field) => textIn(parts, field)).join(', ');
    return { name: `rebate of ${name}`, lines: linesOfRebate(parts) };
  }
  if ('children' in parts)
    return { name: `commission ${textIn(parts, 'id')}`, lines: linesOfCommission(parts) };
  const one = readExport(parts);
  return { name: `bill ${one.name}`, lines: linesOf(one) };
}

function readExport(parts: Parts): BillExport {
  const bill = partsOf(parts['bill'], 'bill');
  const [id, kind] = [textIn(bill, 'id'), textIn(bill, 'kind')];
  const payee = textIn(partsOf(bill['payee'], 'payee'), 'username');
  return {
    name: `${id}, ${kind} of ${payee}`,
    facts: {
      isDividend: kind === 'dividend',
      terms: readTerms(partsOf(bill['terms'], 'terms')),
      members: listIn(parts, 'members').map(readMember),
      carryBefore: amountIn(bill, 'carryBefore'),
    },
    stated: readStated(bill),
  };
}

function readStated(bill: Parts): Stated {
  const figures = partsOf(bill['figures'], 'figures');
  const payments = listIn(bill, 'payments').map((one) => amountIn(one, 'amount'));
  return {
    turnover: amountIn(figures, 'turnover'),
    payout: amountIn(figures, 'payout'),
    rebate: amountIn(figures, 'rebate'),
    bonus: amountIn(figures, 'bonus'),
    wage: amountIn(figures, 'wage'),
    netLoss: amountIn(figures, 'netLoss'),
    active: countIn(figures, 'active'),
    tierReached: bill['tierReached'] === null ? null : countIn(bill, 'tierReached'),
    rate: amountIn(bill, 'rate'),
    base: amountIn(bill, 'base'),
    carryAfter: amountIn(bill, 'carryAfter'),
    due: amountIn(bill, 'due'),
    paid: amountIn(bill, 'paid'),
    payments: sumOf(payments),
  };
}

const readMember = (parts: Parts): MemberFacts => ({
  name: textIn(partsOf(parts['member'], 'member'), 'username'),
  turnover: amountIn(parts, 'turnover'),
  payout: amountIn(parts, 'payout'),
  deposit: amountIn(parts, 'deposit'),
  rebate: amountIn(parts, 'rebate'),
  bonus: amountIn(parts, 'bonus'),
  wage: amountIn(parts, 'wage'),
});

const readTerms = (parts: Parts): Terms => ({
  tiers: listIn(parts, 'tiers').map(readTier),
  activeTurnover: amountIn(parts, 'activeTurnover'),
  activeDeposit: amountIn(parts, 'activeDeposit'),
  carryNegative: parts['carryNegative'] === true,
  onlyIfLoss: parts['onlyIfLoss'] === true,
  minusRebates: parts['minusRebates'] === true,
  minusBonuses: parts['minusBonuses'] === true,
  minusWages: parts['minusWages'] === true,
  maximum: amountIn(parts, 'maximum'),
});

const readTier = (parts: Parts): Tier => ({
  minTurnover: amountIn(parts, 'minTurnover'),
  minActive: countIn(parts, 'minActive'),
  minLoss: amountIn(parts, 'minLoss'),
  rate: amountIn(parts, 'rate'),
});
