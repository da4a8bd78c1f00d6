// Reads the export of a bill: what the bill states of itself, its terms, and every member of the
// team with their figures. Anything missing or unreadable is an error that names the field.
import { amountOf, sumOf, type Amount } from './decimals.ts';
import type { BillFacts, MemberFacts } from './recompute.ts';
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

/** A file holds one export or a list of them. */
export function readExports(json: unknown): BillExport[] {
  return (Array.isArray(json) ? json : [json]).map((one) => readExport(partsOf(one, 'the file')));
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

type Parts = Readonly<Record<string, unknown>>;

function partsOf(value: unknown, what: string): Parts {
  if (typeof value !== 'object' || value === null) throw new Error(`${what} is missing`);
  return value as Parts;
}

function listIn(parts: Parts, name: string): Parts[] {
  const list = parts[name];
  if (!Array.isArray(list)) throw new Error(`${name} is no list`);
  return list.map((one) => partsOf(one, name));
}

function textIn(parts: Parts, name: string): string {
  const text = parts[name];
  if (typeof text !== 'string') throw new Error(`${name} is no text`);
  return text;
}

const amountIn = (parts: Parts, name: string): Amount => amountOf(textIn(parts, name), name);

function countIn(parts: Parts, name: string): number {
  const count = parts[name];
  if (typeof count !== 'number' || !Number.isInteger(count)) throw new Error(`${name} is no count`);
  return count;
}
