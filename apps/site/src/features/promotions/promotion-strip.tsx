// A few promotions on the home page; nothing where none runs.
import { SectionHead } from '@baize/ui';
import { OfferCards } from '../../app/offers/offer-card.tsx';
import { SiteLink } from '../../app/site-link.tsx';
import { useText } from '../../app/texts/texts.ts';
import { PromotionCard } from './promotion-card.tsx';
import { usePromotions } from './promotions.ts';

const shownMost = 4;

export function PromotionStrip() {
  const t = useText();
  const list = usePromotions(undefined).data?.list ?? [];
  if (list.length === 0) return null;
  const all = <SiteLink to="/promotions">{t('shell.show-all')}</SiteLink>;
  return (
    <section aria-label={t('promotions.title')}>
      <SectionHead level={2} title={t('promotions.title')} actions={all} />
      <OfferCards>
        {list.slice(0, shownMost).map((card) => (
          <PromotionCard key={card.promotionId} card={card} isWide={false} />
        ))}
      </OfferCards>
    </section>
  );
}
