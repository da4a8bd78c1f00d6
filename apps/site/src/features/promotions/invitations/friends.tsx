// Friends who came by the member's code: each under a masked name, with its steps and what it gave.
import { Button, Card, EmptyState, ProgressBar, Skeleton, Status, UsersIcon } from '@baize/ui';
import { formatDate } from '@baize/i18n';
import { LoadFailure } from '../../../app/records/load-failure.tsx';
import { useText } from '../../../app/texts/texts.ts';
import { claimKinds } from '../claim-kinds.ts';
import { useRewardText } from '../reward-text.ts';
import { useClaim } from '../use-claim.ts';
import { type Friend, type FriendStep, type Programme, useFriends } from './invitation.ts';
import { useStepText } from './step-text.ts';
import styles from './invitations.module.css';

type Programmes = readonly Programme[];

export function Friends({ programmes }: { programmes: Programmes }) {
  const t = useText();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useFriends();
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton shape="block" className={styles['wait']} />;
  const friends = data.pages.flatMap(({ list }) => list);
  return (
    <Card title={t('invitations.friends')}>
      {friends.length === 0 ? (
        <EmptyState icon={<UsersIcon />}>{t('invitations.no-friends')}</EmptyState>
      ) : (
        <div className={styles['rules']}>
          <p className={styles['small']}>{t('invitations.private')}</p>
          <ul className={styles['friends']}>
            {friends.map((friend) => (
              <FriendCard
                key={`${friend.name} ${friend.registeredAt}`}
                friend={friend}
                programmes={programmes}
              />
            ))}
          </ul>
        </div>
      )}
      {hasNextPage ? (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('invitations.more')}
        </Button>
      ) : null}
    </Card>
  );
}

function FriendCard({ friend, programmes }: { friend: Friend; programmes: Programmes }) {
  const t = useText();
  const rewardText = useRewardText();
  const { name, registeredAt, steps, gave } = friend;
  const words = gave.map((reward) => rewardText(reward));
  const rewards = new Intl.ListFormat(t.tag, { type: 'conjunction' }).format(words);
  return (
    <li className={styles['friend']}>
      <header>
        <span className={styles['face']} aria-hidden="true">
          {name.slice(0, 1).toUpperCase()}
        </span>
        <span className={styles['who']}>
          <bdi>{name}</bdi>
          <small>
            {t('invitations.since', { date: formatDate(registeredAt, { tag: t.tag }) })}
          </small>
        </span>
        {words.length === 0 ? null : (
          <b className={styles['gave']}>{t('invitations.gave', { rewards })}</b>
        )}
      </header>
      {steps.length === 0 ? (
        <p className={styles['small']}>{t('invitations.not-counted')}</p>
      ) : (
        <ul className={styles['way']}>
          {steps.map((step) => (
            <Way
              key={`${step.promotionId} ${step.step}`}
              step={step}
              programme={programmes.find(({ promotionId }) => promotionId === step.promotionId)}
            />
          ))}
        </ul>
      )}
    </li>
  );
}

/** A programme that is over has no rules any more: the step is told by its state. */
function Way({ step, programme }: { step: FriendStep; programme: Programme | undefined }) {
  const t = useText();
  const { asks, gives } = useStepText();
  const { state, percent, claimId } = step;
  const rules = programme?.steps[step.step];
  const label = rules === undefined ? t('invitations.rules') : asks(rules).join(', ');
  return (
    <li>
      <ProgressBar
        label={label}
        value={percent}
        max={100}
        valueText={t('invitations.step-open', { percent })}
        tone={state === 'open' ? 'brass' : 'felt'}
        aside={
          <span className={styles['line']}>
            <span>{label}</span>
            {state === 'open' ? (
              <b>{t('invitations.step-open', { percent })}</b>
            ) : (
              <Status kind={claimKinds[state]}>{t(`promotions.claim-${state}`)}</Status>
            )}
          </span>
        }
      />
      {claimId === null ? null : (
        <Claim claimId={claimId} reward={rules === undefined ? '' : gives(rules)} />
      )}
    </li>
  );
}

function Claim({ claimId, reward }: { claimId: string; reward: string }) {
  const t = useText();
  const claim = useClaim(claimId);
  return (
    <Button kind="primary" size="small" loading={claim.isPending} onClick={() => claim.mutate()}>
      {t('invitations.claim', { reward })}
    </Button>
  );
}
