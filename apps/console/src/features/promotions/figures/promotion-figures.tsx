// Figures of one promotion: what it has cost by day, what its members did before and after, and who
// of them shows signs of abuse.
import { useQuery } from '@tanstack/react-query';
import { readUnits, unwrap } from '@baize/client';
import type { OutputOf, promotions } from '@baize/contract';
import { printUnits } from '@baize/money';
import { Card, ChartLineIcon, EmptyState, Skeleton } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { Figures } from '../../../app/figures.tsx';
import { Refused } from '../../../app/refused.tsx';
import { useShow } from '../../../app/show.ts';
import { useText } from '../../../app/texts.ts';
import { partOf } from '../maker/arithmetic.ts';
import { promotionsKey } from '../staff-promotion.ts';
import { CostDays } from './cost-days.tsx';
import { PromotionSignals } from './promotion-signals.tsx';
import styles from './figures.module.css';

type Read = OutputOf<typeof promotions.getPromotionFigures>;

export function PromotionFigures({ promotionId: id }: { promotionId: string }) {
  const t = useText();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...promotionsKey, 'figures', id],
    queryFn: async () => unwrap(await client.promotions.getPromotionFigures({ id })),
  });
  if (error) return <Refused error={error} isAsking={isFetching} onAgain={refetch} />;
  if (data === undefined) return <Skeleton shape="block" />;
  if (data.claims === 0)
    return <EmptyState icon={<ChartLineIcon />}>{t('console.promotions.figures-none')}</EmptyState>;
  return (
    <div className={styles['figures']}>
      <Sums figures={data} />
      <CostDays days={data.days} currency={data.currency} />
      <Effect figures={data} />
      <PromotionSignals promotionId={id} />
    </div>
  );
}

/** An amount for each of so many. */
const each = (amount: string, count: number): string =>
  printUnits(count === 0 ? 0n : partOf(readUnits(amount) ?? 0n, count), 2);

function Sums({ figures: { cost, currency, claims, members } }: { figures: Read }) {
  const t = useText();
  const { money } = useShow();
  return (
    <Card title={t('console.promotions.figures')} className={styles['whole']}>
      <Figures
        facts={[
          [t('console.promotions.cost'), money(cost, currency)],
          [t('console.promotions.figures-claims'), claims.toLocaleString(t.tag)],
          [t('console.promotions.members'), members.toLocaleString(t.tag)],
          [t('console.promotions.figures-each'), money(each(cost, members), currency)],
        ]}
      />
    </Card>
  );
}

function Effect({ figures: { effect, currency } }: { figures: Read }) {
  const t = useText();
  const { members, span, before, after } = effect;
  return (
    <Card title={t('console.promotions.effect')}>
      {members === 0 ? (
        <p className={styles['mute']}>{t('console.promotions.effect-none', { days: span })}</p>
      ) : (
        <div className={styles['effect']}>
          <p className={styles['mute']}>
            {t('console.promotions.effect-of', { count: members, days: span })}
          </p>
          {(['deposits', 'turnover'] as const).map((what) => (
            <Pair
              key={what}
              name={t(`console.promotions.fact-${what}`)}
              before={each(before[what], members)}
              after={each(after[what], members)}
              currency={currency}
            />
          ))}
        </div>
      )}
    </Card>
  );
}

interface PairProps {
  name: string;
  before: string;
  after: string;
  currency: string;
}

function Pair({ name, before, after, currency }: PairProps) {
  const t = useText();
  const { money } = useShow();
  const most = Math.max(Number(before), Number(after), 1);
  const bars = [
    ['effect-before', before],
    ['effect-after', after],
  ] as const;
  return (
    <dl className={styles['pair']}>
      <dt>{name}</dt>
      {bars.map(([text, amount]) => (
        <dd key={text}>
          <span>{t(`console.promotions.${text}`)}</span>
          <span className={styles['track']}>
            <span
              className={styles[text]}
              style={{ inlineSize: `${(Number(amount) / most) * 100}%` }}
            />
          </span>
          <b>{money(amount, currency)}</b>
        </dd>
      ))}
    </dl>
  );
}
