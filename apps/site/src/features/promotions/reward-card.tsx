// One reward of the member with what it asks for, and its claim.
import { Button, RewardArt, Status } from '@baize/ui';
import { formatDateTime } from '@baize/i18n';
import { useText } from '../../app/texts/texts.ts';
import { SiteLink } from '../../app/site-link.tsx';
import { type Claim, detailAddress, usePictureOf } from './promotions.ts';
import { claimKinds } from './claim-kinds.ts';
import { RewardGame } from './reward-game.tsx';
import { useRewardText, useTermsText } from './reward-text.ts';
import { useClaim } from './use-claim.ts';
import detail from './detail.module.css';
import styles from './promotions.module.css';
import own from './rewards.module.css';

export function RewardCard({ claim }: { claim: Claim }) {
  const t = useText();
  const rewardText = useRewardText();
  const termsText = useTermsText();
  const { claimId, promotionId, title, state, rewards, at, expiresAt, answer } = claim;
  const picture = usePictureOf()(promotionId);
  const on = (moment: number) => formatDateTime(moment, { tag: t.tag });
  return (
    <li className={own['reward']}>
      <RewardArt picture={picture} sizes="140px" className={own['picture']} />
      <div className={detail['stepBody']}>
        <p className={styles['line']}>
          <SiteLink to={detailAddress(promotionId)}>{title}</SiteLink>
          <Status kind={claimKinds[state]}>{t(`promotions.claim-${state}`)}</Status>
        </p>
        {rewards.map((reward, place) => (
          // oxlint-disable-next-line react/no-array-index-key
          <div key={place} className={detail['gives']}>
            <b className={own['gives']}>{rewardText(reward)}</b>
            <RewardGame gameCode={reward.gameCode} />
            {state === 'available'
              ? termsText(reward).map((line) => <small key={line}>{line}</small>)
              : null}
          </div>
        ))}
        {answer === '' ? null : <p className={styles['small']}>{answer}</p>}
        <p className={styles['small']}>
          {on(at)}
          {expiresAt === null ? '' : ` · ${t('promotions.expires', { date: on(expiresAt) })}`}
        </p>
      </div>
      {state === 'available' ? <ClaimButton claimId={claimId} /> : null}
    </li>
  );
}

function ClaimButton({ claimId }: { claimId: string }) {
  const t = useText();
  const claim = useClaim(claimId);
  return (
    <Button kind="primary" loading={claim.isPending} onClick={() => claim.mutate()}>
      {t('promotions.claim')}
    </Button>
  );
}
