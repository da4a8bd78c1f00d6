// Staff actions on a member, each with its reason, as far as the role permits.
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { PermissionName } from '@baize/contract';
import { Button, showToast } from '@baize/ui';
import { client } from '../../app/client.ts';
import { useStaffStore } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { FirstPassword } from './first-password.tsx';
import { MemberEdit } from './member-edit.tsx';
import type { MemberFileShown } from './member-facts.tsx';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import styles from './staff.module.css';

const actions = {
  lock: client.operator.lockMember,
  unlock: client.operator.unlockMember,
  forgive: client.operator.forgiveMember,
  'end-sessions': client.operator.endMemberSessions,
  'reset-factors': client.operator.resetMemberFactors,
} as const;
type MemberAction = keyof typeof actions | 'reset-password';

const offered: readonly (readonly [
  MemberAction,
  PermissionName,
  (file: MemberFileShown) => boolean,
])[] = [
  ['lock', 'members.lock', ({ state }) => state === 'active'],
  ['unlock', 'members.lock', ({ state }) => state === 'locked'],
  ['forgive', 'members.lock', ({ lockedUntil }) => lockedUntil !== null],
  ['end-sessions', 'members.lock', () => true],
  ['reset-password', 'members.reset', ({ state }) => state === 'active' || state === 'locked'],
  ['reset-factors', 'members.reset', ({ methods }) => methods.length > 0],
];

export function MemberActions({ file }: { file: MemberFileShown }) {
  const t = useText();
  const may = useStaffStore((store) => store.staff?.permissions ?? []);
  const [asked, setAsked] = useState<MemberAction | 'edit'>();
  const [password, setPassword] = useState('');
  const close = () => setAsked(undefined);
  const shown = offered.filter(([, permission, fits]) => may.includes(permission) && fits(file));
  return (
    <div className={styles['actions']}>
      {may.includes('members.edit') ? (
        <Button onClick={() => setAsked('edit')}>{t('operator.edit-member')}</Button>
      ) : null}
      {shown.map(([action]) => (
        <Button
          key={action}
          kind={action === 'lock' ? 'danger' : 'secondary'}
          onClick={() => setAsked(action)}
        >
          {t(`operator.${action}`)}
        </Button>
      ))}
      {asked === 'edit' ? <MemberEdit file={file} onClose={close} /> : null}
      {asked !== undefined && asked !== 'edit' ? (
        <AskOnce action={asked} file={file} onClose={close} onPassword={setPassword} />
      ) : null}
      {password === '' ? null : (
        <FirstPassword
          name={file.username}
          password={password}
          text={t('operator.member-first-password-text')}
          onClose={() => setPassword('')}
        />
      )}
    </div>
  );
}

interface AskOnceProps {
  action: MemberAction;
  file: MemberFileShown;
  onClose: () => void;
  onPassword: (password: string) => void;
}

function AskOnce({ action, file: { id, username }, onClose, onPassword }: AskOnceProps) {
  const t = useText();
  const queries = useQueryClient();
  const take = async (reason: string) => {
    const text = await send(reason);
    if (text !== '') showToast({ text, kind: 'good' });
    await queries.invalidateQueries({ queryKey: ['members'] });
    onClose();
  };
  const send = async (reason: string): Promise<string> => {
    if (action !== 'reset-password') {
      unwrap(await actions[action]({ id, reason }));
      return t('operator.done-member');
    }
    const { sentTo, password } = unwrap(await client.operator.resetMemberPassword({ id, reason }));
    onPassword(password);
    return password === '' ? t('operator.reset-sent', { to: sentTo }) : '';
  };
  return (
    <ReasonDialog
      title={t(`operator.${action}`)}
      doLabel={t(`operator.${action}`)}
      danger={action !== 'unlock' && action !== 'forgive'}
      onDo={take}
      onClose={onClose}
    >
      <p>{t(`operator.member-sure-${action}`, { name: username })}</p>
    </ReasonDialog>
  );
}
