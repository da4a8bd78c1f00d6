// Terms while staff write them: amounts as typed, checked when they are sent.
import { readUnits } from '@baize/client';
import type { AgreementKind } from '@baize/contract';
import { printUnits } from '@baize/money';
import type { Terms, Tier } from './staff-agreement.ts';

export const tiersMost = 20;

export const newTier = (): Tier => ({ minTurnover: '0', minActive: 0, minLoss: '0', rate: '1' });

export const newTerms = (): Terms => ({
  tiers: [newTier()],
  activeTurnover: '1000',
  activeDeposit: '0',
  carryNegative: false,
  onlyIfLoss: false,
  includeSelf: false,
  minusRebates: true,
  minusBonuses: true,
  minusWages: true,
  maximum: '0',
});

/** Only a dividend carries a loss on, and only a salary asks for one. */
export function fitting(kind: AgreementKind, terms: Terms): Terms {
  const isDividend = kind === 'dividend';
  return {
    ...terms,
    carryNegative: isDividend && terms.carryNegative,
    onlyIfLoss: !isDividend && terms.onlyIfLoss,
  };
}

/** As the server reads them; undefined: something typed is no amount, count or rate. */
export function written(terms: Terms): Terms | undefined {
  const amounts = [terms.activeTurnover, terms.activeDeposit, terms.maximum].map(amountOf);
  const tiers = terms.tiers.map((tier) => {
    const [minTurnover, minLoss, rate] = [tier.minTurnover, tier.minLoss, tier.rate].map(amountOf);
    const isRate = rate !== undefined && Number(rate) > 0 && Number(rate) <= 100;
    if (minTurnover === undefined || minLoss === undefined || !isRate) return undefined;
    return { minTurnover, minLoss, rate, minActive: tier.minActive };
  });
  const [activeTurnover, activeDeposit, maximum] = amounts;
  if (activeTurnover === undefined || activeDeposit === undefined || maximum === undefined)
    return undefined;
  const right = tiers.filter((tier) => tier !== undefined);
  if (right.length < tiers.length || tiers.length === 0) return undefined;
  return { ...terms, activeTurnover, activeDeposit, maximum, tiers: right };
}

/** The shortest text of an amount: `1000.5000` is 1000.5. */
function amountOf(typed: string): string | undefined {
  const units = readUnits(typed.trim() === '' ? '0' : typed.trim());
  if (units === undefined || units < 0n) return undefined;
  return printUnits(units, 4).replace(/\.?0+$/u, '');
}
