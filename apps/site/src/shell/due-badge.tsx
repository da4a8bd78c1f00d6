// The number of rewards to claim, in the menus; nothing when there are none.
import { VisuallyHidden } from '@baize/ui';
import { useRewardsDue } from '../app/rewards-due.ts';
import { useModule } from '../app/status.ts';
import { useText } from '../app/texts/texts.ts';
import styles from './due-badge.module.css';

const shownMost = 99;

/** `corner`: on the corner of what it stands in; else at the end of its line. */
export function DueBadge({ at = 'end' }: { at?: 'corner' | 'end' }) {
  const t = useText();
  const isOn = useModule('REWCEN3');
  const { count } = useRewardsDue();
  if (!isOn || count === 0) return null;
  return (
    <span className={styles[at]}>
      <span aria-hidden="true">{count > shownMost ? `${shownMost}+` : count}</span>
      <VisuallyHidden>{t('shell.rewards-to-claim', { count })}</VisuallyHidden>
    </span>
  );
}
