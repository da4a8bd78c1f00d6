// The roles as a matrix: a line for each permission, a column for each role. A column is changed
// box by box and saved as a whole.
import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { permissions, type PermissionName } from '@baize/contract';
import { Button, Card, EmptyState, PlusIcon, SectionHead, showToast, Skeleton } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { useMay, useStaffStore } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { AddRole } from './add-role.tsx';
import {
  mayGive,
  permissionText,
  rolesKey,
  useRoleName,
  useRoles,
  type Role,
} from './role-name.ts';
import styles from './roles.module.css';

export function Roles() {
  const t = useText();
  const mayEdit = useMay('roles.edit');
  const [adding, setAdding] = useState(false);
  const { data, error } = useRoles();
  if (error) return <EmptyState>{failureText(t, error)}</EmptyState>;
  return (
    <>
      <SectionHead
        level={1}
        title={t('operator.roles')}
        actions={
          mayEdit ? (
            <Button kind="primary" icon={<PlusIcon />} onClick={() => setAdding(true)}>
              {t('operator.add-role')}
            </Button>
          ) : null
        }
      />
      <Card>{data ? <Matrix roles={data} /> : <Skeleton shape="block" />}</Card>
      {adding ? <AddRole onClose={() => setAdding(false)} /> : null}
    </>
  );
}

type Changes = Readonly<Record<string, readonly string[] | undefined>>;

function Matrix({ roles }: { roles: readonly Role[] }) {
  const t = useText();
  const [changes, setChanges] = useState<Changes>({});
  const heldBy = ({ name, permissions: held }: Role) => changes[name] ?? held;
  const turn = (role: Role, permission: string) => {
    const held = heldBy(role);
    const next = held.includes(permission)
      ? held.filter((one) => one !== permission)
      : [...held, permission];
    setChanges({ ...changes, [role.name]: next });
  };
  const settle = (name: string) => setChanges({ ...changes, [name]: undefined });
  return (
    <div className={styles['matrix']} tabIndex={0} role="group" aria-label={t('operator.roles')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('operator.permission')}</th>
            {roles.map((role) => (
              <RoleHead
                key={role.name}
                role={role}
                changed={changes[role.name]}
                onSettled={settle}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {permissions.map((permission) => (
            <tr key={permission}>
              <th scope="row">{t(permissionText(permission))}</th>
              {roles.map((role) => (
                <td key={role.name}>
                  <Box
                    {...{ role, permission }}
                    held={heldBy(role).includes(permission)}
                    onTurn={() => turn(role, permission)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface BoxProps {
  role: Role;
  permission: PermissionName;
  held: boolean;
  onTurn: () => void;
}

function useMayChange(role: Role): boolean {
  const mayEdit = useMay('roles.edit');
  const own = useStaffStore((store) => store.staff);
  return mayEdit && !role.fixed && own?.role !== role.name && mayGive(own, role);
}

function Box({ role, permission, held, onTurn }: BoxProps) {
  const t = useText();
  const roleName = useRoleName();
  const mayChange = useMayChange(role);
  const mayGiveIt = useMay(permission);
  return (
    <input
      type="checkbox"
      aria-label={`${roleName(role.name)}: ${t(permissionText(permission))}`}
      checked={held}
      disabled={!mayChange || !mayGiveIt}
      onChange={onTurn}
    />
  );
}

interface RoleHeadProps {
  role: Role;
  changed: readonly string[] | undefined;
  onSettled: (name: string) => void;
}

function RoleHead({ role, changed, onSettled }: RoleHeadProps) {
  const t = useText();
  const roleName = useRoleName();
  const mayChange = useMayChange(role);
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: async (asked: 'save' | 'drop'): Promise<unknown> => {
      const { name } = role;
      if (asked === 'drop') return unwrap(await client.operator.dropRole({ name }));
      const input = { name, permissions: [...(changed ?? [])] };
      return unwrap(await client.operator.editRole(input));
    },
    onSuccess: (_given, asked) => {
      onSettled(role.name);
      const text = asked === 'save' ? 'operator.role-saved' : 'operator.role-dropped';
      showToast({ text: t(text), kind: 'good' });
    },
    onError: (error) => showToast({ text: failureText(t, error), kind: 'bad' }),
    onSettled: () => queries.invalidateQueries({ queryKey: rolesKey }),
  });
  const mayDrop = mayChange && !role.builtIn && role.staff === 0 && changed === undefined;
  return (
    <th scope="col">
      <span className={styles['head']}>
        {roleName(role.name)}
        <small>{t('operator.role-holders', { count: role.staff })}</small>
        {changed ? (
          <Button
            size="small"
            kind="primary"
            loading={save.isPending}
            onClick={() => save.mutate('save')}
          >
            {t('operator.save')}
          </Button>
        ) : null}
        {mayDrop ? (
          <Button
            size="small"
            kind="ghost"
            loading={save.isPending}
            onClick={() => save.mutate('drop')}
          >
            {t('operator.drop-role')}
          </Button>
        ) : null}
      </span>
    </th>
  );
}
