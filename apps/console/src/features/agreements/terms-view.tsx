// The terms of a contract as they were written: the tiers in a table, with the reached and the next
// one marked, and the conditions below.
import { Badge, Table, type Column } from '@baize/ui';
import { type Fact, Figures } from '../../app/figures.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { plainRate, type Terms, type Tier } from './staff-agreement.ts';
import styles from './agreements.module.css';

interface TermsViewProps {
  terms: Terms;
  currency: string;
  /** Of a bill: the place of the tier, from 0. */
  reached?: number | null | undefined;
  next?: number | undefined;
}

interface Row extends Tier {
  readonly place: number;
}

export function TermsView({ terms, currency, reached, next }: TermsViewProps) {
  const t = useText();
  const { money } = useShow();
  const columns: readonly Column<Row>[] = [
    {
      key: 'tier',
      head: t('console.agreements.tiers'),
      cell: ({ place }) => (
        <span className={styles['marks']}>
          {t('console.agreements.tier', { number: place + 1 })}
          {place === reached ? (
            <Badge tone="brass">{t('console.agreements.tier-reached')}</Badge>
          ) : null}
          {place === next ? <Badge tone="plain">{t('console.agreements.tier-next')}</Badge> : null}
        </span>
      ),
    },
    amount('tier-turnover', ({ minTurnover }) => money(minTurnover, currency)),
    amount('tier-active', ({ minActive }) => minActive.toLocaleString(t.tag)),
    amount('tier-loss', ({ minLoss }) => money(minLoss, currency)),
    amount('tier-rate', ({ rate }) => `${plainRate(rate)} %`),
  ];
  function amount(
    name: 'tier-turnover' | 'tier-active' | 'tier-loss' | 'tier-rate',
    cell: (row: Row) => string,
  ): Column<Row> {
    return { key: name, head: t(`console.agreements.${name}`), align: 'money', cell };
  }
  return (
    <div className={styles['stack']}>
      <div className={styles['scroll']}>
        <Table
          caption={t('console.agreements.tiers')}
          columns={columns}
          rows={terms.tiers.map((tier, place) => ({ ...tier, place }))}
          rowKey={({ place }) => String(place)}
        />
      </div>
      <Conditions terms={terms} currency={currency} />
    </div>
  );
}

const flags = [
  ['carryNegative', 'carry-negative'],
  ['onlyIfLoss', 'only-if-loss'],
  ['includeSelf', 'include-self'],
  ['minusRebates', 'minus-rebates'],
  ['minusBonuses', 'minus-bonuses'],
  ['minusWages', 'minus-wages'],
] as const;

function Conditions({ terms, currency }: Pick<TermsViewProps, 'terms' | 'currency'>) {
  const t = useText();
  const { money } = useShow();
  const isBounded = Number(terms.maximum) > 0;
  const facts: readonly Fact[] = [
    [t('console.agreements.active-turnover'), money(terms.activeTurnover, currency)],
    [t('console.agreements.active-deposit'), money(terms.activeDeposit, currency)],
    [
      t('console.agreements.maximum'),
      isBounded ? money(terms.maximum, currency) : t('console.agreements.no-maximum'),
    ],
  ];
  return (
    <>
      <Figures facts={facts} />
      <ul className={styles['flags']}>
        {flags
          .filter(([flag]) => terms[flag])
          .map(([flag, text]) => (
            <li key={flag}>{t(`console.agreements.${text}`)}</li>
          ))}
      </ul>
    </>
  );
}
