// The members of a team, one under another: who they are, since when, and what they have.
import type { ReactNode } from 'react';
import { formatDate, formatDateTime } from '@baize/i18n';
import { type Column, Status } from '@baize/ui';
import { Amount } from '../../app/records/amount.tsx';
import { RecordLine } from '../../app/records/record-card.tsx';
import { RecordList, type RecordQuery } from '../../app/records/record-list.tsx';
import { useText } from '../../app/texts/texts.ts';
import { MemberName } from './member-name.tsx';
import { RenewPassword } from './renew-password.tsx';
import { type Downline, pageSize } from './team.ts';

interface TeamListProps {
  query: RecordQuery;
  rows: readonly Downline[] | undefined;
  total: number;
  page: number;
  onPage: (page: number) => void;
  onOpen: (whose: string) => void;
  empty: ReactNode;
}

function useSeen() {
  const t = useText();
  return ({ lastLogin }: Downline) =>
    lastLogin ? formatDateTime(lastLogin.time, { tag: t.tag }) : t('agents.never');
}

function State({ row }: { row: Downline }) {
  const t = useText();
  const isActive = row.activeFlag === 1;
  return (
    <Status kind={isActive ? 'good' : 'neutral'}>
      {t(isActive ? 'agents.state-active' : 'agents.state-closed')}
    </Status>
  );
}

const Name = ({ row, onOpen }: { row: Downline; onOpen: (whose: string) => void }) => (
  <MemberName
    name={row.customerName}
    type={row.type}
    onOpen={row.type === 0 && row.teamSize === 0 ? undefined : () => onOpen(row.customerId)}
  />
);

function useColumns(onOpen: (whose: string) => void): readonly Column<Downline>[] {
  const t = useText();
  const seen = useSeen();
  return [
    { key: 'name', head: t('agents.search'), cell: (row) => <Name row={row} onOpen={onOpen} /> },
    { key: 'team', head: t('agents.below'), align: 'money', cell: ({ teamSize }) => teamSize },
    {
      key: 'balance',
      head: t('agents.balance'),
      align: 'money',
      cell: ({ accountBalance }) => <Amount value={accountBalance} />,
    },
    {
      key: 'registered',
      head: t('agents.registered'),
      cell: ({ registerDate }) => formatDate(registerDate.time, { tag: t.tag }),
    },
    {
      key: 'seen',
      head: t('agents.seen'),
      cell: (row) => (row.mayRenew ? <RenewPassword row={row} /> : seen(row)),
    },
    { key: 'state', head: t('agents.state'), cell: (row) => <State row={row} /> },
  ];
}

function MemberCard({ row, onOpen }: { row: Downline; onOpen: (whose: string) => void }) {
  const t = useText();
  const seen = useSeen();
  const joined = formatDate(row.registerDate.time, { tag: t.tag });
  return (
    <>
      <RecordLine
        look="lead"
        start={<Name row={row} onOpen={onOpen} />}
        end={<Amount value={row.accountBalance} />}
      />
      <RecordLine
        start={<State row={row} />}
        end={`${t('agents.below')} ${t('agents.people', { count: row.teamSize })}`}
      />
      <RecordLine
        look="quiet"
        start={`${t('agents.registered')} ${joined}`}
        end={`${t('agents.seen')} ${seen(row)}`}
      />
      {row.mayRenew ? <RenewPassword row={row} /> : null}
    </>
  );
}

export function TeamList({ query, rows, total, page, onPage, onOpen, empty }: TeamListProps) {
  const t = useText();
  const columns = useColumns(onOpen);
  return (
    <RecordList
      caption={t('agents.team')}
      query={query}
      rows={rows}
      rowKey={(row) => row.customerId}
      columns={columns}
      card={(row) => <MemberCard row={row} onOpen={onOpen} />}
      empty={empty}
      page={page}
      pages={Math.max(1, Math.ceil(total / pageSize))}
      onPage={onPage}
    />
  );
}
