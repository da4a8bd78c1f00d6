// Keeps the room of the jackpots until they are here, so that nothing below them jumps.
import { Skeleton } from '@baize/ui';
import styles from './jackpot-wait.module.css';

export function JackpotWait() {
  return <Skeleton shape="block" className={styles['wait']} />;
}
