// The cost of play over a day, a week and a month: the sums of the betting record.
import { useQuery } from '@tanstack/react-query';
import { unwrap, unitsOf } from '@baize/client';
import { Card, Money, Skeleton } from '@baize/ui';
import { client } from '../../app/client.ts';
import { timeNow } from '../../app/clock.ts';
import { useMemberCentre } from '../../app/member-pages.ts';
import { useMoneyText } from '../../app/money-text.ts';
import { daysIn, type RecordSpan } from '../../app/records/record-dates.ts';
import { useText } from '../../app/texts/texts.ts';
import styles from './limits.module.css';

const spans = [
  ['today', 'wagering.cost-today'],
  ['days-7', 'wagering.cost-week'],
  ['days-30', 'wagering.cost-month'],
] as const satisfies readonly (readonly [RecordSpan, string])[];

async function fetchCosts() {
  const sums = spans.map(async ([span]) => {
    const { from, to } = daysIn(span, timeNow());
    const asked = { pageNo: 1, pageSize: 1, startDate: from, endDate: to };
    return unwrap(await client.wagering.listBets(asked)).footer;
  });
  return Promise.all(sums);
}

export function CostCard() {
  const t = useText();
  const { symbol } = useMoneyText();
  const { open } = useMemberCentre();
  const { data } = useQuery({ queryKey: ['money', 'costs'], queryFn: fetchCosts });
  const amount = (value: number, tone?: 'change') => (
    <Money
      units={unitsOf(value)}
      symbol={symbol}
      locale={t.tag}
      {...(tone ? { tone, sign: 'always' } : {})}
    />
  );
  return (
    <Card title={t('wagering.cost-title')}>
      {data === undefined ? (
        <Skeleton shape="block" className={styles['costs']} />
      ) : (
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t('wagering.cost-span')}</th>
              <th scope="col">{t('wagering.cost-stake')}</th>
              <th scope="col">{t('wagering.cost-payout')}</th>
              <th scope="col">{t('wagering.cost-net')}</th>
            </tr>
          </thead>
          <tbody>
            {data.map(({ stake, payout, netProfit }, index) => (
              <tr key={spans[index]?.[0]}>
                <th scope="row">{t(spans[index]?.[1] ?? 'wagering.cost-today')}</th>
                <td>{amount(stake)}</td>
                <td>{amount(payout)}</td>
                <td>{amount(netProfit, 'change')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <button type="button" className={styles['link']} onClick={() => open('personalHistoryCopy')}>
        {t('wagering.cost-record')}
      </button>
    </Card>
  );
}
