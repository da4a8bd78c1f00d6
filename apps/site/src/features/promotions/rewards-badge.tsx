// The count of rewards that can be claimed; nothing when there are none.
import { VisuallyHidden } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';
import { useRewards } from './promotions.ts';
import styles from './promotions.module.css';

const shownMost = 99;

export function RewardsBadge() {
  const t = useText();
  const count = useRewards('available', 1).data?.available ?? 0;
  if (count === 0) return null;
  return (
    <span className={styles['count']}>
      <span aria-hidden="true">{count > shownMost ? `${shownMost}+` : count}</span>
      <VisuallyHidden>{t('shell.rewards-to-claim', { count })}</VisuallyHidden>
    </span>
  );
}
