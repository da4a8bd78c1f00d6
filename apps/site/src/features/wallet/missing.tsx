// Facts of bonuses that are not here yet: under way, or failed and to be asked again.
import { Skeleton } from '@baize/ui';
import { LoadFailure } from '../../app/records/load-failure.tsx';
import styles from './bonuses.module.css';

export function Missing({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error === null) return <Skeleton shape="block" className={styles['wait']} />;
  return <LoadFailure error={error} onRetry={onRetry} />;
}
