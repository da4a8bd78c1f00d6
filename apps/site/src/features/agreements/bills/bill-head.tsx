// The head of a bill: what is due, for which period, between whom, how far it is paid, and since
// when it is late.
import { formatDateTime } from '@baize/i18n';
import { unitsOf } from '@baize/client';
import { printUnits } from '@baize/money';
import { ProgressBar } from '@baize/ui';
import { useMoneyText } from '../../../app/money-text.ts';
import { Amount } from '../../../app/records/amount.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { spanText } from '../terms-text.ts';
import { useOtherName } from './bill-list.tsx';
import { StateOfBill } from './bill-state.tsx';
import type { BillInFull, BillSide } from './bills.ts';
import styles from './bills.module.css';

function Parts({ bill }: { bill: BillInFull }) {
  const t = useText();
  const money = useMoneyText();
  const { due, paid, owed, payments } = bill;
  if (unitsOf(due) === 0n) return null;
  const text = t('bills.paid-of', { paid: money(paid), due: money(due) });
  return (
    <div className={styles['parts']}>
      <ProgressBar
        label={t('bills.paid')}
        value={Number(printUnits(unitsOf(paid)))}
        max={Number(printUnits(unitsOf(due)))}
        valueText={text}
        aside={<span>{text}</span>}
      />
      {payments.length === 0 ? null : (
        <ol aria-label={t('bills.payments')}>
          {payments.map(({ at, amount, way }) => (
            <li key={`${at} ${amount}`}>
              <span>{formatDateTime(at)}</span>
              <span>{t(`bills.way-${way}`)}</span>
              <Amount value={amount} />
            </li>
          ))}
        </ol>
      )}
      {unitsOf(owed) > 0n ? (
        <p>{t('bills.overdue-at', { time: formatDateTime(bill.overdueAt) })}</p>
      ) : null}
    </div>
  );
}

export function BillHead({ bill, side }: { bill: BillInFull; side: BillSide }) {
  const t = useText();
  const name = useOtherName(side)(bill);
  return (
    <section className={styles['head']} aria-label={t('bills.bill')}>
      <div className={styles['sum']}>
        <strong>
          <Amount value={bill.due} />
        </strong>
        <StateOfBill bill={bill} />
      </div>
      <p>
        {t(`contracts.kind-${bill.kind}`)} · {spanText(bill)} · {t(`bills.${side}-name`, { name })}
      </p>
      <Parts bill={bill} />
    </section>
  );
}
