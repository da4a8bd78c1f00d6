// My account, the security centre: the member's profile, the protection of the account, its
// sessions, and the member's own data. Parts of other nouns are passed in by the page.
import { type ReactNode, useState } from 'react';
import { Button, buttonClass, Card, LogOutIcon, ScaleIcon, Tabs } from '@baize/ui';
import { openDialog } from '../../app/dialogs.ts';
import { Screen } from '../../app/records/screen.tsx';
import { SiteLink } from '../../app/site-link.tsx';
import { useText } from '../../app/texts/texts.ts';
import { DataCard } from './account/data-card.tsx';
import { Devices } from './account/devices.tsx';
import { GuardRow } from './account/guard-row.tsx';
import { Guards } from './account/guards.tsx';
import { IdentityCheck } from './account/identity-check.tsx';
import { Logins } from './account/logins.tsx';
import { ProfileCard } from './account/profile-card.tsx';
import styles from './account/account.module.css';

const views = ['overview', 'devices', 'privacy'] as const;
type View = (typeof views)[number];

function Fairness() {
  const t = useText();
  return (
    <GuardRow
      icon={<ScaleIcon />}
      title={t('identity.account-fairness')}
      hint={t('identity.account-fairness-hint')}
      action={
        <SiteLink to="/fairness" className={buttonClass({ size: 'small' })}>
          {t('identity.account-fairness-link')}
        </SiteLink>
      }
    />
  );
}

interface AccountScreenProps {
  onSetUp: () => void;
  /** The member's second factors. */
  factors: ReactNode;
  /** Where the member's money can go. */
  accounts: ReactNode;
}

function Overview({ onSetUp, factors, accounts }: AccountScreenProps) {
  const t = useText();
  return (
    <div className={styles['stack']}>
      <ProfileCard />
      <Guards onSetUp={onSetUp} />
      {factors}
      {accounts}
      <ul className={styles['rows']} aria-label={t('security.more')}>
        <IdentityCheck />
        <Fairness />
      </ul>
    </div>
  );
}

export function AccountScreen(props: AccountScreenProps) {
  const t = useText();
  const [view, setView] = useState<View>('overview');
  const panels = {
    overview: <Overview {...props} />,
    devices: (
      <div className={styles['stack']}>
        <Devices />
        <Card title={t('security.logins')}>
          <Logins />
        </Card>
      </div>
    ),
    privacy: <DataCard />,
  } as const;
  return (
    <Screen
      title={t('identity.security-centre')}
      actions={
        <Button size="small" icon={<LogOutIcon />} onClick={() => openDialog('logout')}>
          {t('shell.sign-out')}
        </Button>
      }
    >
      <Tabs
        label={t('identity.security-centre')}
        tabs={views.map((id) => ({ id, label: t(`security.view-${id}`) }))}
        selected={view}
        onSelect={setView}
      >
        {panels[view]}
      </Tabs>
    </Screen>
  );
}
