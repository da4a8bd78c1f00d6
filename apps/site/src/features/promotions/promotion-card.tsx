// A promotion in the list: its picture, what it gives, how long it lasts, and where the member
// stands.
import { useState } from 'react';
import { buttonClass, ChevronRightIcon, ClockIcon } from '@baize/ui';
import { formatDate } from '@baize/i18n';
import { OfferCard } from '../../app/offers/offer-card.tsx';
import { SiteLink } from '../../app/site-link.tsx';
import { useText } from '../../app/texts/texts.ts';
import { type Card, detailAddress, drawAddress } from './promotions.ts';
import { useGivesText } from './reward-text.ts';
import { StateBadge } from './state-badge.tsx';
import styles from './promotions.module.css';

export function PromotionCard({ card, isWide }: { card: Card; isWide: boolean }) {
  const t = useText();
  const givesText = useGivesText();
  const { promotionId, title, summary, picture, state, category, gives, trigger } = card;
  const isDue = state === 'claim';
  const addressOf = trigger === 'draw' ? drawAddress : detailAddress;
  return (
    <OfferCard
      picture={picture}
      isWide={isWide}
      isLit={isDue}
      kind={t(`promotions.category-${category}`)}
      badge={<StateBadge state={state} />}
      title={
        <h2>
          <SiteLink to={addressOf(promotionId)}>{title}</SiteLink>
        </h2>
      }
      headline={givesText(gives)}
      text={summary}
      foot={
        <>
          <TimeLeft card={card} />
          <span
            className={isDue ? buttonClass({ kind: 'primary', size: 'small' }) : styles['more']}
            aria-hidden="true"
          >
            {isDue ? t('promotions.claim') : <ChevronRightIcon />}
          </span>
        </>
      }
    />
  );
}

const dayMs = 86_400_000;
/** In the last days their count says more than the date. */
const daysCounted = 7;

export function TimeLeft({ card: { startsAt, endsAt, state } }: { card: Card }) {
  const t = useText();
  const [now] = useState(Date.now);
  const on = (at: number) => formatDate(at, { tag: t.tag });
  const end = () => {
    if (endsAt === null) return t('promotions.lasting');
    const days = Math.floor((endsAt - now) / dayMs);
    return days >= 0 && days < daysCounted
      ? t('promotions.ends-in', { days })
      : t('promotions.until', { date: on(endsAt) });
  };
  return (
    <span className={styles['time']}>
      <ClockIcon aria-hidden="true" />
      {state === 'coming-soon' ? t('promotions.from', { date: on(startsAt) }) : end()}
    </span>
  );
}
