// Policy values: the profile they come from, the brand's own values, and a button to reset them.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { profileValue, type OutputOf, type PolicyName, type settings } from '@baize/contract';
import { Badge, Button, Card, EmptyState, SectionHead, Skeleton } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { FindInput } from './find-input.tsx';
import { PolicyControl } from './policy-control.tsx';
import { policyGroupOf, policyGroups } from './policy-groups.ts';
import { policyWords } from './policy-words.ts';
import { ProfileChooser } from './profile-chooser.tsx';
import { WaitingChange } from './waiting-change.tsx';
import styles from './settings.module.css';
import { useChange } from '../../app/use-change.ts';

type List = OutputOf<typeof settings.listPolicies>;
type Listed = List['policies'][number];

const key = ['policies'] as const;

function PolicyRow({ policy, profile }: { policy: Listed; profile: List['profile'] }) {
  const t = useText();
  const may = useMay('settings.edit');
  const set = useChange(key, async (asked: { name: string; value: unknown }) =>
    unwrap(await client.settings.setPolicy(asked)),
  );
  const { overridden } = policy;
  const name = policy.name as PolicyName;
  const usual = policyWords(t, name, profileValue(name, profile));
  return (
    <li>
      <div className={styles['name']}>
        <strong>{t(`settings.policy-${name}`)}</strong>
        {overridden ? <Badge tone="brass">{t('settings.overridden')}</Badge> : null}
      </div>
      <PolicyControl
        // A value that waits leaves the one in force in its field.
        key={JSON.stringify([policy.value, policy.waits])}
        policy={policy}
        disabled={!may || set.isPending}
        onSet={(value) => set.mutate({ name, value })}
      />
      {overridden && may ? (
        <Button
          size="small"
          kind="ghost"
          title={usual}
          onClick={() => set.mutate({ name, value: null })}
        >
          {t('settings.reset')}
        </Button>
      ) : null}
      {policy.waits ? (
        <WaitingChange
          text={t('settings.waits', {
            value: policyWords(t, name, policy.waits.value ?? profileValue(name, profile)),
            name: policy.waits.by,
          })}
          by={policy.waits.by}
          disabled={!may || set.isPending}
          onConfirm={() => set.mutate({ name, value: policy.waits?.value })}
          onWithdraw={() => set.mutate({ name, value: overridden ? policy.value : null })}
        />
      ) : null}
    </li>
  );
}

export function Policies() {
  const t = useText();
  const [sought, setSought] = useState('');
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: async () => unwrap(await client.settings.listPolicies()),
  });
  if (error) return <EmptyState>{failureText(t, error)}</EmptyState>;
  const wordsOf = (name: string) =>
    `${name} ${t(`settings.policy-${name as PolicyName}`)}`.toLowerCase();
  const shown = data?.policies.filter(({ name }) => wordsOf(name).includes(sought.toLowerCase()));
  return (
    <>
      <SectionHead
        level={1}
        title={t('operator.policies')}
        fact={data ? t(`settings.profile-${data.profile}`) : undefined}
        actions={<FindInput sought={sought} onSeek={setSought} />}
      />
      {data === undefined ? <Skeleton shape="block" /> : <ProfileChooser listed={data} />}
      {shown?.length === 0 ? (
        <EmptyState>{t('settings.nothing-found', { text: sought })}</EmptyState>
      ) : null}
      {policyGroups.map((group) => {
        const own = shown?.filter(({ name }) => policyGroupOf[name as PolicyName] === group) ?? [];
        return own.length === 0 || data === undefined ? null : (
          <Card key={group} title={t(`settings.group-${group}`)}>
            <ul className={styles['rows']}>
              {own.map((policy) => (
                <PolicyRow key={policy.name} policy={policy} profile={data.profile} />
              ))}
            </ul>
          </Card>
        );
      })}
    </>
  );
}
