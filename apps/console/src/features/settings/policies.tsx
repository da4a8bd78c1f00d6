// Policy values: what the profile says, what the brand sets instead, and the way back.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { OutputOf, PolicyName, settings } from '@baize/contract';
import { Badge, Button, Card, EmptyState, SectionHead, showToast, Skeleton } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { PolicyControl } from './policy-control.tsx';
import styles from './settings.module.css';

type Listed = OutputOf<typeof settings.listPolicies>['policies'][number];

const key = ['policies'] as const;

function useSetPolicy() {
  const t = useText();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (asked: { name: string; value: unknown }) =>
      unwrap(await client.settings.setPolicy(asked)),
    onSuccess: () => showToast({ text: t('operator.saved'), kind: 'good' }),
    onError: (failure) => showToast({ text: failureText(t, failure), kind: 'bad' }),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}

function PolicyRow({ policy }: { policy: Listed }) {
  const t = useText();
  const may = useMay('settings.edit');
  const set = useSetPolicy();
  const { name, overridden } = policy;
  return (
    <li>
      <div className={styles['name']}>
        <strong>{t(`settings.policy-${name as PolicyName}`)}</strong>
        {overridden ? <Badge tone="brass">{t('settings.overridden')}</Badge> : null}
      </div>
      <PolicyControl
        key={JSON.stringify(policy.value)}
        policy={policy}
        disabled={!may || set.isPending}
        onSet={(value) => set.mutate({ name, value })}
      />
      {overridden && may ? (
        <Button size="small" kind="ghost" onClick={() => set.mutate({ name, value: null })}>
          {t('settings.reset')}
        </Button>
      ) : null}
    </li>
  );
}

export function Policies() {
  const t = useText();
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: async () => unwrap(await client.settings.listPolicies()),
  });
  if (error) return <EmptyState>{failureText(t, error)}</EmptyState>;
  return (
    <>
      <SectionHead
        level={1}
        title={t('settings.policies')}
        fact={data ? t(`settings.profile-${data.profile}`) : undefined}
      />
      <Card>
        {data === undefined ? <Skeleton shape="block" /> : null}
        <ul className={styles['rows']}>
          {data?.policies.map((policy) => (
            <PolicyRow key={policy.name} policy={policy} />
          ))}
        </ul>
      </Card>
    </>
  );
}
