// The goods of the mall, of one kind or all: what each costs, what is left, and whether the points
// are enough.
import { useState } from 'react';
import { Badge, Button, EmptyState, GiftIcon, SectionHead, Skeleton, Tabs } from '@baize/ui';
import { goodKinds, type GoodKind } from '@baize/contract';
import { useMoneyText } from '../../app/money-text.ts';
import { OfferCard, OfferCards } from '../../app/offers/offer-card.tsx';
import { LoadFailure } from '../../app/records/load-failure.tsx';
import { useText } from '../../app/texts/texts.ts';
import { type Good, pictureOf, priceOf, quantityOf, useGoods } from './points.ts';
import { RedeemDialog } from './redeem-dialog.tsx';
import styles from './points.module.css';

type Chosen = GoodKind | 'all';

export function Goods({ balance }: { balance: number }) {
  const t = useText();
  const { data, error, refetch } = useGoods();
  const [chosen, setChosen] = useState<Chosen>('all');
  const [asked, setAsked] = useState<Good>();
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton shape="block" className={styles['wait']} />;
  const tabs = (['all', ...goodKinds] as const).map((id) => ({
    id,
    label: t(`points.kind-${id}`),
  }));
  const list = data.list.filter(({ kind }) => chosen === 'all' || kind === chosen);
  return (
    <section className={styles['part']} aria-label={t('points.rewards')}>
      <SectionHead level={2} title={t('points.rewards')} />
      <Tabs
        label={t('points.rewards')}
        tabs={tabs}
        selected={chosen}
        onSelect={setChosen}
        look="pill"
      >
        {list.length === 0 ? (
          <EmptyState icon={<GiftIcon />}>{t('points.goods-none')}</EmptyState>
        ) : (
          <OfferCards>
            {list.map((good) => (
              <GoodCard
                key={good.goodId}
                good={good}
                balance={balance}
                onRedeem={() => setAsked(good)}
              />
            ))}
          </OfferCards>
        )}
      </Tabs>
      {asked === undefined ? null : (
        <RedeemDialog good={asked} balance={balance} onClose={() => setAsked(undefined)} />
      )}
    </section>
  );
}

interface GoodCardProps {
  good: Good;
  balance: number;
  onRedeem: () => void;
}

function GoodCard({ good, balance, onRedeem }: GoodCardProps) {
  const t = useText();
  const { name, detail, kind } = good;
  return (
    <OfferCard
      picture={pictureOf(good)}
      kind={t(`points.one-${kind}`)}
      badge={<Stock good={good} />}
      title={<h3>{name}</h3>}
      headline={<Price good={good} />}
      text={detail}
      foot={<Take good={good} balance={balance} onRedeem={onRedeem} />}
    />
  );
}

function Stock({ good: { stock } }: { good: Good }) {
  const t = useText();
  if (stock === null) return null;
  return (
    <Badge>
      {stock === 0 ? t('points.stock-empty') : t('points.stock-left', { count: stock })}
    </Badge>
  );
}

export function Price({ good }: { good: Good }) {
  const t = useText();
  const money = useMoneyText();
  const price = priceOf(good);
  return (
    <p className={styles['price']}>
      <b>{t('points.count', { count: good.points })}</b>
      {price === 0n ? null : <span>{t('points.good-money', { amount: money(price) })}</span>}
    </p>
  );
}

function Take({ good, balance, onRedeem }: GoodCardProps) {
  const t = useText();
  if (good.stock === 0) return null;
  const isEnough = quantityOf(good, balance) > 0;
  if (!isEnough) return <span className={styles['quiet']}>{t('points.few-points')}</span>;
  return (
    <Button
      size="small"
      aria-label={t('points.redeem-named', { name: good.name })}
      onClick={onRedeem}
    >
      {t('points.redeem')}
    </Button>
  );
}
