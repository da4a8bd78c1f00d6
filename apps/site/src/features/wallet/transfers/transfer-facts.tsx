// The bounds of a transfer, shown before an amount is entered, and why none can be sent.
import { unitsOf } from '@baize/client';
import { houseZoneName } from '@baize/money';
import { useMoneyText } from '../../../app/money-text.ts';
import { useText } from '../../../app/texts/texts.ts';
import type { Terms } from './terms.ts';
import withdraw from '../withdraw.module.css';

export function TransferFacts({ terms }: { terms: Terms }) {
  const t = useText();
  const show = useMoneyText();
  const { minimum, left, dailyMaximum, countLeft, dailyCount, turnoverRequired } = terms;
  const turnover = unitsOf(turnoverRequired);
  const facts = [
    [t('transfers.left'), t('transfers.left-of', { left: show(left), most: show(dailyMaximum) })],
    [
      t('transfers.count'),
      t('transfers.count-of', { left: String(countLeft), most: String(dailyCount) }),
    ],
    [t('transfers.least'), show(minimum)],
    [t('transfers.turnover'), turnover > 0n ? show(turnover) : t('transfers.turnover-none')],
  ] as const;
  return (
    <dl className={withdraw['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Undefined: something can be sent. */
export function useWhyNot({ left, countLeft, turnoverRequired }: Terms): string | undefined {
  const t = useText();
  const show = useMoneyText();
  const turnover = unitsOf(turnoverRequired);
  if (turnover > 0n) return t('transfers.turnover-why', { amount: show(turnover) });
  const isOver = countLeft === 0 || unitsOf(left) === 0n;
  return isOver ? t('transfers.left-none', { zone: houseZoneName }) : undefined;
}

export function WhyNot({ terms }: { terms: Terms }) {
  const why = useWhyNot(terms);
  return why === undefined ? null : <p className={withdraw['notice']}>{why}</p>;
}
