// Edits a member's facts. What is masked starts empty: only what is typed is changed.
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Field, showToast, TextInput } from '@baize/ui';
import { client } from '../../app/client.ts';
import { useText } from '../../app/texts.ts';
import type { MemberFileShown } from './member-facts.tsx';
import { ReasonDialog } from '../../app/reason-dialog.tsx';

const fields = ['payeeName', 'nickname', 'email', 'mobile', 'birthday', 'idNumber'] as const;
type Name = (typeof fields)[number];
const labels = {
  payeeName: 'operator.payee',
  nickname: 'operator.nickname',
  email: 'operator.email',
  mobile: 'operator.mobile',
  birthday: 'operator.birthday',
  idNumber: 'operator.id-number',
} as const;

export function MemberEdit({ file, onClose }: { file: MemberFileShown; onClose: () => void }) {
  const t = useText();
  const queries = useQueryClient();
  const [changes, setChanges] = useState<Partial<Record<Name, string>>>({});
  const shownNow: Record<Name, string> = { ...file, payeeName: file.payee };
  const save = async (reason: string) => {
    unwrap(await client.operator.editMember({ id: file.id, reason, ...changes }));
    showToast({ text: t('operator.done-member'), kind: 'good' });
    await queries.invalidateQueries({ queryKey: ['members'] });
    onClose();
  };
  const set = (name: Name, text: string) => {
    const { [name]: _, ...others } = changes;
    setChanges(text === '' ? others : { ...others, [name]: text });
  };
  return (
    <ReasonDialog
      title={t('operator.edit-member')}
      doLabel={t('operator.save')}
      onDo={save}
      onClose={onClose}
    >
      <p>{t('operator.edit-hint')}</p>
      {fields.map((name) => (
        <Field key={name} label={t(labels[name])}>
          {(control) => (
            <TextInput
              {...control}
              type={name === 'birthday' ? 'date' : 'text'}
              autoComplete="off"
              placeholder={shownNow[name]}
              value={changes[name] ?? ''}
              onChange={(event) => set(name, event.target.value)}
            />
          )}
        </Field>
      ))}
    </ReasonDialog>
  );
}
