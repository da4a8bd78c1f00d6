// The stake of plays that pay prizes: the unit, the multiple, and the prize group whose unused part
// is rebated.
import { formatMoney, formatNumber, formatPercentage } from '@baize/i18n';
import { Tabs } from '@baize/ui';
import { unitPrice, type Mode } from '@baize/engines';
import { useArcade } from '../../app/arcade-context.tsx';
import { CountStepper } from '../../frame/count-stepper.tsx';
import { useDesk, useLottery } from './lottery-context.tsx';
import { modeParts } from './picks/price.ts';
import styles from './stake-pad.module.css';

const multiples = [1, 5, 10, 50, 100] as const;

export function StakePad() {
  const { t, session } = useArcade();
  const { desk } = useLottery();
  const { mode, multiple } = useDesk((state) => state.stake);
  const { modesOfUnit, multipleMost } = useDesk((state) => state.terms);
  const priceOf = (one: Mode) =>
    formatMoney(unitPrice / modeParts[one], {
      tag: t.tag,
      symbol: session.currencySymbol,
      decimals: one === 'li' ? 3 : 2,
    });
  return (
    <div className={styles['pad']}>
      <Tabs
        label={t('lottery-play.unit-price')}
        look="pill"
        tabs={modesOfUnit.map((id) => ({ id, label: priceOf(id) }))}
        selected={mode}
        onSelect={(next) => desk.setStake({ mode: next })}
      />
      <CountStepper
        label={t('lottery-play.multiple')}
        lessLabel={t('lottery-play.multiple-down')}
        moreLabel={t('lottery-play.multiple-up')}
        count={multiple}
        most={multipleMost}
        quick={multiples}
        onCount={(next) => desk.setStake({ multiple: next })}
      />
      <GroupSlider />
    </div>
  );
}

function GroupSlider() {
  const { t } = useArcade();
  const { desk } = useLottery();
  const chosen = useDesk((state) => state.stake.group);
  const { own, least, step } = useDesk((state) => state.terms.group);
  if (own <= least) return null;
  const rebate = formatPercentage(percentOf(own - chosen), t.tag);
  return (
    <div className={styles['group']}>
      <span className={styles['group-text']}>
        <span>{t('lottery-play.prize-group', { group: formatNumber(chosen, t.tag) })}</span>
        <span>{t('lottery-play.rebate', { percent: rebate })}</span>
      </span>
      <input
        type="range"
        aria-label={t('lottery-play.prize-group', { group: formatNumber(chosen, t.tag) })}
        min={least}
        max={own}
        step={step}
        value={chosen}
        aria-valuetext={t('lottery-play.group-spoken', { group: chosen, percent: rebate })}
        onChange={(event) => desk.setStake({ group: event.target.valueAsNumber })}
      />
    </div>
  );
}

/** Groups of two thousandths, as percent with one place. */
function percentOf(groups: number): string {
  const tenths = Math.round(groups / 2);
  return `${Math.trunc(tenths / 10)}.${tenths % 10}`;
}
