// Makes a role: a name, and permissions, at most those of its maker.
import { type SyntheticEvent, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { permissions } from '@baize/contract';
import { Button, Checkbox, Dialog, Field, showToast, TextInput } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { useStaffStore } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { permissionText, rolesKey } from './role-name.ts';
import styles from './staff.module.css';

export function AddRole({ onClose }: { onClose: () => void }) {
  const t = useText();
  const queries = useQueryClient();
  const own = useStaffStore((store) => store.staff?.permissions ?? []);
  const [name, setName] = useState('');
  const [held, setHeld] = useState<readonly string[]>([]);
  const add = useMutation({
    mutationFn: async () => unwrap(await client.operator.addRole({ name, permissions: [...held] })),
    onSuccess: () => {
      showToast({ text: t('operator.role-saved'), kind: 'good' });
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: rolesKey }),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (name !== '') add.mutate();
  };
  const turn = (permission: string) =>
    setHeld(
      held.includes(permission) ? held.filter((one) => one !== permission) : [...held, permission],
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('operator.add-role')}
      closeLabel={t('operator.close')}
      size="medium"
    >
      <form className={styles['stack']} onSubmit={submit}>
        <Field label={t('operator.role-name')} hint={t('operator.role-name-hint')}>
          {(control) => (
            <TextInput
              {...control}
              value={name}
              maxLength={20}
              autoComplete="off"
              autoCapitalize="none"
              onChange={(event) => setName(event.target.value.trim().toLowerCase())}
            />
          )}
        </Field>
        <ul className={styles['groups']}>
          {permissions.map((permission) => (
            <li key={permission}>
              <Checkbox
                checked={held.includes(permission)}
                disabled={!own.includes(permission)}
                onChange={() => turn(permission)}
              >
                {t(permissionText(permission))}
              </Checkbox>
            </li>
          ))}
        </ul>
        <p role="alert" className={styles['said']}>
          {add.isError ? failureText(t, add.error) : ''}
        </p>
        <Button kind="primary" type="submit" full disabled={name === ''} loading={add.isPending}>
          {t('operator.add-role')}
        </Button>
      </form>
    </Dialog>
  );
}
