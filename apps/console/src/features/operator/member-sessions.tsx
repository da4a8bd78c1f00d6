// A member's living sessions, each to be ended, and their sign-ins.
import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { OutputOf, operator } from '@baize/contract';
import { Badge, Button, showToast, Status, type Column } from '@baize/ui';
import { client } from '../../app/client.ts';
import { PagedList } from '../../app/paged-list.tsx';
import { useShow } from '../../app/show.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import type { MemberFileShown } from './member-facts.tsx';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { SessionTable } from './staff-tables.tsx';
import styles from './staff.module.css';

type Login = OutputOf<typeof operator.listMemberLogins>['list'][number];

export function MemberSessions({ file: { id, username } }: { file: MemberFileShown }) {
  const t = useText();
  const queries = useQueryClient();
  const mayEnd = useMay('members.lock');
  const [asked, setAsked] = useState<string>();
  const queryKey = ['members', 'sessions', id];
  const { data } = useQuery({
    queryKey,
    queryFn: async () => unwrap(await client.operator.listMemberSessions({ id })).list,
  });
  const end = async (reason: string) => {
    const session = asked ? { session: asked } : {};
    unwrap(await client.operator.endMemberSessions({ id, reason, ...session }));
    showToast({ text: t('operator.sessions-ended'), kind: 'good' });
    await queries.invalidateQueries({ queryKey });
    setAsked(undefined);
  };
  const sessions = data?.map(({ startedAt, ...rest }) => ({
    ...rest,
    openedAt: startedAt,
    current: false,
  }));
  return (
    <>
      <SessionTable
        sessions={sessions}
        end={(session) =>
          mayEnd ? (
            <Button size="small" onClick={() => setAsked(session.id)}>
              {t('operator.end-session')}
            </Button>
          ) : null
        }
      />
      {asked === undefined ? null : (
        <ReasonDialog
          title={t('operator.end-session')}
          doLabel={t('operator.end-session')}
          onDo={end}
          onClose={() => setAsked(undefined)}
        >
          <p>{username}</p>
        </ReasonDialog>
      )}
    </>
  );
}

export function MemberLogins({ id }: { id: string }) {
  const t = useText();
  const { moment } = useShow();
  const [page, setPage] = useState(1);
  const columns: readonly Column<Login>[] = [
    { key: 'when', head: t('operator.when'), cell: ({ at }) => moment(at) },
    {
      key: 'outcome',
      head: t('operator.outcome'),
      cell: ({ outcome }) => (
        <Status kind={outcome === 'signed-in' ? 'good' : 'bad'}>
          {t.named(`operator.outcome-${outcome}`) ?? outcome}
        </Status>
      ),
    },
    {
      key: 'method',
      head: t('operator.method'),
      cell: ({ method }) => t.named(`operator.method-${method}`) ?? method,
      wideOnly: true,
    },
    {
      key: 'address',
      head: t('operator.address'),
      cell: ({ ip, country, newPlace }) => (
        <>
          {country ? `${ip} · ${country}` : ip}{' '}
          {newPlace ? <Badge tone="brass">{t('operator.new-place')}</Badge> : null}
        </>
      ),
    },
    {
      key: 'device',
      head: t('operator.device'),
      cell: ({ device }) => <span className={styles['device']}>{device}</span>,
      wideOnly: true,
    },
  ];
  return (
    <PagedList
      name={['members', 'logins', id]}
      caption={t('operator.sign-ins')}
      columns={columns}
      rowKey={(login) => login.id}
      empty={t('operator.no-logins')}
      page={page}
      onPage={setPage}
      read={async (asked) => unwrap(await client.operator.listMemberLogins({ id, ...asked }))}
    />
  );
}
