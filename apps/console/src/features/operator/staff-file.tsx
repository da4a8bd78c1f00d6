// One staff account: what it is, what may be done to it, its sessions and sign-ins.
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { unwrap } from '@baize/client';
import type { OutputOf, operator } from '@baize/contract';
import { Card, EmptyState, SectionHead, Skeleton } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { Figures } from '../../app/figures.tsx';
import { useShow } from '../../app/show.ts';
import { useMay, useStaffStore } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { useRoleName } from './role-name.ts';
import { StaffActions } from './staff-actions.tsx';
import { methodsText } from './methods-text.ts';
import { StaffStatus } from './staff-status.tsx';
import { SessionTable, SignInList } from './staff-tables.tsx';
import styles from './staff.module.css';

export type StaffFileShown = OutputOf<typeof operator.getStaffFile>;

export function StaffFile() {
  const t = useText();
  const { id = '' } = useParams();
  const mayEdit = useMay('staff.edit');
  const own = useStaffStore((store) => store.staff?.id);
  const { data, error } = useQuery({
    queryKey: ['staff', 'file', id],
    queryFn: async () => unwrap(await client.operator.getStaffFile({ id })),
  });
  if (error) return <EmptyState>{failureText(t, error)}</EmptyState>;
  if (!data) return <Skeleton shape="block" />;
  return (
    <>
      <SectionHead level={1} title={data.username} fact={<StaffStatus account={data} />} />
      <Card>
        <div className={styles['stack']}>
          <Facts file={data} />
          {own === id ? <p className={styles['mute']}>{t('operator.own-account-note')}</p> : null}
          {mayEdit && own !== id ? <StaffActions file={data} /> : null}
        </div>
      </Card>
      <Card title={t('operator.sessions')}>
        <SessionTable sessions={data.sessions} />
      </Card>
      <Card title={t('operator.sign-ins')}>
        <SignInList
          name={['staff', 'sign-ins', id]}
          read={async (page) => unwrap(await client.operator.listSignInsOfStaff({ id, ...page }))}
        />
      </Card>
    </>
  );
}

function Facts({ file }: { file: StaffFileShown }) {
  const t = useText();
  const roleName = useRoleName();
  const { moment } = useShow();
  const facts: [string, string][] = [
    [t('operator.role'), roleName(file.role)],
    [t('operator.factors-on'), methodsText(t, file.methods)],
    [t('operator.created-at'), moment(file.createdAt)],
    [t('operator.last-login'), file.lastSignInAt ? moment(file.lastSignInAt) : t('operator.never')],
  ];
  return <Figures facts={facts} />;
}
