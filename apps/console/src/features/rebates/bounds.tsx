// The brand's bounds of rebates by category, set with a reason.
import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { rebateRateMost } from '@baize/contract';
import { Button, Card, showToast, Skeleton, Table } from '@baize/ui';
import { client } from '../../app/client.ts';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { Refused } from '../../app/refused.tsx';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { TypedEntry } from '../../app/typed-entry.tsx';
import { rateKind, rateText, rebatesKey, type Bounds } from './staff-rebates.ts';
import styles from './rebates.module.css';

const fields = ['highest', 'difference', 'step'] as const;
const kind = rateKind(rebateRateMost);

function BoundsDialog({ bounds, onClose }: { bounds: readonly Bounds[]; onClose: () => void }) {
  const t = useText();
  const queries = useQueryClient();
  const [typed, setTyped] = useState(bounds);
  const put = (category: string, change: Partial<Bounds>) =>
    setTyped(typed.map((one) => (one.category === category ? { ...one, ...change } : one)));
  return (
    <ReasonDialog
      title={t('console.rebates.bounds')}
      doLabel={t('operator.save')}
      isReady={typed.every(({ step }) => step > 0)}
      onDo={async (reason) => {
        unwrap(await client.rebates.setRebateBounds({ bounds: [...typed], reason }));
        showToast({ text: t('operator.saved'), kind: 'good' });
        await queries.invalidateQueries({ queryKey: rebatesKey });
        onClose();
      }}
      onClose={onClose}
    >
      <p>{t('console.rebates.bounds-text')}</p>
      {typed.map((one) => (
        <fieldset key={one.category} className={styles['row']}>
          <legend>{t(`catalogue.category-${one.category}`)}</legend>
          {fields.map((field) => (
            <TypedEntry
              key={field}
              label={t(`console.rebates.${field}`)}
              kind={kind}
              value={one[field]}
              onValue={(value) => put(one.category, { [field]: value })}
            />
          ))}
        </fieldset>
      ))}
    </ReasonDialog>
  );
}

export function BoundsPart() {
  const t = useText();
  const mayEdit = useMay('rebates.edit');
  const [isOpen, setOpen] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...rebatesKey, 'bounds'],
    queryFn: async () => unwrap(await client.rebates.getRebateBounds({})),
  });
  if (error) return <Refused error={error} isAsking={isFetching} onAgain={refetch} />;
  if (data === undefined) return <Skeleton shape="block" />;
  const change = mayEdit ? (
    <Button onClick={() => setOpen(true)}>{t('console.rebates.change')}</Button>
  ) : undefined;
  return (
    <Card title={t('console.rebates.bounds')} aside={change}>
      <Table
        caption={t('console.rebates.bounds')}
        rows={data.bounds}
        rowKey={({ category }) => category}
        columns={[
          {
            key: 'category',
            head: t('console.rebates.category'),
            cell: ({ category }) => t(`catalogue.category-${category}`),
          },
          ...fields.map((field) => ({
            key: field,
            head: t(`console.rebates.${field}`),
            align: 'money' as const,
            cell: (one: Bounds) => rateText(one[field], t.tag),
          })),
        ]}
      />
      {isOpen ? <BoundsDialog bounds={data.bounds} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}
