// The guesses about the next card, each with its multiplier and its exact chance, and the skip.
import { ArrowDownIcon, ArrowUpIcon, Button, ChevronRightIcon } from '@baize/ui';
import { formatPercent } from '@baize/i18n';
import { useArcade } from '../../../app/arcade-context.tsx';
import { outcomeOf } from '../desk/instant-round.ts';
import { useDesk, useInstant } from '../instant-context.tsx';
import { multiplierText } from '../multiplier-text.ts';
import { rankOf } from '../words.ts';
import styles from './choices.module.css';

const ranks = 13;

export function HiloFields() {
  const { t } = useArcade();
  const { desk } = useInstant();
  const { hand, phase } = useDesk((state) => state);
  const skips = outcomeOf(hand).skipsLeft ?? 0;
  return (
    <>
      <div className={styles['guesses']}>
        <GuessButton guess="higher" />
        <GuessButton guess="lower" />
      </div>
      <Button
        size="small"
        icon={<ChevronRightIcon />}
        disabled={hand === null || phase !== 'ready' || skips === 0}
        onClick={() => desk.step('skip')}
      >
        {hand === null ? t('instant.skip') : t('instant.skips-left', { count: skips })}
      </Button>
    </>
  );
}

function GuessButton({ guess }: { guess: 'higher' | 'lower' }) {
  const { t } = useArcade();
  const { desk } = useInstant();
  const { hand, phase } = useDesk((state) => state);
  const outcome = outcomeOf(hand);
  const multiplier = outcome[guess] ?? null;
  const card = outcome.cards?.at(-1);
  const terms = () => {
    if (hand === null || card === undefined) return '–';
    if (multiplier === null) return t('instant.guess-certain');
    const winning = guess === 'higher' ? ranks - rankOf(card) + 1 : rankOf(card);
    const chance = formatPercent(winning / ranks, t.tag, 2);
    return t('instant.guess-terms', { multiplier: multiplierText(multiplier, t.tag), chance });
  };
  return (
    <button
      type="button"
      className={styles['guess']}
      disabled={multiplier === null || phase !== 'ready'}
      onClick={() => desk.step(guess)}
    >
      {guess === 'higher' ? <ArrowUpIcon /> : <ArrowDownIcon />}
      <strong>{t(`instant.${guess}`)}</strong>
      <span>{terms()}</span>
    </button>
  );
}
