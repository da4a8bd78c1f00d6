// Staff actions on another staff account. Each is confirmed before it is done.
import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, Dialog, showToast } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { useText } from '../../app/texts.ts';
import { RoleSelect } from './add-staff.tsx';
import { FirstPassword } from './first-password.tsx';
import type { StaffFileShown } from './staff-file.tsx';
import styles from './staff.module.css';

const { setStaffState, resetStaffPassword, resetStaffFactors, endSessionsOfStaff } =
  client.operator;

/** Each gives a first password, or '' when there is none to show. */
const actions = {
  lock: async (id: string) => state(id, 'locked'),
  unlock: async (id: string) => state(id, 'active'),
  'remove-access': async (id: string) => state(id, 'removed'),
  'restore-access': async (id: string) => state(id, 'active'),
  'reset-password': async (id: string) => unwrap(await resetStaffPassword({ id })).password,
  'reset-factors': async (id: string) => (unwrap(await resetStaffFactors({ id })), ''),
  'end-sessions': async (id: string) => (unwrap(await endSessionsOfStaff({ id })), ''),
} as const;
type StaffAction = keyof typeof actions;

async function state(id: string, to: 'active' | 'locked' | 'removed'): Promise<string> {
  unwrap(await setStaffState({ id, state: to }));
  return '';
}

const said = {
  lock: 'done-state',
  unlock: 'done-state',
  'remove-access': 'done-state',
  'restore-access': 'done-state',
  'reset-password': 'done-state',
  'reset-factors': 'done-factors',
  'end-sessions': 'done-sessions',
} as const;
const offered: Readonly<Record<string, readonly StaffAction[]>> = {
  active: ['lock', 'reset-password', 'reset-factors', 'end-sessions', 'remove-access'],
  locked: ['unlock', 'reset-password', 'reset-factors', 'remove-access'],
  removed: ['restore-access'],
};

export function StaffActions({ file }: { file: StaffFileShown }) {
  const t = useText();
  const [asked, setAsked] = useState<StaffAction>();
  return (
    <>
      <GiveRole key={file.role} file={file} />
      <div className={styles['actions']}>
        {offered[file.state]?.map((action) => (
          <Button
            key={action}
            kind={action === 'remove-access' ? 'danger' : 'secondary'}
            onClick={() => setAsked(action)}
          >
            {t(`operator.${action}`)}
          </Button>
        ))}
      </div>
      {asked ? <AskOnce action={asked} file={file} onClose={() => setAsked(undefined)} /> : null}
    </>
  );
}

function useAnew() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['staff'] });
}

function GiveRole({ file: { id, role } }: { file: StaffFileShown }) {
  const t = useText();
  const anew = useAnew();
  const [chosen, choose] = useState(role);
  const give = useMutation({
    mutationFn: async () => unwrap(await client.operator.giveRole({ id, role: chosen })),
    onSuccess: () => showToast({ text: t('operator.done-role'), kind: 'good' }),
    onError: (error) => showToast({ text: failureText(t, error), kind: 'bad' }),
    onSettled: anew,
  });
  return (
    <div className={styles['actions']}>
      <RoleSelect role={chosen} onChoose={choose} />
      <Button disabled={chosen === role} loading={give.isPending} onClick={() => give.mutate()}>
        {t('operator.give-role')}
      </Button>
    </div>
  );
}

interface AskOnceProps {
  action: StaffAction;
  file: StaffFileShown;
  onClose: () => void;
}

function AskOnce({ action, file: { id, username: name }, onClose }: AskOnceProps) {
  const t = useText();
  const anew = useAnew();
  const take = useMutation({
    mutationFn: () => actions[action](id),
    onSuccess: (password) => {
      if (password !== '') return;
      showToast({ text: t(`operator.${said[action]}`), kind: 'good' });
      onClose();
    },
    onSettled: anew,
  });
  if (take.data) {
    const text = t('operator.first-password-text');
    return <FirstPassword {...{ name, text, onClose }} password={take.data} />;
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`operator.${action}`)}
      closeLabel={t('operator.close')}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{t('operator.cancel')}</Button>
          <Button kind="danger" loading={take.isPending} onClick={() => take.mutate()}>
            {t(`operator.${action}`)}
          </Button>
        </>
      }
    >
      <div className={styles['stack']}>
        <p>{t(`operator.sure-${action}`, { name })}</p>
        <p role="alert" className={styles['said']}>
          {take.isError ? failureText(t, take.error) : ''}
        </p>
      </div>
    </Dialog>
  );
}
