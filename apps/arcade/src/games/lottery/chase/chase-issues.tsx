// The issues of a planned chase: the multiple of each, what is staked by then, and what the
// smallest win would leave.
import { timesUnits } from '@baize/client';
import { formatTime } from '@baize/i18n';
import type { Units } from '@baize/money';
import { useArcade } from '../../../app/arcade-context.tsx';
import { highestOf, isCut } from '../cart/caps.ts';
import { cartTotal, type CartSlip } from '../cart/cart.ts';
import { capsOf, type Issue } from '../desk/lottery-terms.ts';
import { useDesk } from '../lottery-context.tsx';
import styles from './chase.module.css';

export interface ChaseIssuesProps {
  issues: readonly Issue[];
  multiples: readonly number[];
  slips: readonly CartSlip[];
  /** The smallest at a multiple of one. */
  win: Units;
}

export function ChaseIssues({ issues, multiples, slips, win }: ChaseIssuesProps) {
  const { t, money } = useArcade();
  const caps = capsOf(useDesk((state) => state.terms));
  const cost = cartTotal(slips);
  const rows = multiples.map((multiple, index) => {
    const sum = multiples.slice(0, index + 1).reduce((all, one) => all + one, 0);
    const staked = timesUnits(cost, sum);
    const brings = timesUnits(win, multiple);
    const left = (brings > caps.slip ? caps.slip : brings) - staked;
    const cut = isCut(highestOf(slips, caps, multiple));
    return { issue: issues[index], multiple, staked, left, cut };
  });
  return (
    <div
      className={styles['scroll']}
      tabIndex={0}
      role="region"
      aria-label={t('lottery-play.chase-list')}
    >
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{t('lottery-play.issue-name')}</th>
            <th scope="col">{t('lottery-play.multiple')}</th>
            <th scope="col">{t('lottery-play.staked-so-far')}</th>
            <th scope="col">{t('lottery-play.left-at-win')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ issue, multiple, staked, left, cut }, index) => (
            <tr key={issue?.issue ?? index}>
              <th scope="row">
                {issue?.issue ?? '–'}{' '}
                <span className={styles['time']}>
                  {issue === undefined ? '' : formatTime(issue.drawsAt, { tag: t.tag })}
                </span>
              </th>
              <td>
                ×{multiple}
                {cut ? (
                  <span className={styles['capped']}> {t('lottery-play.chase-capped')}</span>
                ) : null}
              </td>
              <td>
                <bdi>{money(staked)}</bdi>
              </td>
              <td className={styles[left > 0n ? 'gain' : 'loss']}>
                <bdi>{money(left, { sign: 'always' })}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
