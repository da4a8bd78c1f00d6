// A promotion in the list: its picture, what it is, how long it lasts, and where the member stands.
import { buttonClass, classNames, ClockIcon } from '@baize/ui';
import { formatDate } from '@baize/i18n';
import { SiteLink } from '../../app/site-link.tsx';
import { useText } from '../../app/texts/texts.ts';
import { PromotionArt } from './promotion-art.tsx';
import { type Card, detailAddress, drawAddress } from './promotions.ts';
import { StateBadge } from './state-badge.tsx';
import styles from './promotions.module.css';

export function PromotionCard({ card, isWide }: { card: Card; isWide: boolean }) {
  const t = useText();
  const { promotionId, title, summary, picture, state, category, trigger } = card;
  const isDue = state === 'claim';
  const addressOf = trigger === 'draw' ? drawAddress : detailAddress;
  return (
    <li className={classNames(styles['card'], isWide && styles['wide'], isDue && styles['due'])}>
      <PromotionArt picture={picture} size="card" />
      <div className={styles['body']}>
        <p className={styles['line']}>
          <span className={styles['category']}>{t(`promotions.category-${category}`)}</span>
          <StateBadge state={state} />
        </p>
        <h2>
          <SiteLink to={addressOf(promotionId)} className={styles['whole']}>
            {title}
          </SiteLink>
        </h2>
        <p className={styles['summary']}>{summary}</p>
        <div className={styles['foot']}>
          <TimeLeft card={card} />
          <span
            className={buttonClass({ kind: isDue ? 'primary' : 'secondary', size: 'small' })}
            aria-hidden="true"
          >
            {t(isDue ? 'promotions.claim' : 'promotions.see')}
          </span>
        </div>
      </div>
    </li>
  );
}

export function TimeLeft({ card: { startsAt, endsAt, state } }: { card: Card }) {
  const t = useText();
  const on = (at: number) => formatDate(at, { tag: t.tag });
  const end =
    endsAt === null ? t('promotions.lasting') : t('promotions.until', { date: on(endsAt) });
  return (
    <span className={styles['time']}>
      <ClockIcon aria-hidden="true" />
      {state === 'coming-soon' ? t('promotions.from', { date: on(startsAt) }) : end}
    </span>
  );
}
