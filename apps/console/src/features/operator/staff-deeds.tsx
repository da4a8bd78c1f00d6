// What may be done to somebody else's account. Each is asked once more before it is done.
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
const deeds = {
  lock: async (id: string) => state(id, 'locked'),
  unlock: async (id: string) => state(id, 'active'),
  'remove-access': async (id: string) => state(id, 'removed'),
  'restore-access': async (id: string) => state(id, 'active'),
  'reset-password': async (id: string) => unwrap(await resetStaffPassword({ id })).password,
  'reset-factors': async (id: string) => (unwrap(await resetStaffFactors({ id })), ''),
  'end-sessions': async (id: string) => (unwrap(await endSessionsOfStaff({ id })), ''),
} as const;
type Deed = keyof typeof deeds;

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
const offered: Readonly<Record<string, readonly Deed[]>> = {
  active: ['lock', 'reset-password', 'reset-factors', 'end-sessions', 'remove-access'],
  locked: ['unlock', 'reset-password', 'reset-factors', 'remove-access'],
  removed: ['restore-access'],
};

export function StaffDeeds({ file }: { file: StaffFileShown }) {
  const t = useText();
  const [asked, setAsked] = useState<Deed>();
  return (
    <>
      <GiveRole key={file.role} file={file} />
      <div className={styles['deeds']}>
        {offered[file.state]?.map((deed) => (
          <Button
            key={deed}
            kind={deed === 'remove-access' ? 'danger' : 'secondary'}
            onClick={() => setAsked(deed)}
          >
            {t(`operator.${deed}`)}
          </Button>
        ))}
      </div>
      {asked ? <AskOnce deed={asked} file={file} onClose={() => setAsked(undefined)} /> : null}
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
    <div className={styles['deeds']}>
      <RoleSelect role={chosen} onChoose={choose} />
      <Button disabled={chosen === role} loading={give.isPending} onClick={() => give.mutate()}>
        {t('operator.give-role')}
      </Button>
    </div>
  );
}

interface AskOnceProps {
  deed: Deed;
  file: StaffFileShown;
  onClose: () => void;
}

function AskOnce({ deed, file: { id, username: name }, onClose }: AskOnceProps) {
  const t = useText();
  const anew = useAnew();
  const take = useMutation({
    mutationFn: () => deeds[deed](id),
    onSuccess: (password) => {
      if (password !== '') return;
      showToast({ text: t(`operator.${said[deed]}`), kind: 'good' });
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
      title={t(`operator.${deed}`)}
      closeLabel={t('operator.close')}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{t('operator.cancel')}</Button>
          <Button kind="danger" loading={take.isPending} onClick={() => take.mutate()}>
            {t(`operator.${deed}`)}
          </Button>
        </>
      }
    >
      <div className={styles['stack']}>
        <p>{t(`operator.sure-${deed}`, { name })}</p>
        <p role="alert" className={styles['said']}>
          {take.isError ? failureText(t, take.error) : ''}
        </p>
      </div>
    </Dialog>
  );
}
