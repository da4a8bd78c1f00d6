// The promotions of the house: what runs, what comes, and where the member stands in each.
import { Suspense, useState } from 'react';
import { EmptyState, GiftIcon, RewardArt, Skeleton, Tabs } from '@baize/ui';
import { promotionCategories, type PromotionCategory } from '@baize/contract';
import { useSearchParams } from '../app/address.tsx';
import { lazyScreen } from '../app/lazy-screen.tsx';
import { OfferCards } from '../app/offers/offer-card.tsx';
import { LoadFailure } from '../app/records/load-failure.tsx';
import { isMember, useSession } from '../app/session/session.ts';
import { SiteLink } from '../app/site-link.tsx';
import { useModule } from '../app/status.ts';
import { useText } from '../app/texts/texts.ts';
import { CodeField } from '../features/promotions/code-field.tsx';
import { DueRewards } from '../features/promotions/due-rewards.tsx';
import { PromotionCard } from '../features/promotions/promotion-card.tsx';
import { PromotionDetail } from '../features/promotions/promotion-detail.tsx';
import { usePromotions } from '../features/promotions/promotions.ts';
import styles from '../features/promotions/promotions.module.css';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';

const EnvelopeStrip = lazyScreen(
  async () => (await import('../features/envelopes/envelope-strip.tsx')).EnvelopeStrip,
  ['envelopes'],
);

export function PromotionsPage() {
  return useModule('REWCEN3') ? <Offered /> : <NotFoundScreen />;
}

function Offered() {
  const [params] = useSearchParams();
  const id = params.get('id');
  return id === null ? <Listed /> : <PromotionDetail key={id} id={id} />;
}

type Chosen = PromotionCategory | 'all';

function Listed() {
  const t = useText();
  const session = useSession();
  const [chosen, setChosen] = useState<Chosen>('all');
  const tabs = (['all', ...promotionCategories] as const).map((id) => ({
    id,
    label: t(`promotions.category-${id}`),
  }));
  return (
    <div className={styles['page']}>
      <header className={styles['intro']} data-ground="dark">
        <RewardArt picture="chest" sizes="700px" eager className={styles['introArt']} />
        <div className={styles['introText']}>
          <h1>{t('promotions.headline')}</h1>
          <p>{t('promotions.intro')}</p>
          <Facts />
          {isMember(session) ? <CodeField /> : null}
        </div>
      </header>
      {isMember(session) ? <DueRewards /> : null}
      <Suspense>{isMember(session) ? <EnvelopeStrip /> : null}</Suspense>
      <Tabs
        label={t('promotions.categories')}
        tabs={tabs}
        selected={chosen}
        onSelect={setChosen}
        look="pill"
      >
        <Cards category={chosen === 'all' ? undefined : chosen} />
      </Tabs>
    </div>
  );
}

function Facts() {
  const t = useText();
  const session = useSession();
  const list = usePromotions(undefined).data?.list ?? [];
  const count = list.filter(({ state }) => state !== 'coming-soon').length;
  if (list.length === 0) return null;
  return (
    <p className={styles['facts']}>
      <b>{t('promotions.running', { count })}</b>
      {isMember(session) ? (
        <SiteLink to="?mc=rewardCenter">{t('promotions.to-rewards')}</SiteLink>
      ) : null}
    </p>
  );
}

function Cards({ category }: { category: PromotionCategory | undefined }) {
  const t = useText();
  const { data, error, refetch } = usePromotions(category);
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton shape="block" />;
  if (data.list.length === 0)
    return <EmptyState icon={<GiftIcon />}>{t('promotions.none')}</EmptyState>;
  return (
    <OfferCards>
      {data.list.map((card, place) => (
        <PromotionCard key={card.promotionId} card={card} isWide={place === 0} />
      ))}
    </OfferCards>
  );
}
