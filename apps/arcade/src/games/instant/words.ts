// Rounds and hands in sentences, for screen readers and for the list of rounds.
import { unitsOf } from '@baize/client';
import { formatDecimal, type Translator } from '@baize/i18n';
import { useMemo } from 'react';
import { useArcade, type Arcade } from '../../app/arcade-context.tsx';
import { outcomeOf, type InstantRound } from './desk/instant-round.ts';
import { multiplierText } from './multiplier-text.ts';

export interface Words {
  readonly t: Translator;
  /** What a round came to. */
  readonly resultOf: (round: InstantRound) => string;
  /** What an open hand shows now. */
  readonly stepOf: (hand: InstantRound) => string;
}

export function useWords(): Words {
  const { t, money } = useArcade();
  return useMemo(() => wordsIn({ t, money }), [t, money]);
}

export function wordsIn({ t, money }: Pick<Arcade, 't' | 'money'>): Words {
  return {
    t,
    resultOf: (round) => join([drawnOf(t, round), paidOf({ t, money }, round)]),
    stepOf(hand) {
      const { multiplier = '1' } = outcomeOf(hand);
      const now = {
        multiplier: multiplierText(multiplier, t.tag),
        amount: money(hand.worth ?? '0'),
      };
      const worth = hand.worth === null ? t('instant.hand-begins') : t('instant.hand-open', now);
      return join([drawnOf(t, hand), worth]);
    },
  };
}

const join = (parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(' ');

function paidOf({ t, money }: Pick<Arcade, 't' | 'money'>, round: InstantRound): string {
  const { free } = round;
  if (round.state === 'void') return t(free ? 'arcade.free-bet-back' : 'instant.result-void');
  const [payout, stake] = [unitsOf(round.payout), unitsOf(round.stake)];
  const multiplier = multiplierText(outcomeOf(round).multiplier ?? '0', t.tag);
  const told = { multiplier, amount: money(payout), stake: money(stake) };
  if (free) return t(payout > 0n ? 'arcade.free-bet-won' : 'arcade.free-bet-lost', told);
  if (payout > stake) return t('instant.result-won', told);
  return payout > 0n ? t('instant.result-returned', told) : t('instant.result-lost');
}

/** What was drawn, where it can be said in a few words. */
function drawnOf(t: Translator, round: InstantRound): string | undefined {
  const { roll, flips, cards } = outcomeOf(round);
  if (roll !== undefined) return `${t('instant.dice-roll', { roll: rollText(roll, t.tag) })}.`;
  if (flips !== undefined) return `${t('instant.flips-shown', { sides: sidesText(t, flips) })}.`;
  const card = cards?.at(-1);
  return card === undefined ? undefined : `${cardText(t, card)}.`;
}

export const rollText = (roll: number, tag: string): string =>
  formatDecimal(`${Math.floor(roll / 100)}.${String(roll % 100).padStart(2, '0')}`, tag);

export const sidesText = (t: Translator, sides: readonly string[]): string =>
  sides.map((side) => t(side === 'heads' ? 'instant.heads' : 'instant.tails')).join(', ');

const ranks = 13;
const named = { 1: 'rank-1', 11: 'rank-11', 12: 'rank-12', 13: 'rank-13' } as const;
const suits = ['suit-0', 'suit-1', 'suit-2', 'suit-3'] as const;

/** 1 is an ace, the lowest; 13 a king. */
export const rankOf = (card: number): number => (card % ranks) + 1;
export const suitOf = (card: number): number => Math.floor(card / ranks) % suits.length;

export function cardText(t: Translator, card: number): string {
  const key = named[rankOf(card) as keyof typeof named];
  const rank = key === undefined ? String(rankOf(card)) : t(`instant.${key}`);
  return t('instant.card', { rank, suit: t(`instant.${suits[suitOf(card)] ?? 'suit-0'}`) });
}
