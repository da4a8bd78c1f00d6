// The curtain shown while a game loads: the logo on the cloth, fading slowly in and out.
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
