// The rules common to all plays of a game: closing, drawing, prizes, rebates and payout limits.
import { formatNumber, formatPercentage } from '@baize/i18n';
import { useArcade } from '../../../app/arcade-context.tsx';
import { useDesk } from '../lottery-context.tsx';
import styles from './rules.module.css';

export function GameRules() {
  const { t, money } = useArcade();
  const terms = useDesk((state) => state.terms);
  const { drawnBy, payoutCap, issuePayoutCap, unitsMost, chaseMost, group, modes } = terms;
  const hasPrizes = modes.includes('Lott');
  return (
    <div className={styles['game']}>
      <p>{t(`lottery-play.drawn-by-${drawnBy}`)}</p>
      <p>{t('lottery-play.rule-time')}</p>
      {hasPrizes ? (
        <p>
          {t('lottery-play.rule-groups', {
            least: group.least,
            own: group.own,
            percent: formatPercentage(String(group.own / 20), t.tag),
          })}
        </p>
      ) : null}
      <p>{t('lottery-play.rule-caps', { slip: money(payoutCap), issue: money(issuePayoutCap) })}</p>
      <p>
        {t('lottery-play.rule-limits', {
          units: formatNumber(unitsMost, t.tag),
          chase: formatNumber(chaseMost, t.tag),
        })}
      </p>
    </div>
  );
}
