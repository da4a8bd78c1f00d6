// Rewards that the member can claim now, above the promotions; nothing where nothing is due.
import { Button, RewardArt, SectionHead } from '@baize/ui';
import { formatDate } from '@baize/i18n';
import { SiteLink } from '../../app/site-link.tsx';
import { useText } from '../../app/texts/texts.ts';
import { type Claim, detailAddress, usePictureOf, useRewards } from './promotions.ts';
import { useRewardText } from './reward-text.ts';
import { useClaim, useClaimAll } from './use-claim.ts';
import styles from './due.module.css';

export function DueRewards() {
  const t = useText();
  const { data } = useRewards('available', 1);
  const all = useClaimAll();
  if (data === undefined || data.list.length === 0) return null;
  const { list, available } = data;
  return (
    <section aria-label={t('promotions.due-title')}>
      <SectionHead
        level={2}
        title={t('promotions.due-title')}
        actions={
          available > 1 ? (
            <Button
              kind="primary"
              size="small"
              loading={all.isPending}
              onClick={() => all.mutate()}
            >
              {t('promotions.claim-all', { count: available })}
            </Button>
          ) : undefined
        }
      />
      <ul className={styles['row']}>
        {list.map((claim) => (
          <DueReward key={claim.claimId} claim={claim} />
        ))}
      </ul>
    </section>
  );
}

function DueReward({
  claim: { claimId, promotionId, title, rewards, expiresAt },
}: {
  claim: Claim;
}) {
  const t = useText();
  const rewardText = useRewardText();
  const picture = usePictureOf()(promotionId);
  const claim = useClaim(claimId);
  const list = new Intl.ListFormat(t.tag, { type: 'conjunction' });
  return (
    <li className={styles['due']} data-ground="dark">
      <RewardArt picture={picture} sizes="300px" className={styles['picture']} />
      <div className={styles['text']}>
        <b>{list.format(rewards.map((reward) => rewardText(reward)))}</b>
        <SiteLink to={detailAddress(promotionId)}>{title}</SiteLink>
        <small>
          {expiresAt === null
            ? ''
            : t('promotions.expires', { date: formatDate(expiresAt, { tag: t.tag }) })}
        </small>
      </div>
      <Button
        kind="primary"
        size="small"
        aria-label={`${t('promotions.claim')}: ${title}`}
        loading={claim.isPending}
        onClick={() => claim.mutate()}
      >
        {t('promotions.claim')}
      </Button>
    </li>
  );
}
