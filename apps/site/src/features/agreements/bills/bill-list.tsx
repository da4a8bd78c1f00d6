// Bills of one kind of contract: what the period came to, the rate it reached, what is due, and how
// far it is paid. A period opens its bill.
import type { ReactNode } from 'react';
import { unitsOf } from '@baize/client';
import { formatNumber } from '@baize/i18n';
import type { Column } from '@baize/ui';
import { useMoneyText } from '../../../app/money-text.ts';
import { Amount } from '../../../app/records/amount.tsx';
import { OpenButton } from '../../../app/records/facts.tsx';
import { RecordLine } from '../../../app/records/record-card.tsx';
import { RecordList, type RecordQuery } from '../../../app/records/record-list.tsx';
import { useText } from '../../../app/texts/texts.ts';
import type { AgreementKind } from '../agreements.ts';
import { spanText, useTermsText } from '../terms-text.ts';
import { StateOfBill } from './bill-state.tsx';
import type { Bill, BillSide } from './bills.ts';

interface BillListProps {
  kind: AgreementKind;
  side: BillSide;
  query: RecordQuery;
  rows: readonly Bill[] | undefined;
  page: number;
  pages: number;
  onPage: (page: number) => void;
  onOpen: (id: string) => void;
  empty: ReactNode;
}

export function useOtherName(side: BillSide) {
  const t = useText();
  return ({ payerAgent, payee }: Pick<Bill, 'payerAgent' | 'payee'>) =>
    side === 'pay' ? payee.username : (payerAgent?.username ?? t('contracts.house'));
}

const hasActive = (kind: AgreementKind) => kind === 'dividend' || kind === 'daily-salary';

function useMeasures(kind: AgreementKind): readonly Column<Bill>[] {
  const t = useText();
  const { rate } = useTermsText();
  const result: Column<Bill> = {
    key: 'result',
    head: t('bills.net-loss'),
    align: 'money',
    cell: ({ netLoss }) => <Amount value={netLoss} />,
  };
  const active: Column<Bill> = {
    key: 'active',
    head: t('bills.active'),
    align: 'money',
    cell: ({ active: count }) => formatNumber(count, t.tag),
  };
  return [
    {
      key: 'turnover',
      head: t(kind === 'dividend' ? 'bills.valid-bet' : 'bills.team-bet'),
      align: 'money',
      cell: ({ turnover }) => <Amount value={turnover} />,
    },
    ...(kind === 'dividend' ? [result] : []),
    ...(hasActive(kind) ? [active] : []),
    { key: 'rate', head: t('contracts.rate'), align: 'money', cell: (row) => rate(row.rate) },
  ];
}

function Period({ row, onOpen }: { row: Bill; onOpen: (id: string) => void }) {
  const t = useText();
  const text = spanText(row);
  const label = t('bills.open', { period: text });
  return <OpenButton text={text} label={label} onClick={() => onOpen(row.id)} />;
}

function useColumns(props: BillListProps): readonly Column<Bill>[] {
  const { kind, side, onOpen } = props;
  const t = useText();
  const measures = useMeasures(kind);
  const name = useOtherName(side);
  return [
    { key: 'period', head: t('contracts.period'), cell: (row) => <Period {...{ row, onOpen }} /> },
    {
      key: 'name',
      head: t(side === 'pay' ? 'bills.payee' : 'bills.payer'),
      cell: (row) => <bdi>{name(row)}</bdi>,
    },
    ...measures,
    {
      key: 'due',
      head: t('bills.due'),
      align: 'money',
      cell: ({ due }) => <Amount value={due} />,
    },
    {
      key: 'owed',
      head: t('bills.owed'),
      align: 'money',
      cell: ({ owed }) => <Amount value={owed} />,
    },
    { key: 'state', head: t('bills.state'), cell: (row) => <StateOfBill bill={row} /> },
  ];
}

/** A period that came to nothing takes little room beside those that paid. */
function NothingDue({ row, onOpen }: { row: Bill; onOpen: (id: string) => void }) {
  const money = useMoneyText();
  const t = useText();
  return (
    <>
      <RecordLine start={<Period row={row} onOpen={onOpen} />} end={<StateOfBill bill={row} />} />
      <RecordLine
        look="quiet"
        start={`${t('bills.team-bet')} ${money(row.turnover)}`}
        end={row.kind === 'dividend' ? `${t('bills.net-loss')} ${money(row.netLoss)}` : ''}
      />
    </>
  );
}

function BillCard({ row, side, kind, onOpen }: BillListProps & { row: Bill }) {
  const t = useText();
  const money = useMoneyText();
  const { rate } = useTermsText();
  const name = useOtherName(side);
  if (row.state === 'not-eligible') return <NothingDue row={row} onOpen={onOpen} />;
  const count = hasActive(kind) ? ` · ${t('contracts.tier-active', { count: row.active })}` : '';
  return (
    <>
      <RecordLine
        look="lead"
        start={<Period row={row} onOpen={onOpen} />}
        end={<Amount value={row.due} />}
      />
      <RecordLine start={<bdi>{name(row)}</bdi>} end={<StateOfBill bill={row} />} />
      <RecordLine
        look="quiet"
        start={`${t('bills.team-bet')} ${money(row.turnover)}${count}`}
        end={`${t('contracts.rate')} ${rate(row.rate)}`}
      />
      {unitsOf(row.owed) > 0n ? (
        <RecordLine look="quiet" start={t('bills.owed')} end={<Amount value={row.owed} />} />
      ) : null}
    </>
  );
}

export function BillList(props: BillListProps) {
  const t = useText();
  const { kind, query, rows, page, pages, onPage, empty } = props;
  const columns = useColumns(props);
  return (
    <RecordList
      caption={t(`bills.title-${kind}`)}
      query={query}
      rows={rows}
      rowKey={({ id }) => id}
      columns={columns}
      card={(row) => <BillCard {...props} row={row} />}
      empty={empty}
      page={page}
      pages={pages}
      onPage={onPage}
    />
  );
}
