// The stakes of others in this round, the highest first, and where they were taken out.
import { classNames } from '@baize/ui';
import { useArcade } from '../../../app/arcade-context.tsx';
import { useCrash, useMultiplier, useShown } from '../crash-context.tsx';
import { payoutAt } from '../desk/crash-state.ts';
import styles from './panels.module.css';

export function OthersList() {
  const { t, money } = useArcade();
  const print = useMultiplier();
  const others = useCrash((state) => state.others);
  const count = useCrash((state) => state.count);
  const staked = useCrash((state) => state.staked);
  const { phase } = useShown();
  return (
    <>
      <p className={styles['sum']}>
        <span>{t('crash-play.count', { count })}</span>
        <bdi>{money(staked)}</bdi>
      </p>
      {others.length === 0 ? <p className={styles['empty']}>{t('crash-play.no-others')}</p> : null}
      <ul className={styles['bets']}>
        {others.map(({ key, name, stake, at }) => (
          <li key={key} className={classNames(styles['bet'], at !== null && styles['won'])}>
            <span className={styles['who']}>{name}</span>
            <bdi>{money(stake)}</bdi>
            <span>
              {at === null
                ? t(phase === 'ended' ? 'crash-play.lost' : 'crash-play.flies')
                : print(at)}
            </span>
            <bdi>{at === null ? '' : money(payoutAt(stake, at))}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}
