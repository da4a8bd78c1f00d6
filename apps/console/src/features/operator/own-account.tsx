// One's own console account: second factors, sessions, password and sign-ins.
import type { ReactNode } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, Card, SectionHead, showToast } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { useStaffStore } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { OwnPassword } from './own-password.tsx';
import { SessionTable, SignInList } from './staff-tables.tsx';
import styles from './staff.module.css';

const sessionsKey = ['own-sessions'] as const;

/** `factors`: where second factors are set up. */
export function OwnAccount({ factors }: { factors: ReactNode }) {
  const t = useText();
  const staff = useStaffStore((store) => store.staff);
  return (
    <>
      <SectionHead level={1} title={t('operator.my-account')} fact={staff?.username} />
      {factors}
      <OwnSessions />
      <Card title={t('operator.change-password')}>
        <div className={styles['narrow']}>
          <OwnPassword />
        </div>
      </Card>
      <Card title={t('operator.sign-ins')}>
        <SignInList
          name={['own-sign-ins']}
          read={async (page) => unwrap(await client.operator.listStaffSignIns(page))}
        />
      </Card>
    </>
  );
}

function OwnSessions() {
  const t = useText();
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: sessionsKey,
    queryFn: async () => unwrap(await client.operator.listStaffSessions()),
  });
  const end = useMutation({
    mutationFn: async (id: string | undefined): Promise<unknown> =>
      id === undefined
        ? unwrap(await client.operator.endOtherStaffSessions())
        : unwrap(await client.operator.endStaffSession({ id })),
    onSuccess: () => showToast({ text: t('operator.sessions-ended'), kind: 'good' }),
    onError: (error) => showToast({ text: failureText(t, error), kind: 'bad' }),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  });
  const hasOthers = data?.list.some(({ current }) => !current) ?? false;
  const button = (id: string | undefined, text: string) => (
    <Button
      size="small"
      loading={end.isPending && end.variables === id}
      onClick={() => end.mutate(id)}
    >
      {text}
    </Button>
  );
  return (
    <Card
      title={t('operator.sessions')}
      aside={hasOthers ? button(undefined, t('operator.end-others')) : null}
    >
      <SessionTable sessions={data?.list} end={({ id }) => button(id, t('operator.end-session'))} />
    </Card>
  );
}
