// The number of rewards to claim, in the menus; nothing when there are none.
import { VisuallyHidden } from '@baize/ui';
import { useRewardsDue } from '../app/rewards-due.ts';
import { useModule } from '../app/status.ts';
import { useText } from '../app/texts/texts.ts';
import styles from './due-badge.module.css';

const shownMost = 99;

/**
 * `corner`: on the corner of what it stands in; else at the end of its line. `mark`: on the corner
 * of a button that has a name of its own; its menu says the number.
 */
export function DueBadge({ at = 'end' }: { at?: 'corner' | 'end' | 'mark' }) {
  const t = useText();
  const isOn = useModule('REWCEN3');
  const { count } = useRewardsDue();
  if (!isOn || count === 0) return null;
  const shown = count > shownMost ? `${shownMost}+` : String(count);
  if (at === 'mark')
    return <span className={styles['corner']} data-count={shown} aria-hidden="true" />;
  return (
    <span className={styles[at]}>
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>{t('shell.rewards-to-claim', { count })}</VisuallyHidden>
    </span>
  );
}
