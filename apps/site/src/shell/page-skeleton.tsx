// The boxes of a page whose code is on its way.
import { Skeleton } from '@baize/ui';
import { useText } from '../app/texts/texts.ts';
import styles from './shell.module.css';

export function PageSkeleton() {
  const t = useText();
  return (
    <div className={styles['skeleton']} role="status" aria-label={t('shell.loading')}>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  );
}
