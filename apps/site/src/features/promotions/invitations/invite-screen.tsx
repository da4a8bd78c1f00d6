// Invite friends: the code and its link, what a friend gives and under which terms, and the friends
// who came, each with how far they are.
import { EmptyState, RewardArt, Skeleton, UsersIcon } from '@baize/ui';
import { useFace } from '../../../app/brand.ts';
import { InviteMeans } from '../../../app/invite/invite-means.tsx';
import { failureOf } from '../../../app/failure-text.ts';
import { LoadFailure } from '../../../app/records/load-failure.tsx';
import { Screen } from '../../../app/records/screen.tsx';
import { useMoneyText } from '../../../app/money-text.ts';
import { useText } from '../../../app/texts/texts.ts';
import { Friends } from './friends.tsx';
import { friendLinkOf, type Invitation, useInvitation } from './invitation.ts';
import { ProgrammeCard } from './programme-card.tsx';
import styles from './invitations.module.css';

export function InviteScreen() {
  const t = useText();
  const { data, error, refetch } = useInvitation();
  return (
    <Screen title={t('shell.invite-friends')}>
      {error !== null ? <Failed error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined && error === null ? (
        <Skeleton shape="block" className={styles['wait']} />
      ) : null}
      {data === undefined ? null : <Shown invitation={data} />}
    </Screen>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useText();
  if (failureOf(error)?.refused !== 'promotion-not-for-you')
    return <LoadFailure error={error} onRetry={onRetry} />;
  return <EmptyState icon={<UsersIcon />}>{t('invitations.none-running')}</EmptyState>;
}

function Shown({ invitation }: { invitation: Invitation }) {
  const t = useText();
  const { programmes } = invitation;
  return (
    <div className={styles['page']}>
      {programmes.length === 0 ? (
        <EmptyState icon={<UsersIcon />}>{t('invitations.none-running')}</EmptyState>
      ) : (
        <>
          <Hero code={invitation.code} />
          {programmes.map((programme) => (
            <ProgrammeCard key={programme.promotionId} programme={programme} />
          ))}
        </>
      )}
      <Totals invitation={invitation} />
      <Friends programmes={programmes} />
    </div>
  );
}

function Hero({ code }: { code: string }) {
  const t = useText();
  const { name } = useFace();
  return (
    <section className={styles['hero']} data-ground="dark" aria-label={t('invitations.means')}>
      <RewardArt picture="friends" sizes="400px" eager className={styles['art']} />
      <header>
        <h3>{t('invitations.headline', { name })}</h3>
        <p>{t('invitations.intro')}</p>
      </header>
      <InviteMeans
        code={code}
        link={friendLinkOf(code)}
        words={{
          text: '',
          code: t('invitations.code'),
          link: t('invitations.link'),
          share: t('invitations.share'),
          shareText: t('invitations.share-text', { name }),
          copied: t('invitations.link-copied'),
          qr: t('invitations.qr'),
          saveQr: t('invitations.save-qr'),
        }}
      />
    </section>
  );
}

function Totals({ invitation }: { invitation: Invitation }) {
  const t = useText();
  const money = useMoneyText();
  const { friends, earned, claimed, available, pending } = invitation;
  const facts = [
    [t('invitations.total-friends'), friends],
    [t('invitations.total-earned'), money(earned)],
    [t('invitations.total-claimed'), claimed],
    [t('invitations.total-available'), available],
    [t('invitations.total-pending'), pending],
  ] as const;
  return (
    <dl className={styles['totals']}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
