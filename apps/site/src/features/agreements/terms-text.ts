// Terms of a contract in words: a tier's conditions, what its rate is taken of, a period's days.
import { formatDate, formatMinute, formatPercentage } from '@baize/i18n';
import { unitsOf } from '@baize/client';
import { useMoneyText } from '../../app/money-text.ts';
import { useText } from '../../app/texts/texts.ts';
import type { AgreementKind, AgreementPeriod, NextTier, Tier } from './agreements.ts';

interface Span {
  readonly period: AgreementPeriod;
  readonly from: number;
  readonly until: number;
}

/** A period's own days or minutes; its end is the first moment after it. */
export function spanText({ period, from, until }: Span): string {
  const day = formatDate(from);
  if (period === 'hourly' || period === 'five-minutes') {
    return `${day} ${formatMinute(from)}–${formatMinute(until)}`;
  }
  const last = formatDate(until - 1);
  return day === last ? day : `${day} – ${last}`;
}

/** `0.8000` is `0.8`. */
const shortest = (decimal: string): string =>
  decimal.includes('.') ? decimal.replace(/\.?0+$/u, '') : decimal;

export function useTermsText() {
  const t = useText();
  const money = useMoneyText();
  const rate = (text: string) => formatPercentage(shortest(text), t.tag);
  const conditions = ({ minTurnover, minActive, minLoss }: Omit<Tier, 'rate'>): string => {
    const parts = [
      unitsOf(minTurnover) > 0n && t('contracts.tier-turnover', { value: money(minTurnover) }),
      minActive > 0 && t('contracts.tier-active', { count: minActive }),
      unitsOf(minLoss) > 0n && t('contracts.tier-loss', { value: money(minLoss) }),
    ].filter((part) => part !== false);
    return parts.length === 0 ? t('contracts.tier-free') : parts.join(' · ');
  };
  const missing = ({ turnoverMissing, activeMissing, lossMissing }: NextTier): string =>
    [
      unitsOf(turnoverMissing) > 0n &&
        t('contracts.more-turnover', { value: money(turnoverMissing) }),
      activeMissing > 0 && t('contracts.more-active', { count: activeMissing }),
      unitsOf(lossMissing) > 0n && t('contracts.more-loss', { value: money(lossMissing) }),
    ]
      .filter((part) => part !== false)
      .join(' · ');
  const ofWhat = (kind: AgreementKind) =>
    t(kind === 'dividend' ? 'contracts.of-loss' : 'contracts.of-turnover');
  return { rate, conditions, missing, ofWhat };
}
