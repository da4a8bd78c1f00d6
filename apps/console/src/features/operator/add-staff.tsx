// Adds a staff account: a name and a role, and then the first password, shown once.
import { type SyntheticEvent, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, Dialog, Field, Select, TextInput } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { useStaffStore } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { FirstPassword } from './first-password.tsx';
import { mayGive, useRoleName, useRoles } from './role-name.ts';
import styles from './staff.module.css';

export interface AddStaffProps {
  onClose: () => void;
  onAdded: (id: string) => void;
}

export function AddStaff({ onClose, onAdded }: AddStaffProps) {
  const t = useText();
  const queries = useQueryClient();
  const [username, setUsername] = useState('');
  const [role, setRole] = useState('support');
  const add = useMutation({
    mutationFn: async () => unwrap(await client.operator.addStaff({ username, role })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['staff'] }),
  });
  if (add.data) {
    const { id, password, username: name } = add.data;
    const text = t('operator.first-password-text');
    return <FirstPassword {...{ name, password, text }} onClose={() => onAdded(id)} />;
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (username !== '') add.mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('operator.add-staff')}
      closeLabel={t('operator.close')}
      size="small"
    >
      <form className={styles['stack']} onSubmit={submit}>
        <Field label={t('operator.username')}>
          {(control) => (
            <TextInput
              {...control}
              value={username}
              autoComplete="off"
              autoCapitalize="none"
              onChange={(event) => setUsername(event.target.value.trim())}
            />
          )}
        </Field>
        <RoleSelect role={role} onChoose={setRole} />
        <p role="alert" className={styles['said']}>
          {add.isError ? failureText(t, add.error) : ''}
        </p>
        <Button kind="primary" type="submit" full loading={add.isPending}>
          {t('operator.add-staff')}
        </Button>
      </form>
    </Dialog>
  );
}

/** The roles that the signed-in member of staff may give. */
export function RoleSelect({ role, onChoose }: { role: string; onChoose: (role: string) => void }) {
  const t = useText();
  const own = useStaffStore((store) => store.staff);
  const roleName = useRoleName();
  const { data = [] } = useRoles();
  const options = data.map((one) => ({
    value: one.name,
    label: roleName(one.name),
    disabled: !mayGive(own, one),
  }));
  return (
    <Field label={t('operator.role')}>
      {(control) => (
        <Select
          {...control}
          options={options}
          value={role}
          onChange={(event) => onChoose(event.target.value)}
        />
      )}
    </Field>
  );
}
