// The brand's profile, and a change to another: the effects are shown before anything changes.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import {
  profiles,
  profileValue,
  type OutputOf,
  type PolicyName,
  type Profile,
  type settings,
} from '@baize/contract';
import { Badge, Button, Card, Dialog } from '@baize/ui';
import { client } from '../../app/client.ts';
import { useMay } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import { policyWords } from './policy-words.ts';
import { WaitingChange } from './waiting-change.tsx';
import styles from './settings.module.css';
import { useChange } from '../../app/use-change.ts';

type Listed = OutputOf<typeof settings.listPolicies>;

/** The values that another profile would change: those the brand has not set itself. */
export function changesOf(listed: Listed, profile: Profile) {
  return listed.policies.flatMap(({ name, overridden }) => {
    const policy = name as PolicyName;
    const [before, after] = [profileValue(policy, listed.profile), profileValue(policy, profile)];
    return overridden || before === after ? [] : [{ name: policy, before, after }];
  });
}

function ProfileDialog(props: { listed: Listed; profile: Profile; onClose: () => void }) {
  const { listed, profile, onClose } = props;
  const t = useText();
  const choose = useChange(['policies'], async () =>
    unwrap(await client.settings.setProfile({ profile })),
  );
  const name = t(`settings.profile-${profile}`);
  return (
    <Dialog
      open
      size="large"
      title={t('settings.profile-question', { profile: name })}
      closeLabel={t('operator.close')}
      onClose={onClose}
      footer={
        <>
          <Button kind="ghost" onClick={onClose}>
            {t('operator.cancel')}
          </Button>
          <Button
            kind="primary"
            loading={choose.isPending}
            onClick={() => choose.mutate(undefined, { onSettled: onClose })}
          >
            {t('settings.choose-profile', { profile: name })}
          </Button>
        </>
      }
    >
      <p className={styles['intro']}>{t('settings.profile-kept')}</p>
      <div className={styles['scroll']} tabIndex={0} role="group" aria-label={name}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t('settings.policy-column')}</th>
              <th scope="col">{t('settings.value-before')}</th>
              <th scope="col">{t('settings.value-after')}</th>
            </tr>
          </thead>
          <tbody>
            {changesOf(listed, profile).map((change) => (
              <tr key={change.name}>
                <th scope="row">{t(`settings.policy-${change.name}`)}</th>
                <td>{policyWords(t, change.name, change.before)}</td>
                <td>
                  <strong>{policyWords(t, change.name, change.after)}</strong>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}

export function ProfileChooser({ listed }: { listed: Listed }) {
  const t = useText();
  const mayChoose = useMay('settings.profile');
  const [asked, setAsked] = useState<Profile>();
  const choose = useChange(['policies'], async (profile: Profile) =>
    unwrap(await client.settings.setProfile({ profile })),
  );
  const waits = listed.profileWaits;
  return (
    <Card title={t('settings.profile')}>
      <ul className={styles['profiles']}>
        {profiles.map((profile) => (
          <li key={profile} data-chosen={profile === listed.profile || undefined}>
            <strong>{t(`settings.profile-${profile}`)}</strong>
            <p>{t(`settings.profile-${profile}-tells`)}</p>
            {profile === listed.profile ? (
              <Badge tone="felt">{t('settings.profile-now')}</Badge>
            ) : (
              <>
                <span className={styles['mute']}>
                  {t('settings.profile-changes', { count: changesOf(listed, profile).length })}
                </span>
                <Button size="small" disabled={!mayChoose} onClick={() => setAsked(profile)}>
                  {t('settings.choose-profile', { profile: t(`settings.profile-${profile}`) })}
                </Button>
              </>
            )}
            {waits?.value === profile ? (
              <WaitingChange
                text={t('settings.profile-waits', { name: waits.by })}
                by={waits.by}
                disabled={!mayChoose || choose.isPending}
                onConfirm={() => setAsked(profile)}
                onWithdraw={() => choose.mutate(listed.profile)}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {asked ? (
        <ProfileDialog listed={listed} profile={asked} onClose={() => setAsked(undefined)} />
      ) : null}
    </Card>
  );
}
