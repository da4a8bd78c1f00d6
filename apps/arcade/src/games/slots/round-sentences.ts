// The result of a round in sentences: what it paid and how that came about.
import { unitsOf } from '@baize/client';
import type { Translator } from '@baize/i18n';
import type { Units } from '@baize/money';
import { tierName } from '../../frame/jackpots/tier-name.ts';
import { freeSpinsOf, tumblesOf, type ShownRound } from './desk/slot-round.ts';

export interface SentenceTools {
  readonly t: Translator;
  readonly money: (amount: Units) => string;
}

export function roundSentences(
  { stake, payout, events, jackpots }: Omit<ShownRound, 'answer'>,
  { t, money }: SentenceTools,
): readonly string[] {
  const [amount, staked] = [money(payout), money(stake)];
  const parts: string[] = [];
  if (payout > stake) parts.push(t('slots.result-won', { amount }));
  else if (payout > 0n) parts.push(t('slots.result-returned', { amount, stake: staked }));
  else parts.push(t('slots.result-lost'));
  const [tumbles, freeSpins] = [tumblesOf(events), freeSpinsOf(events)];
  if (tumbles > 0) parts.push(t('slots.result-tumbles', { count: tumbles }));
  const hold = events.find((event) => event.kind === 'hold-ended');
  if (hold !== undefined) parts.push(t('slots.result-hold'));
  for (const { tier, prize } of jackpots) {
    parts.push(`${t('jackpots.won', { tier: tierName(t, tier) })}: ${money(unitsOf(prize))}.`);
  }
  if (freeSpins > 0) parts.push(t('slots.result-feature', { count: freeSpins }));
  return parts;
}
