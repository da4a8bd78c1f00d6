// The odds in a game's rules. A counted game states the highest payout of a spin; a simulated one
// states the highest seen, and the cap is the true bound.
import { formatDecimal, formatNumber, type Translator } from '@baize/i18n';
import type { ParOdds } from 'virtual:par-sheets';

export interface OddsAsked {
  readonly t: Translator;
  readonly sheet: ParOdds;
  readonly holds: boolean;
  /** Where every round ends, in stakes. */
  readonly payoutStakesMax: number;
}

export function oddsText({ t, sheet, holds, payoutStakesMax }: OddsAsked): string {
  const odds = {
    hits: oneIn(sheet.hitPercent, t.tag),
    trigger: formatDecimal(sheet.spinsPerTrigger, t.tag, 1),
    highest: formatDecimal(sheet.spinWinStakesMax, t.tag, 2),
  };
  if (holds) return t('slots.rules-odds-hold', odds);
  if (sheet.simulated === undefined) return t('slots.rules-odds', odds);
  const { rounds } = sheet.simulated;
  const seen = {
    rounds: formatNumber(rounds, t.tag),
    times: formatNumber(payoutStakesMax, t.tag),
  };
  return t('slots.rules-odds-seen', { ...odds, ...seen });
}

/** How many spins there are for one that pays, with two places. */
function oneIn(hitPercent: string, tag: string): string {
  return new Intl.NumberFormat(tag, { maximumFractionDigits: 2 }).format(100 / Number(hitPercent));
}
