// What stands while a game is fetched: the mark of the house on the cloth, breathing slowly.
import { LogoMark } from '@baize/ui';
import styles from './curtain.module.css';

export function CurtainMark() {
  return (
    <div className={styles['curtain']} role="status" aria-busy="true">
      <span className={styles['mark']}>
        <LogoMark />
      </span>
      <span className={styles['thread']} />
    </div>
  );
}
