// The switchboard: each module of the brand, turned with effect at once.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { ModuleId } from '@baize/contract';
import { Card, EmptyState, SectionHead, showToast, Skeleton, Switch } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import styles from './settings.module.css';

const key = ['modules'] as const;

export function Modules() {
  const t = useText();
  const queries = useQueryClient();
  const mayTurn = useMay('modules.edit');
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: async () => unwrap(await client.settings.listModules()),
  });
  const turn = useMutation({
    mutationFn: async (asked: { module: string; on: boolean }) =>
      unwrap(await client.settings.turnModule(asked)),
    onError: (failure) => showToast({ text: failureText(t, failure), kind: 'bad' }),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
  if (error) return <EmptyState>{failureText(t, error)}</EmptyState>;
  return (
    <>
      <SectionHead level={1} title={t('settings.modules')} />
      <Card>
        {data === undefined ? <Skeleton shape="block" /> : null}
        <ul className={styles['rows']}>
          {data?.modules.map(({ module, on, fixed }) => (
            <li key={module}>
              <Switch
                checked={on}
                disabled={fixed || !mayTurn || turn.isPending}
                onChange={() => turn.mutate({ module, on: !on })}
              >
                {t(`settings.module-${module as ModuleId}`)}
              </Switch>
              <code>{module}</code>
              {fixed ? <span className={styles['mute']}>{t('settings.fixed')}</span> : null}
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}
