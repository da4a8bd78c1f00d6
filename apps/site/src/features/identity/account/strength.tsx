// The account's security level, as a ring that fills and as a word.
import { useText } from '../../../app/texts/texts.ts';
import styles from './account.module.css';

const levels = [
  { from: 80, word: 'security.strong', tone: 'good' },
  { from: 50, word: 'security.fair', tone: 'fair' },
  { from: 0, word: 'security.weak', tone: 'weak' },
] as const;

export function Strength({ percent }: { percent: number }) {
  const t = useText();
  const { word, tone } = levels.find(({ from }) => percent >= from) ?? levels[2];
  return (
    <div className={styles['strength']} data-tone={tone}>
      <div
        className={styles['ring']}
        role="progressbar"
        aria-label={t('security.strength')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={t(word)}
        style={{ '--share': percent / 100 }}
      >
        <b>{percent}</b>
      </div>
      <div>
        <b>{t(word)}</b>
        <span>{t('security.strength')}</span>
      </div>
    </div>
  );
}
