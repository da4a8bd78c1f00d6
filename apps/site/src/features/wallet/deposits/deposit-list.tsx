// The player's deposits with the state of each; one is opened by its reference.
import { unitsOf } from '@baize/client';
import { type ReactNode, useState } from 'react';
import { depositCodes, type DepositKind, depositKinds } from '@baize/contract';
import { formatDateTime } from '@baize/i18n';
import { Card, type Column, EmptyState, Money, Select, Status, WalletIcon } from '@baize/ui';
import { timeNow } from '../../../app/clock.ts';
import { useMoneyText } from '../../../app/money-text.ts';
import { DateFilter } from '../../../app/records/date-filter.tsx';
import { RecordLine } from '../../../app/records/record-card.tsx';
import { daysIn, type RecordSpan } from '../../../app/records/record-dates.ts';
import { RecordList } from '../../../app/records/record-list.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { type CodeName, type DepositLine, depositLook, useDeposits } from './records.ts';
import { ReportButton } from './report-dialog.tsx';
import styles from './deposits.module.css';

interface Filters {
  readonly state: CodeName | '';
  readonly kind: DepositKind | '';
  readonly span: RecordSpan;
}

const codeNames = Object.keys(depositCodes) as CodeName[];

function State({ deposit }: { deposit: DepositLine }) {
  const t = useText();
  const { status } = deposit;
  return <Status kind={depositLook[status]}>{t(`deposits.state-${status}`)}</Status>;
}

interface OpenProps {
  deposit: DepositLine;
  onOpen: (id: string) => void;
  children: ReactNode;
}

function Open({ deposit, onOpen, children }: OpenProps) {
  return (
    <button type="button" className={styles['open']} onClick={() => onOpen(deposit.transId)}>
      {children}
    </button>
  );
}

function useColumns(onOpen: (id: string) => void): readonly Column<DepositLine>[] {
  const t = useText();
  const { tag } = useMoneyText();
  return [
    {
      key: 'time',
      head: t('wallet.time'),
      cell: (deposit) => (
        <Open deposit={deposit} onOpen={onOpen}>
          {formatDateTime(deposit.depositDate, { tag })}
        </Open>
      ),
    },
    { key: 'way', head: t('deposits.way'), cell: ({ channelName }) => channelName },
    {
      key: 'asked',
      head: t('wallet.asked-for'),
      align: 'money',
      cell: ({ requestedAmount }) => <Money units={unitsOf(requestedAmount)} locale={tag} />,
    },
    {
      key: 'fee',
      head: t('deposits.fee'),
      align: 'money',
      cell: ({ fee }) => <Money units={unitsOf(fee)} locale={tag} tone="mute" />,
    },
    {
      key: 'credited',
      head: t('wallet.credited'),
      align: 'money',
      cell: ({ amount }) => (
        <Money units={unitsOf(amount)} locale={tag} tone={amount > 0 ? 'win' : 'mute'} />
      ),
    },
    { key: 'state', head: t('wallet.state'), cell: (deposit) => <State deposit={deposit} /> },
  ];
}

function DepositCard({ deposit, onOpen }: Omit<OpenProps, 'children'>) {
  const { symbol, tag } = useMoneyText();
  const { requestedAmount, amount, depositDate, channelName } = deposit;
  const shown = amount > 0 ? amount : requestedAmount;
  return (
    <>
      <RecordLine
        look="lead"
        start={<Money units={unitsOf(shown)} symbol={symbol} locale={tag} />}
        end={<State deposit={deposit} />}
      />
      <RecordLine
        look="quiet"
        start={
          <Open deposit={deposit} onOpen={onOpen}>
            {formatDateTime(depositDate, { tag })}
          </Open>
        }
        end={channelName}
      />
    </>
  );
}

interface FilterProps {
  filters: Filters;
  onFilters: (filters: Filters) => void;
}

function FilterBar({ filters, onFilters }: FilterProps) {
  const t = useText();
  const any = { value: '', label: t('deposits.any') };
  return (
    <div className={styles['filters']}>
      <DateFilter span={filters.span} onSpan={(span) => onFilters({ ...filters, span })} />
      <Select
        aria-label={t('wallet.state')}
        value={filters.state}
        options={[
          { value: '', label: t('deposits.any-state') },
          ...codeNames.map((name) => ({ value: name, label: t(`deposits.state-${name}`) })),
        ]}
        onChange={({ target }) => {
          const state = codeNames.find((name) => name === target.value) ?? '';
          onFilters({ ...filters, state });
        }}
      />
      <Select
        aria-label={t('deposits.way')}
        value={filters.kind}
        options={[
          any,
          ...depositKinds.map((kind) => ({ value: kind, label: t(`deposits.kind-${kind}`) })),
        ]}
        onChange={({ target }) => {
          const kind = depositKinds.find((name) => name === target.value) ?? '';
          onFilters({ ...filters, kind });
        }}
      />
    </div>
  );
}

function askedOf({ state, kind, span }: Filters, pageNo: number) {
  const { from, to } = daysIn(span, timeNow());
  const code = state === '' ? {} : { state: depositCodes[state] };
  return { pageNo, startDate: from, endDate: to, ...code, ...(kind === '' ? {} : { kind }) };
}

export function DepositList({ onOpen }: { onOpen: (id: string) => void }) {
  const t = useText();
  const [page, setPage] = useState(1);
  const [filters, setFilters] = useState<Filters>({ state: '', kind: '', span: 'days-30' });
  const query = useDeposits(askedOf(filters, page));
  const columns = useColumns(onOpen);
  return (
    <Card title={t('wallet.last-deposits')} aside={<ReportButton />}>
      <FilterBar
        filters={filters}
        onFilters={(next) => {
          setFilters(next);
          setPage(1);
        }}
      />
      <RecordList
        caption={t('wallet.last-deposits')}
        query={query}
        rows={query.data?.list}
        rowKey={({ transId }) => transId}
        columns={columns}
        card={(deposit) => <DepositCard deposit={deposit} onOpen={onOpen} />}
        empty={<EmptyState icon={<WalletIcon />}>{t('deposits.none-in-span')}</EmptyState>}
        page={page}
        pages={query.data?.totalPage ?? 1}
        onPage={setPage}
        loadingRows={3}
      />
    </Card>
  );
}
