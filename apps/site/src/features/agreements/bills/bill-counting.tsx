// How a bill was counted, line by line in the order of the sum: the team's figures, what carries
// over, the base, the rate it reached, and what rounding took.
import type { ReactNode } from 'react';
import { unitsOf } from '@baize/client';
import { formatDecimal, formatNumber } from '@baize/i18n';
import { Amount } from '../../../app/records/amount.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { Ladder } from '../ladder.tsx';
import { useTermsText } from '../terms-text.ts';
import type { BillInFull } from './bills.ts';
import styles from './bills.module.css';

interface Line {
  readonly key: string;
  readonly label: string;
  readonly value: ReactNode;
  readonly look?: 'sum' | 'minus' | undefined;
}

const isSome = (text: string) => unitsOf(text) !== 0n;

/** Whether the team's result counts, not its turnover alone. */
const isOfResult = ({ kind, terms }: Pick<BillInFull, 'kind' | 'terms'>): boolean =>
  kind === 'dividend' || terms.onlyIfLoss;

/** From the team's turnover to its result, with what the terms deduct. */
function useFigures(bill: BillInFull): readonly Line[] {
  const t = useText();
  const { figures, terms } = bill;
  const money = (key: Exclude<keyof typeof figures, 'active'>, look?: Line['look']): Line => ({
    key,
    label: t(`bills.figure-${key}`),
    value: <Amount value={String(figures[key])} />,
    look,
  });
  const active: Line = {
    key: 'active',
    label: t('bills.active'),
    value: formatNumber(figures.active, t.tag),
  };
  if (!isOfResult(bill)) return [money('turnover'), active];
  return [
    money('turnover'),
    money('payout', 'minus'),
    ...(terms.minusRebates ? [money('rebate', 'minus')] : []),
    ...(terms.minusBonuses ? [money('bonus', 'minus')] : []),
    ...(terms.minusWages ? [money('wage', 'minus')] : []),
    money('netLoss', 'sum'),
    active,
  ];
}

/** A maximum leaves something to pay. */
const withheldBy = ({ due }: Pick<BillInFull, 'due'>) =>
  isSome(due) ? 'over-maximum' : 'team-won';

/** From the result to what is due. */
function usePay(bill: BillInFull): readonly Line[] {
  const t = useText();
  const words = useTermsText();
  const { carryBefore, carryAfter, base, exact, rounding, withheld, due, rate, terms } = bill;
  const amount = (key: string, value: string, look?: Line['look']): Line => ({
    key,
    label: t(`bills.line-${key as 'base'}`),
    value: <Amount value={value} />,
    look,
  });
  const printed = (key: 'exact' | 'rounding', value: string): Line => ({
    key,
    label: t(`bills.line-${key}`),
    value: <bdi>{formatDecimal(value, t.tag)}</bdi>,
  });
  return [
    ...(isSome(carryBefore) ? [amount('carryBefore', carryBefore, 'minus')] : []),
    amount('base', base),
    { key: 'rate', label: t('bills.line-rate'), value: `× ${words.rate(rate)}` },
    printed('exact', exact),
    printed('rounding', rounding),
    ...(isSome(terms.maximum) ? [amount('maximum', terms.maximum)] : []),
    ...(isSome(withheld) ? [amount(withheldBy(bill), withheld, 'minus')] : []),
    amount('due', due, 'sum'),
    ...(isSome(carryAfter) ? [amount('carryAfter', carryAfter)] : []),
  ];
}

function Lines({ label, lines }: { label: string; lines: readonly Line[] }) {
  return (
    <dl className={styles['lines']} aria-label={label}>
      {lines.map(({ key, label: name, value, look }) => (
        <div key={key} data-look={look}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function BillCounting({ bill }: { bill: BillInFull }) {
  const t = useText();
  const { kind, terms, tierReached, nextTier } = bill;
  return (
    <section className={styles['counting']} aria-label={t('bills.counting')}>
      <h3>{t('bills.counting')}</h3>
      <div className={styles['halves']}>
        <div className={styles['half']}>
          <Lines label={t('bills.figures')} lines={useFigures(bill)} />
          {isOfResult(bill) ? <p className={styles['note']}>{t('bills.payout-note')}</p> : null}
          <Lines label={t('bills.pay')} lines={usePay(bill)} />
        </div>
        <Ladder kind={kind} tiers={terms.tiers} reached={tierReached} next={nextTier} />
      </div>
    </section>
  );
}
