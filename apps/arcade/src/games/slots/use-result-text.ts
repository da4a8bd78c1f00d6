// The result of a round in one or two sentences: what it paid, how it came about, the balance.
import { useArcade } from '../../app/arcade-context.tsx';
import { unitsOf, type ShownRound } from './desk/slot-round.ts';
import { roundSentences } from './round-sentences.ts';
import { useDesk } from './slot-context.tsx';

export function useResultText(round: ShownRound | null): string {
  const { t, money } = useArcade();
  const replay = useDesk((state) => state.replay);
  if (round === null) return '';
  const parts = roundSentences(round, { t, money });
  if (replay) return t('slots.result-replay', { result: parts.join(' ') });
  const balance = money(unitsOf(round.answer.balance));
  return [...parts, t('slots.result-balance', { amount: balance })].join(' ');
}
