// The result of a round in one or two sentences: what it paid, how it came about, the balance.
import { unitsOf } from '@baize/client';
import { useCallback } from 'react';
import { useArcade } from '../../app/arcade-context.tsx';
import type { ShownRound } from './desk/slot-round.ts';
import { roundSentences } from './round-sentences.ts';
import { useSlot } from './slot-context.tsx';

export function useResultText(): (round: ShownRound) => string {
  const { t, money } = useArcade();
  const { desk } = useSlot();
  return useCallback(
    (round) => {
      const parts = roundSentences(round, { t, money });
      const { replay } = desk.store.getState();
      if (replay) return t('slots.result-replay', { result: parts.join(' ') });
      const balance = money(unitsOf(round.answer.balance));
      return [...parts, t('slots.result-balance', { amount: balance })].join(' ');
    },
    [t, money, desk],
  );
}
