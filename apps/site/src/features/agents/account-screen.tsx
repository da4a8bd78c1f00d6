// Account registration: the agent's own link, and further links that show where people come from.
import { Card, EmptyState, Skeleton, UserPlusIcon } from '@baize/ui';
import { LoadFailure } from '../../app/records/load-failure.tsx';
import { Note } from '../../app/records/note.tsx';
import { Screen } from '../../app/records/screen.tsx';
import { useText } from '../../app/texts/texts.ts';
import { InvitationFunnel } from './figures/funnel.tsx';
import { InviteCard } from './invite-card.tsx';
import { LinkCard } from './link-card.tsx';
import { LinkForm } from './link-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { useLinks, useOverview } from './team.ts';
import styles from './agents.module.css';

function Links() {
  const t = useText();
  const { data, error, refetch } = useLinks();
  if (data === undefined && error !== null) {
    return <LoadFailure error={error} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <Skeleton shape="block" className={styles['list-box']} />;
  if (data.list.length === 0) {
    return <EmptyState icon={<UserPlusIcon />}>{t('agents.no-links')}</EmptyState>;
  }
  return (
    <ul className={styles['links']} aria-label={t('agents.links')}>
      {data.list.map((link) => (
        <LinkCard key={link.id} link={link} />
      ))}
    </ul>
  );
}

export function AccountScreen() {
  const t = useText();
  const { data, error } = useOverview('today');
  return (
    <Screen title={t('agents.account')}>
      {data === undefined && error !== null ? null : <InviteCard code={data?.code} />}
      <RegisterForm />
      <Card title={t('agents.links')}>
        <div className={styles['link-page']}>
          <Note>{t('agents.links-text')}</Note>
          <LinkForm />
          <Links />
        </div>
      </Card>
      <InvitationFunnel />
    </Screen>
  );
}
