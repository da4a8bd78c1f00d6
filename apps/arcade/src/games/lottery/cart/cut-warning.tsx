// Says before the stake that a cap would cut what a draw could pay, and what is paid then.
import { useArcade } from '../../../app/arcade-context.tsx';
import { capsOf } from '../desk/lottery-terms.ts';
import { useDesk } from '../lottery-context.tsx';
import { isCut, type Highest } from './caps.ts';
import styles from './cart.module.css';

export function CutWarning({ highest }: { highest: Highest }) {
  const { t, money } = useArcade();
  const { slip, issue } = capsOf(useDesk((state) => state.terms));
  if (!isCut(highest)) return null;
  return (
    <p className={styles['cut']}>
      {highest.slipCut ? t('lottery-play.cut-warning', { cap: money(slip) }) : ''}{' '}
      {highest.issueCut ? t('lottery-play.cut-issue-warning', { cap: money(issue) }) : ''}
    </p>
  );
}
