// The rules in full, with the return, the highest payout, and what the present choice pays with its
// exact chances.
import { formatNumber, formatPercentage } from '@baize/i18n';
import { useArcade } from '../../../app/arcade-context.tsx';
import { rulesOf } from '../desk/instant-round.ts';
import { instantCode } from '../instant-codes.ts';
import { useDesk } from '../instant-context.tsx';
import { PayTable } from './pay-table.tsx';
import styles from './panels.module.css';

/** No choice returns more, and each loses less than a hundredth of a percent to cutting. */
const returnMost = '99';

export function RulesPanel() {
  const { t, money } = useArcade();
  const { terms } = useDesk((state) => state);
  const code = instantCode(terms.gameCode);
  const { hasSteps, autoplayAllowed, returnPercent, handHoursMax } = terms;
  const { payoutMost, multiplierMost, skipsMost = 0 } = rulesOf(terms);
  const percentOf = (decimal: string) => formatPercentage(decimal, t.tag);
  const returns = { percent: percentOf(returnPercent), most: percentOf(returnMost) };
  const cap = {
    amount: money(payoutMost),
    times: formatNumber(Number(multiplierMost), t.tag),
  };
  return (
    <div className={styles['rules']}>
      <p>{t(`instant.rules-${code}`, { skips: skipsMost })}</p>
      {hasSteps ? <p>{t('instant.rules-steps', { hours: handHoursMax })}</p> : null}
      <p>{t('instant.rules-return', returns)}</p>
      <p>{t('instant.rules-cap', cap)}</p>
      <PayTable />
      <p>{t('instant.rules-draw')}</p>
      <p>
        {t('instant.rules-keys')}{' '}
        {code === 'mines' || code === 'hilo' ? t(`instant.rules-keys-${code}`) : null}
        {autoplayAllowed && !hasSteps ? t('instant.rules-keys-autoplay') : null}
      </p>
    </div>
  );
}
