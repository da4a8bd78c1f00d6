// The odds of a draw as members will see them.
import { useText } from '../../../app/texts.ts';
import type { PrizeDraw } from '../staff-promotion.ts';
import { useRewardWords } from './sums.ts';
import styles from './maker.module.css';

export function DrawOdds({ draw: { segments } }: { draw: PrizeDraw }) {
  const t = useText();
  const wordsOf = useRewardWords();
  const range = segments.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <ol className={styles['steps']}>
      {segments.map(({ weight, rewards }, place) => (
        <li key={place}>
          <span>{t('console.promotions.draw-odds', { weight, range })}</span>
          <b>{rewards.length === 0 ? t('console.promotions.draw-none') : wordsOf(rewards)}</b>
        </li>
      ))}
    </ol>
  );
}
