// Sessions and sign-ins of staff, for their own page and for staff who manage accounts.
import { type ReactNode, useState } from 'react';
import { Badge, EmptyState, Status, Table, type Column } from '@baize/ui';
import type { OutputOf, operator } from '@baize/contract';
import { PagedList } from '../../app/paged-list.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import styles from './staff.module.css';

type Session = OutputOf<typeof operator.listStaffSessions>['list'][number];
type SignIns = OutputOf<typeof operator.listStaffSignIns>;
type SignIn = SignIns['list'][number];

const from = ({ ip, country }: { ip: string; country: string }) =>
  country ? `${ip} · ${country}` : ip;

export interface SessionTableProps {
  sessions: readonly Session[] | undefined;
  /** The actions on a session. */
  end?: (session: Session) => ReactNode;
}

export function SessionTable({ sessions, end }: SessionTableProps) {
  const t = useText();
  const { moment } = useShow();
  const columns: readonly Column<Session>[] = [
    { key: 'address', head: t('operator.address'), cell: from },
    {
      key: 'device',
      head: t('operator.device'),
      cell: ({ device }) => <span className={styles['device']}>{device}</span>,
      wideOnly: true,
    },
    {
      key: 'opened',
      head: t('operator.opened-at'),
      cell: ({ openedAt }) => moment(openedAt),
      wideOnly: true,
    },
    { key: 'seen', head: t('operator.seen-at'), cell: ({ seenAt }) => moment(seenAt) },
    {
      key: 'end',
      head: t('operator.deeds'),
      cell: (session) =>
        session.current ? (
          <Badge tone="felt">{t('operator.session-current')}</Badge>
        ) : (
          end?.(session)
        ),
    },
  ];
  return (
    <Table
      caption={t('operator.sessions')}
      columns={columns}
      rows={sessions ?? []}
      rowKey={({ id }) => id}
      loading={sessions === undefined}
      empty={<EmptyState>{t('operator.no-sessions')}</EmptyState>}
    />
  );
}

export interface SignInListProps {
  name: readonly unknown[];
  read: (page: { pageNo: number; pageSize: number }) => Promise<SignIns>;
}

export function SignInList({ name, read }: SignInListProps) {
  const t = useText();
  const { moment } = useShow();
  const [page, setPage] = useState(1);
  const columns: readonly Column<SignIn>[] = [
    { key: 'when', head: t('operator.when'), cell: ({ at }) => moment(at) },
    {
      key: 'outcome',
      head: t('operator.outcome'),
      cell: ({ outcome }) => (
        <Status kind={outcome === 'signed-in' ? 'good' : 'bad'}>
          {t.named(`operator.outcome-${outcome}`) ?? '–'}
        </Status>
      ),
    },
    {
      key: 'method',
      head: t('operator.method'),
      cell: ({ method }) => t.named(`operator.method-${method}`) ?? '–',
      wideOnly: true,
    },
    { key: 'address', head: t('operator.address'), cell: from },
    {
      key: 'device',
      head: t('operator.device'),
      cell: ({ device }) => <span className={styles['device']}>{device}</span>,
      wideOnly: true,
    },
  ];
  return (
    <PagedList
      name={name}
      caption={t('operator.sign-ins')}
      columns={columns}
      rowKey={({ id }) => id}
      empty={t('operator.no-sign-ins')}
      page={page}
      onPage={setPage}
      read={read}
    />
  );
}
