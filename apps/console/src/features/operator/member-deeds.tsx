// What may be done to a member, each with its reason, as far as the role may.
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

const calls = client.operator;
const deeds = {
  lock: calls.lockMember,
  unlock: calls.unlockMember,
  forgive: calls.forgiveMember,
  'end-sessions': calls.endMemberSessions,
  'reset-factors': calls.resetMemberFactors,
} as const;
type Deed = keyof typeof deeds | 'reset-password';

const offered: readonly (readonly [Deed, PermissionName, (file: MemberFileShown) => boolean])[] = [
  ['lock', 'members.lock', ({ state }) => state === 'active'],
  ['unlock', 'members.lock', ({ state }) => state === 'locked'],
  ['forgive', 'members.lock', ({ lockedUntil }) => lockedUntil !== null],
  ['end-sessions', 'members.lock', () => true],
  ['reset-password', 'members.reset', ({ state }) => state === 'active' || state === 'locked'],
  ['reset-factors', 'members.reset', ({ methods }) => methods.length > 0],
];

export function MemberDeeds({ file }: { file: MemberFileShown }) {
  const t = useText();
  const may = useStaffStore((store) => store.staff?.permissions ?? []);
  const [asked, setAsked] = useState<Deed | 'edit'>();
  const [password, setPassword] = useState('');
  const close = () => setAsked(undefined);
  const shown = offered.filter(([, permission, fits]) => may.includes(permission) && fits(file));
  return (
    <div className={styles['deeds']}>
      {may.includes('members.edit') ? (
        <Button onClick={() => setAsked('edit')}>{t('operator.edit-member')}</Button>
      ) : null}
      {shown.map(([deed]) => (
        <Button
          key={deed}
          kind={deed === 'lock' ? 'danger' : 'secondary'}
          onClick={() => setAsked(deed)}
        >
          {t(`operator.${deed}`)}
        </Button>
      ))}
      {asked === 'edit' ? <MemberEdit file={file} onClose={close} /> : null}
      {asked !== undefined && asked !== 'edit' ? (
        <AskOnce deed={asked} file={file} onClose={close} onPassword={setPassword} />
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
  deed: Deed;
  file: MemberFileShown;
  onClose: () => void;
  onPassword: (password: string) => void;
}

function AskOnce({ deed, file: { id, username }, onClose, onPassword }: AskOnceProps) {
  const t = useText();
  const queries = useQueryClient();
  const take = async (reason: string) => {
    const text = await carryOut(reason);
    if (text !== '') showToast({ text, kind: 'good' });
    await queries.invalidateQueries({ queryKey: ['members'] });
    onClose();
  };
  const carryOut = async (reason: string): Promise<string> => {
    if (deed !== 'reset-password') {
      unwrap(await deeds[deed]({ id, reason }));
      return t('operator.done-member');
    }
    const { sentTo, password } = unwrap(await calls.resetMemberPassword({ id, reason }));
    onPassword(password);
    return password === '' ? t('operator.reset-sent', { to: sentTo }) : '';
  };
  return (
    <ReasonDialog
      title={t(`operator.${deed}`)}
      doLabel={t(`operator.${deed}`)}
      danger={deed !== 'unlock' && deed !== 'forgive'}
      onDo={take}
      onClose={onClose}
    >
      <p>{t(`operator.member-sure-${deed}`, { name: username })}</p>
    </ReasonDialog>
  );
}
