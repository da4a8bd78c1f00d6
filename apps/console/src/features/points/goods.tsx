// The goods of the points mall: price, stock, and how many were redeemed.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, EmptyState, PlusIcon, Status, Table, type Column } from '@baize/ui';
import { client } from '../../app/client.ts';
import { Refused } from '../../app/refused.tsx';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { GoodDialog } from './good-dialog.tsx';
import { nameOfGood, pointsKey, type Good } from './staff-points.ts';
import styles from './points.module.css';

/** The good in the dialog; a new one has none yet. */
interface Edited {
  readonly good?: Good;
}

export function Goods() {
  const t = useText();
  const mayEdit = useMay('points.edit');
  const [edited, setEdited] = useState<Edited>();
  const columns = useColumns((good) => setEdited({ good }));
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: [...pointsKey, 'goods'],
    queryFn: async () => unwrap(await client.points.findPointGoods()).list,
  });
  if (error) return <Refused error={error} isAsking={isFetching} onAgain={refetch} />;
  return (
    <div className={styles['stack']}>
      {mayEdit ? (
        <div>
          <Button icon={<PlusIcon />} onClick={() => setEdited({})}>
            {t('console.points.new-good')}
          </Button>
        </div>
      ) : null}
      <Table
        caption={t('console.points.goods')}
        columns={columns}
        rows={data ?? []}
        rowKey={({ goodId }) => goodId}
        loading={isPending}
        empty={<EmptyState>{t('console.points.no-goods')}</EmptyState>}
      />
      {edited ? <GoodDialog good={edited.good} onClose={() => setEdited(undefined)} /> : null}
    </div>
  );
}

function useFacts(): readonly Column<Good>[] {
  const t = useText();
  const { money } = useShow();
  return [
    {
      key: 'good',
      head: t('console.points.good'),
      cell: (good) => (
        <>
          <b>{nameOfGood(good, t.tag)}</b>
          <div className={styles['mute']}>{t(`console.points.kind-${good.kind}`)}</div>
        </>
      ),
    },
    {
      key: 'price',
      head: t('console.points.price'),
      cell: ({ points: count, amount }) => (
        <>
          {t('console.points.points', { count })}
          {Number(amount) === 0 ? null : <div className={styles['mute']}>+ {money(amount)}</div>}
        </>
      ),
    },
    {
      key: 'stock',
      head: t('console.points.stock'),
      align: 'money',
      cell: ({ stock }) => stock?.toLocaleString(t.tag) ?? t('console.points.stock-any'),
    },
  ];
}

function useColumns(onEdit: (good: Good) => void): readonly Column<Good>[] {
  const t = useText();
  const mayEdit = useMay('points.edit');
  const facts = useFacts();
  return [
    ...facts,
    {
      key: 'redeemed',
      head: t('console.points.redeemed'),
      align: 'money',
      cell: ({ redeemed }) => redeemed.toLocaleString(t.tag),
    },
    {
      key: 'state',
      head: t('operator.state'),
      cell: ({ isOn }) => (
        <Status kind={isOn ? 'good' : 'neutral'}>
          {t(`console.points.${isOn ? 'is-on' : 'is-off'}`)}
        </Status>
      ),
    },
    {
      key: 'edit',
      head: '',
      cell: (good) =>
        mayEdit ? (
          <Button size="small" onClick={() => onEdit(good)}>
            {t('console.points.edit')}
          </Button>
        ) : null,
    },
  ];
}
