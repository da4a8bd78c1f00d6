// A member's account record as the member sees it: the same filters, sums and files, the signed
// statement, and each movement with what it came from.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { movementKinds, type MovementKind, type OutputOf, type wallet } from '@baize/contract';
import { Button, Card, type Column, Field, Select, TextInput } from '@baize/ui';
import { client } from '../../app/client.ts';
import { Figures } from '../../app/figures.tsx';
import { PagedList, pageSize } from '../../app/paged-list.tsx';
import { narrowed } from '../../app/search-fields.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { MovementDialog } from './movement-dialog.tsx';
import { RecordFiles } from './record-files.tsx';
import styles from './wallet.module.css';

export interface RecordSearch {
  readonly startTime?: string;
  readonly endTime?: string;
  readonly kind?: MovementKind;
}

type Movement = OutputOf<typeof wallet.listMovementsOfMember>['list'][number];

function useColumns(onOpen: (id: string) => void): readonly Column<Movement>[] {
  const t = useText();
  const { money, moment } = useShow();
  return [
    { key: 'at', head: t('operator.when'), cell: ({ at }) => moment(at) },
    {
      key: 'event',
      head: t('operator.entry-event'),
      cell: ({ event }) => t.named(`wallet.event-${event}`) ?? event,
    },
    {
      key: 'reference',
      head: t('wallet.reference'),
      cell: ({ id, reference }) => (
        <Button size="small" kind="ghost" onClick={() => onOpen(id)}>
          {reference}
        </Button>
      ),
    },
    {
      key: 'before',
      head: t('wallet.before'),
      cell: ({ before }) => money(before),
      align: 'money',
      wideOnly: true,
    },
    {
      key: 'amount',
      head: t('operator.amount'),
      cell: ({ amount }) => money(amount),
      align: 'money',
    },
    { key: 'after', head: t('wallet.after'), cell: ({ after }) => money(after), align: 'money' },
    {
      key: 'bonus',
      head: t('wallet.bonus-amount'),
      cell: ({ bonus }) => (bonus ? money(bonus.amount) : ''),
      align: 'money',
    },
    {
      key: 'bonus-after',
      head: t('wallet.bonus-after'),
      cell: ({ bonus }) => (bonus ? money(bonus.after) : ''),
      align: 'money',
      wideOnly: true,
    },
  ];
}

export function MemberRecord({ id }: { id: string }) {
  const t = useText();
  const [page, setPage] = useState(1);
  const [search, setSearch] = useState<RecordSearch>({});
  const [opened, setOpened] = useState('');
  const columns = useColumns(setOpened);
  return (
    <Card title={t('wallet.account-record')}>
      <Filters
        search={search}
        onSearch={(next) => {
          setSearch(next);
          setPage(1);
        }}
      />
      <Sums id={id} search={search} />
      <RecordFiles id={id} search={search} />
      <PagedList
        name={['member-record', id, search]}
        caption={t('wallet.account-record')}
        columns={columns}
        rowKey={(movement) => movement.id}
        empty={t('operator.no-entries')}
        page={page}
        onPage={setPage}
        read={async (asked) => {
          const calls = client.wallet.listMovementsOfMember({ id, ...search, ...asked });
          const { list, totalPage } = unwrap(await calls);
          return { list, total: totalPage * pageSize };
        }}
      />
      {opened === '' ? null : (
        <MovementDialog id={id} movementId={opened} onClose={() => setOpened('')} />
      )}
    </Card>
  );
}

interface FiltersProps {
  search: RecordSearch;
  onSearch: (search: RecordSearch) => void;
}

function Filters({ search, onSearch }: FiltersProps) {
  const t = useText();
  const kinds = movementKinds.map((kind) => ({ value: kind, label: t(`wallet.kind-${kind}`) }));
  return (
    <div className={styles['filters']}>
      {(['startTime', 'endTime'] as const).map((end) => (
        <Field key={end} label={t(end === 'startTime' ? 'wallet.from' : 'wallet.to')}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              value={search[end] ?? ''}
              onChange={({ target }) => onSearch(narrowed(search, end, target.value))}
            />
          )}
        </Field>
      ))}
      <Field label={t('wallet.kind')}>
        {(control) => (
          <Select
            {...control}
            value={search.kind ?? ''}
            options={[{ value: '', label: t('wallet.all-kinds') }, ...kinds]}
            onChange={({ target }) => onSearch(narrowed(search, 'kind', target.value))}
          />
        )}
      </Field>
    </div>
  );
}

function Sums({ id, search }: { id: string; search: RecordSearch }) {
  const t = useText();
  const { money, moment } = useShow();
  const { data } = useQuery({
    queryKey: ['member-sums', id, search],
    queryFn: async () =>
      unwrap(await client.wallet.listMovementsOfMember({ id, ...search, pageSize: 1 })),
    placeholderData: (before) => before,
  });
  if (!data) return null;
  const { footer, sinceOpening } = data;
  return (
    <Figures
      facts={[
        [t('wallet.statement-entries'), String(footer.entries)],
        [t('wallet.statement-in'), money(footer.credited)],
        [t('wallet.statement-out'), money(footer.debited)],
        [t('wallet.bonus-in'), money(footer.bonusCredited)],
        [t('wallet.bonus-out'), money(footer.bonusDebited)],
        [t('wallet.since-deposited'), money(sinceOpening.deposited)],
        [t('wallet.since-withdrawn'), money(sinceOpening.withdrawn)],
        [t('wallet.since-opening'), moment(sinceOpening.since)],
      ]}
    />
  );
}
