// Figures of a draw under its published version: opened, paid, and what its odds expect.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { OutputOf, promotions } from '@baize/contract';
import { Card, Table } from '@baize/ui';
import { client } from '../../app/client.ts';
import { Figures } from '../../app/figures.tsx';
import { Refused } from '../../app/refused.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { useRewardWords } from './maker/sums.ts';
import { promotionsKey } from './staff-promotion.ts';
import styles from './promotions.module.css';

type Figured = OutputOf<typeof promotions.getDrawFigures>;

export function DrawFigures({ promotionId: id }: { promotionId: string }) {
  const t = useText();
  const { money } = useShow();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...promotionsKey, 'draw', id],
    queryFn: async () => unwrap(await client.promotions.getDrawFigures({ id })),
  });
  if (error) return <Refused error={error} isAsking={isFetching} onAgain={refetch} />;
  if (data === undefined) return null;
  const { opened, paid, expected, currency, version } = data;
  return (
    <Card title={t('console.promotions.draw-figures')}>
      <div className={styles['stack']}>
        <Figures
          facts={[
            [t('console.promotions.draw-opened'), opened.toLocaleString(t.tag)],
            [t('console.promotions.draw-paid'), money(paid, currency)],
            [t('console.promotions.draw-expected-paid'), money(expected, currency)],
          ]}
        />
        <Segments data={data} />
        <p className={styles['mute']}>{t('console.promotions.draw-of-version', { version })}</p>
      </div>
    </Card>
  );
}

function Segments({ data: { segments } }: { data: Figured }) {
  const t = useText();
  const wordsOf = useRewardWords();
  const range = segments.reduce((sum, { weight }) => sum + weight, 0);
  const number = (value: number) => value.toLocaleString(t.tag, { maximumFractionDigits: 2 });
  return (
    <Table
      caption={t('console.promotions.draw-chance')}
      rows={segments.map((segment, place) => ({ ...segment, place }))}
      rowKey={({ place }) => String(place)}
      columns={[
        {
          key: 'prize',
          head: t('console.promotions.draw-prize'),
          cell: ({ rewards }) =>
            rewards.length === 0 ? t('console.promotions.draw-none') : wordsOf(rewards),
        },
        {
          key: 'odds',
          head: t('console.promotions.draw-chance'),
          align: 'money',
          cell: ({ weight }) => t('console.promotions.draw-odds', { weight, range }),
        },
        {
          key: 'times',
          head: t('console.promotions.draw-times'),
          align: 'money',
          cell: ({ opened }) => number(opened),
        },
        {
          key: 'expected',
          head: t('console.promotions.draw-times-expected'),
          align: 'money',
          cell: ({ expected }) => number(Number(expected)),
        },
        {
          key: 'left',
          head: t('console.promotions.draw-left'),
          align: 'money',
          cell: ({ left }) =>
            left === null ? t('console.promotions.draw-no-limit') : number(left),
        },
      ]}
    />
  );
}
