// Differences between a provider's files and our books: what each side says, and the case to close.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import { differenceStates, type DifferenceState } from '@baize/contract';
import { Card, Status, Tabs, type Column } from '@baize/ui';
import { client } from '../../../app/client.ts';
import { PagedList } from '../../../app/paged-list.tsx';
import { useShow } from '../../../app/show.ts';
import { useText } from '../../../app/texts.ts';
import { DifferenceDialog } from './difference-dialog.tsx';
import type { Difference } from './names.ts';
import styles from '../forms.module.css';

export function Differences() {
  const t = useText();
  const [state, setState] = useState<DifferenceState>('open');
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<Difference>();
  return (
    <Card title={t('cashier.differences')}>
      <Tabs
        label={t('operator.state')}
        tabs={differenceStates.map((id) => ({ id, label: t(`cashier.difference-${id}`) }))}
        selected={state}
        onSelect={(next) => {
          setState(next);
          setPage(1);
        }}
      >
        <PagedList
          name={['provider-files', 'differences', state]}
          caption={t('cashier.differences')}
          columns={useColumns(setOpened)}
          rowKey={({ id }) => id}
          empty={t('cashier.no-differences')}
          page={page}
          onPage={setPage}
          read={async (paged) => unwrap(await client.cashier.listDifferences({ ...paged, state }))}
        />
      </Tabs>
      {opened ? (
        <DifferenceDialog difference={opened} onClose={() => setOpened(undefined)} />
      ) : null}
    </Card>
  );
}

function useColumns(onOpen: (difference: Difference) => void): readonly Column<Difference>[] {
  const t = useText();
  const { money } = useShow();
  const side = (one: Difference['ours']) =>
    one ? `${money(one.amount, one.currency)} · ${t(`cashier.booked-${one.state}`)}` : '–';
  return [
    {
      key: 'kind',
      head: t('cashier.difference'),
      cell: (one) => (
        <span className={styles['lines']}>
          <button type="button" data-row className={styles['link']} onClick={() => onOpen(one)}>
            {t(`cashier.differs-${one.kind}`)}
          </button>
          <small>
            {one.provider} · {one.day} · {t(`cashier.direction-${one.direction}`)}
          </small>
        </span>
      ),
    },
    { key: 'ours', head: t('cashier.ours'), cell: ({ ours }) => side(ours), wideOnly: true },
    {
      key: 'theirs',
      head: t('cashier.theirs'),
      cell: ({ theirs }) => side(theirs),
      wideOnly: true,
    },
    {
      key: 'state',
      head: t('operator.state'),
      cell: ({ state, closedBy }) => (
        <span className={styles['lines']}>
          <Status kind={state === 'open' ? 'waiting' : 'good'}>
            {t(`cashier.difference-${state}`)}
          </Status>
          {closedBy ? <small>{closedBy}</small> : null}
        </span>
      ),
    },
  ];
}
