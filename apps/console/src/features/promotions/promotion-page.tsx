// One promotion: its maker, what it has cost, and the steps to publish and to stop it.
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';
import { unwrap } from '@baize/client';
import { Card, RewardArt, SectionHead, Skeleton, Tabs } from '@baize/ui';
import { client } from '../../app/client.ts';
import { Figures } from '../../app/figures.tsx';
import { Refused } from '../../app/refused.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { BoardCard } from './board-card.tsx';
import { DrawFigures } from './draw-figures.tsx';
import { PromotionFigures } from './figures/promotion-figures.tsx';
import { Maker } from './maker/maker.tsx';
import { PromotionSteps } from './promotion-steps.tsx';
import { Budget } from './promotions.tsx';
import { Stage } from './stage.tsx';
import { promotionsKey, titleOf, type Promotion } from './staff-promotion.ts';
import { Vouchers } from './vouchers.tsx';
import styles from './promotions.module.css';

export function PromotionPage() {
  const { id = 'new' } = useParams();
  return id === 'new' ? <NewPromotion /> : <KnownPromotion key={id} id={id} />;
}

function NewPromotion() {
  const t = useText();
  return (
    <div className={styles['stack']}>
      <SectionHead level={1} title={t('console.promotions.new')} />
      <Maker />
    </div>
  );
}

function KnownPromotion({ id }: { id: string }) {
  const t = useText();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...promotionsKey, 'one', id],
    queryFn: async () => unwrap(await client.promotions.openPromotion({ id })),
  });
  if (error) return <Refused error={error} isAsking={isFetching} onAgain={refetch} />;
  if (data === undefined) return <Skeleton shape="block" />;
  return (
    <div className={styles['stack']}>
      <SectionHead
        level={1}
        title={titleOf(data, t.tag)}
        actions={<PromotionSteps promotion={data} />}
      />
      <Standing promotion={data} />
      {data.spec.board && data.publishedVersion !== null ? <BoardCard promotionId={id} /> : null}
      {data.spec.draw !== undefined && data.publishedVersion !== null ? (
        <DrawFigures promotionId={id} />
      ) : null}
      {data.spec.trigger === 'code' ? <Vouchers promotion={data} /> : null}
      <Parts promotion={data} />
    </div>
  );
}

const tabs = ['rules', 'figures'] as const;

function Parts({ promotion }: { promotion: Promotion }) {
  const t = useText();
  const [asked, setAsked] = useSearchParams();
  const tab = tabs.find((one) => one === asked.get('tab')) ?? 'rules';
  const { promotionId, version } = promotion;
  return (
    <Tabs
      label={titleOf(promotion, t.tag)}
      tabs={tabs.map((id) => ({ id, label: t(`console.promotions.tab-${id}`) }))}
      selected={tab}
      onSelect={(id) => setAsked({ tab: id }, { replace: true })}
    >
      {tab === 'figures' ? (
        <PromotionFigures promotionId={promotionId} />
      ) : (
        <Maker key={version} promotion={promotion} />
      )}
    </Tabs>
  );
}

function Standing({ promotion }: { promotion: Promotion }) {
  const t = useText();
  const { moment } = useShow();
  const { promotionId, members, changedBy: by, changedAt } = promotion;
  return (
    <Card className={styles['standing']}>
      <RewardArt picture={promotion.picture} sizes="220px" className={styles['picture']} />
      <Figures
        facts={[
          [t('operator.state'), <Stage key="stage" promotion={promotion} />],
          [t('console.promotions.budget'), <Budget key="budget" of={promotion} />],
          [t('console.promotions.members'), members.toLocaleString(t.tag)],
          [
            t('console.promotions.changed'),
            t('console.promotions.changed-by', { by, date: moment(changedAt) }),
          ],
          [
            t('operator.rewards'),
            <Link key="rewards" to={`/rewards?state=all&promotionId=${promotionId}`}>
              {t('console.promotions.see-rewards')}
            </Link>,
          ],
        ]}
      />
    </Card>
  );
}
