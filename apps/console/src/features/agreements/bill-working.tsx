// How a bill was worked out, line by line, from the team's figures down to the cent.
import { unitsOf } from '@baize/client';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { plainRate, type BillInFull } from './staff-agreement.ts';
import styles from './agreements.module.css';

type NextTier = NonNullable<BillInFull['nextTier']>;

/** What the next tier asks beyond what the period came to. */
function useMissing(currency: string) {
  const t = useText();
  const { money } = useShow();
  return ({ turnoverMissing, activeMissing, lossMissing }: NextTier): string =>
    [
      unitsOf(turnoverMissing) > 0n &&
        t('console.agreements.missing-turnover', { value: money(turnoverMissing, currency) }),
      activeMissing > 0 && t('console.agreements.missing-active', { count: activeMissing }),
      unitsOf(lossMissing) > 0n &&
        t('console.agreements.missing-loss', { value: money(lossMissing, currency) }),
    ]
      .filter((part) => part !== false)
      .join(' · ');
}

/** A maximum leaves something to pay. */
function withheldOf({ withheld, due }: BillInFull): readonly ('over-maximum' | 'team-won')[] {
  if (unitsOf(withheld) === 0n) return [];
  return [unitsOf(due) > 0n ? 'over-maximum' : 'team-won'];
}

export function BillWorking({ bill }: { bill: BillInFull }) {
  const t = useText();
  const { money } = useShow();
  const { kind, figures, currency, carryBefore, carryAfter, base, rate, exact, rounding, due } =
    bill;
  const isDividend = kind === 'dividend';
  const { minusRebates, minusBonuses, minusWages, onlyIfLoss } = bill.terms;
  const isResult = isDividend || onlyIfLoss;
  const amount = (text: string) => money(text, currency);
  const { nextTier } = bill;
  const missingFor = useMissing(currency);
  const lines = [
    ['turnover', amount(figures.turnover)],
    // Only what the terms deduct: the lines add up to the team's loss.
    ...(isResult ? ([['payout', amount(figures.payout)]] as const) : []),
    ...(isResult && minusRebates ? ([['rebate', amount(figures.rebate)]] as const) : []),
    ...(isResult && minusBonuses ? ([['bonus', amount(figures.bonus)]] as const) : []),
    ...(isResult && minusWages ? ([['wage', amount(figures.wage)]] as const) : []),
    ['net-loss', amount(figures.netLoss)],
    ['active', figures.active.toLocaleString(t.tag)],
    ['carry-in', amount(carryBefore)],
    ['base', amount(base)],
    ['rate', `${plainRate(rate)} %`],
    ['exact', exact],
    ['rounding', rounding],
    ...withheldOf(bill).map((what) => [what, amount(bill.withheld)] as const),
    ['carry-out', amount(carryAfter)],
  ] as const;
  const way = isDividend ? 'working-dividend' : 'working-salary';
  return (
    <section className={styles['part']} aria-label={t('console.agreements.working')}>
      <h3>{t('console.agreements.working')}</h3>
      <p className={styles['mute']}>
        {t(`console.agreements.${way}`, { rate: plainRate(rate) })}
        {bill.tierReached === null ? ` · ${t('console.agreements.tier-none')}` : null}
      </p>
      <dl className={styles['working']}>
        {lines.map(([what, value]) => (
          <div key={what}>
            <dt>{t(`console.agreements.${what}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles['total']}>
          <dt>{t('console.agreements.due')}</dt>
          <dd>{amount(due)}</dd>
        </div>
      </dl>
      {isDividend ? <p className={styles['mute']}>{t('console.agreements.payout-note')}</p> : null}
      {nextTier === null ? null : (
        <p className={styles['mute']}>
          {t('console.agreements.next-tier', { missing: missingFor(nextTier) })}
        </p>
      )}
    </section>
  );
}
