// The amount on each answer at odds: typed, or one of the quick amounts. It is kept for next time,
// so that a bet is two presses.
import { typedUnits } from '@baize/client';
import { printUnits } from '@baize/money';
import { MoneyInput } from '@baize/ui';
import { useState } from 'react';
import { useArcade } from '../../app/arcade-context.tsx';
import { useDesk, useLottery } from './lottery-context.tsx';
import styles from './stake-pad.module.css';

const quickAmounts = ['2', '10', '50', '100', '500'] as const;

export function AmountPad() {
  const { t, session } = useArcade();
  const { desk } = useLottery();
  const amount = useDesk((state) => state.stake.amount);
  const [text, setText] = useState(() => printUnits(amount, 2).replace(/\.00$/u, ''));
  const shown = typedUnits(text) === amount ? text : printUnits(amount, 2).replace(/\.00$/u, '');
  return (
    <div className={styles['pad']}>
      <label className={styles['amount']}>
        <span>{t('lottery-play.amount-each')}</span>
        <MoneyInput
          value={shown}
          symbol={session.currencySymbol}
          quickAmounts={quickAmounts.map((value) => ({ value, label: value }))}
          quickLabel={t('lottery-play.quick-amounts')}
          onChange={(next) => {
            setText(next);
            desk.setStake({ amount: typedUnits(next) ?? 0n });
          }}
        />
      </label>
    </div>
  );
}
