// The next step for the member: sign in, join under the terms above, apply, claim, or play.
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { newIntent, unwrap } from '@baize/client';
import { Button, buttonClass, showToast } from '@baize/ui';
import { client } from '../../app/client.ts';
import { openDialog } from '../../app/dialogs.ts';
import { failureText } from '../../app/failure-text.ts';
import { AlertLine } from '../../app/records/alert-line.tsx';
import { isMember, useSession } from '../../app/session/session.ts';
import { SiteLink } from '../../app/site-link.tsx';
import { useText } from '../../app/texts/texts.ts';
import { ApplyForm } from './apply-form.tsx';
import { type Detail, drawAddress, refreshPromotions } from './promotions.ts';
import { useClaim } from './use-claim.ts';
import detail from './detail.module.css';

interface OfPromotion {
  promotion: Detail;
}

export function PromotionActions({ promotion }: OfPromotion) {
  const session = useSession();
  const { state, trigger, joins, claimIds } = promotion;
  if (trigger === 'draw') return <ToDraw promotion={promotion} />;
  if (!isMember(session)) return <Visitor hasSession={session !== undefined} />;
  const [claimId] = claimIds;
  if (claimId !== undefined) return <Claim key={claimId} claimId={claimId} />;
  if (state === 'join' && trigger === 'application') return <ApplyForm promotion={promotion} />;
  if (state === 'join' && joins) return <Join promotion={promotion} />;
  return <Said promotion={promotion} />;
}

/** Its own page has the odds and the stage, for visitors too. */
function ToDraw({ promotion: { promotionId } }: OfPromotion) {
  const t = useText();
  return (
    <div className={detail['act']}>
      <SiteLink
        className={buttonClass({ kind: 'primary', size: 'large' })}
        to={drawAddress(promotionId)}
      >
        {t('promotions.to-draw')}
      </SiteLink>
    </div>
  );
}

function Visitor({ hasSession }: { hasSession: boolean }) {
  const t = useText();
  return (
    <div className={detail['act']}>
      <p>{t(hasSession ? 'promotions.demo-text' : 'promotions.visitor-text')}</p>
      <div className={detail['buttons']}>
        <Button kind="primary" onClick={() => openDialog('register')}>
          {t('promotions.register')}
        </Button>
        {hasSession ? null : (
          <Button onClick={() => openDialog('login')}>{t('promotions.sign-in')}</Button>
        )}
      </div>
    </div>
  );
}

function Claim({ claimId }: { claimId: string }) {
  const t = useText();
  const claim = useClaim(claimId);
  return (
    <div className={detail['act']}>
      <p>{t('promotions.claim-text')}</p>
      <Button kind="primary" size="large" loading={claim.isPending} onClick={() => claim.mutate()}>
        {t('promotions.claim')}
      </Button>
    </div>
  );
}

function Join({ promotion: { promotionId: id, version } }: OfPromotion) {
  const t = useText();
  const [intent, setIntent] = useState(newIntent);
  const join = useMutation({
    mutationFn: async () =>
      unwrap(await client.promotions.joinPromotion({ id, version }, { intent })),
    onSuccess: () => showToast({ kind: 'good', text: t('promotions.joined-toast') }),
    onError: () => setIntent(newIntent()),
    onSettled: refreshPromotions,
  });
  return (
    <div className={detail['act']}>
      <p>{t('promotions.join-text')}</p>
      <Button kind="primary" size="large" loading={join.isPending} onClick={() => join.mutate()}>
        {t('promotions.join')}
      </Button>
      <AlertLine text={join.error ? failureText(t, join.error) : ''} />
    </div>
  );
}

function Said({ promotion }: OfPromotion) {
  const t = useText();
  const { state, trigger, joinedAt } = promotion;
  if (state === null) return null;
  const isOpen = state === 'signed' || state === 'in-progress';
  return (
    <div className={detail['act']}>
      <p>{t(`promotions.said-${state}`)}</p>
      <div className={detail['buttons']}>
        {isOpen && trigger === 'deposit' ? (
          <SiteLink className={buttonClass({ kind: 'primary' })} to="?mc=depositv2">
            {t('promotions.to-deposit')}
          </SiteLink>
        ) : null}
        {isOpen && trigger === 'invitation' ? (
          <SiteLink className={buttonClass({ kind: 'primary' })} to="?mc=referral">
            {t('shell.invite-friends')}
          </SiteLink>
        ) : null}
        {isOpen && joinedAt !== null ? <Leave promotion={promotion} /> : null}
      </div>
    </div>
  );
}

function Leave({ promotion: { promotionId: id } }: OfPromotion) {
  const t = useText();
  const [isAsked, setAsked] = useState(false);
  const leave = useMutation({
    mutationFn: async () =>
      unwrap(await client.promotions.leavePromotion({ id }, { intent: newIntent() })),
    onSuccess: () => showToast({ kind: 'good', text: t('promotions.left-toast') }),
    onError: (error) => showToast({ kind: 'bad', text: failureText(t, error) }),
    onSettled: refreshPromotions,
  });
  if (!isAsked) {
    return (
      <Button kind="ghost" onClick={() => setAsked(true)}>
        {t('promotions.leave')}
      </Button>
    );
  }
  return (
    <div className={detail['sure']} role="group" aria-label={t('promotions.leave')}>
      <p>{t('promotions.leave-sure')}</p>
      <Button kind="danger" loading={leave.isPending} onClick={() => leave.mutate()}>
        {t('promotions.leave')}
      </Button>
      <Button kind="ghost" onClick={() => setAsked(false)}>
        {t('promotions.stay')}
      </Button>
    </div>
  );
}
