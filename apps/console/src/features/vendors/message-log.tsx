// Every message between us and vendors of the last days, found by vendor, kind, answer, and by the
// name of a message, a round or a player.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import { logAnswers, type InputOf, type OutputOf, type vendors } from '@baize/contract';
import { formatNumber } from '@baize/i18n';
import { SearchIcon, Select, Status, TextInput, type Column } from '@baize/ui';
import { client } from '../../app/client.ts';
import { PagedList } from '../../app/paged-list.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { useConnections } from './connection.ts';
import styles from './vendors.module.css';

type Search = Omit<InputOf<typeof vendors.searchVendorLog>, 'pageNo' | 'pageSize'>;
type Message = OutputOf<typeof vendors.searchVendorLog>['list'][number];

const kinds = ['balance', 'bet', 'win', 'rollback', 'end', 'games', 'launch'] as const;
const transfers = ['deposit', 'withdraw', 'balance', 'check'].map((call) => `transfer/${call}`);

export function MessageLog() {
  const t = useText();
  const [search, setSearch] = useState<Search>({});
  const [page, setPage] = useState(1);
  const [keptDays, setKeptDays] = useState<number>();
  const columns = useColumns();
  return (
    <div className={styles['stack']}>
      <Filters
        search={search}
        onSearch={(next) => {
          setSearch(next);
          setPage(1);
        }}
      />
      <PagedList
        name={['vendor-log', search]}
        caption={t('vendors.message-log')}
        columns={columns}
        rowKey={({ id }) => id}
        empty={t('vendors.log-empty')}
        page={page}
        onPage={setPage}
        read={async (asked) => {
          const found = unwrap(await client.vendors.searchVendorLog({ ...search, ...asked }));
          setKeptDays(found.keptDays);
          return found;
        }}
      />
      {keptDays === undefined ? null : (
        <p className={styles['quiet']}>{t('vendors.log-kept', { days: keptDays })}</p>
      )}
    </div>
  );
}

interface FiltersProps {
  search: Search;
  onSearch: (search: Search) => void;
}

function Filters({ search, onSearch }: FiltersProps) {
  const t = useText();
  const { data } = useConnections();
  const set = (name: keyof Search, value: string) => {
    const { [name]: _, ...others } = search;
    onSearch(value === '' ? others : { ...others, [name]: value });
  };
  const same = (value: string) => [value, value] as const;
  const lists = [
    ['vendor', 'any-vendor', (data ?? []).map(({ vendor }) => same(vendor))],
    ['kind', 'any-kind', [...kinds, ...transfers].map(same)],
    ['answer', 'any-answer', logAnswers.map((one) => [one, t(`vendors.answer-${one}`)] as const)],
  ] as const;
  return (
    <div className={styles['filters']}>
      <TextInput
        type="search"
        leading={<SearchIcon aria-hidden="true" />}
        aria-label={t('vendors.find-name')}
        placeholder={t('vendors.find-name')}
        maxLength={64}
        value={search.name ?? ''}
        onChange={(event) => set('name', event.target.value.trim())}
      />
      {lists.map(([name, any, choices]) => (
        <Select
          key={name}
          aria-label={t(`vendors.${name}`)}
          value={search[name] ?? ''}
          options={[
            { value: '', label: t(`vendors.${any}`) },
            ...choices.map(([value, label]) => ({ value, label })),
          ]}
          onChange={(event) => set(name, event.target.value)}
        />
      ))}
    </div>
  );
}

function useColumns(): readonly Column<Message>[] {
  const t = useText();
  const { moment, money } = useShow();
  const amountOf = ({ amount, currency }: Message) => (amount ? money(amount, currency) : '');
  return [
    {
      key: 'when',
      head: t('vendors.when'),
      cell: ({ at, vendor }) => (
        <span className={styles['lines']}>
          <span>{moment(at)}</span>
          <small>{vendor}</small>
        </span>
      ),
    },
    { key: 'kind', head: t('vendors.kind'), cell: (one) => <What message={one} /> },
    {
      key: 'names',
      head: t('vendors.names'),
      cell: (one) => <Names message={one} />,
      wideOnly: true,
    },
    { key: 'amount', head: t('vendors.amount'), cell: amountOf, align: 'money' },
    { key: 'answer', head: t('vendors.answer'), cell: (one) => <Answer message={one} /> },
    {
      key: 'duration',
      head: t('vendors.duration'),
      cell: ({ durationMs }) => t('vendors.milliseconds', { ms: formatNumber(durationMs, t.tag) }),
      align: 'money',
      wideOnly: true,
    },
  ];
}

function What({ message: { kind, direction, withOldKey } }: { message: Message }) {
  const t = useText();
  return (
    <span className={styles['lines']}>
      <strong>{kind}</strong>
      <small>{t(`vendors.direction-${direction}`)}</small>
      {withOldKey ? <small>{t('vendors.with-old-key')}</small> : null}
    </span>
  );
}

function Names({ message: { requestId, round, player, game } }: { message: Message }) {
  const t = useText();
  const named = [
    ['request', requestId],
    ['round', round],
    ['player', player],
    ['game', game],
  ] as const;
  return (
    <dl className={styles['names']}>
      {named.map(([name, value]) =>
        value === '' ? null : (
          <div key={name}>
            <dt>{t(`vendors.name-${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

function kindOf(answer: string, status: number) {
  if (answer === '') return 'good';
  return status === 0 || status >= 500 ? 'bad' : 'waiting';
}

function Answer({ message: { answer, status, balance, currency } }: { message: Message }) {
  const t = useText();
  const { money } = useShow();
  return (
    <span className={styles['lines']}>
      <Status kind={kindOf(answer, status)}>
        {answer === '' ? t('vendors.carried-out') : answer}
      </Status>
      {balance === '' || currency === '' ? null : (
        <small>{t('vendors.balance-after', { amount: money(balance, currency) })}</small>
      )}
    </span>
  );
}
