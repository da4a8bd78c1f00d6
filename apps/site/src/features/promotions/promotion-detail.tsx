// One promotion: what it gives and asks for, how far the member is, the terms, and the next step.
import { ChevronLeftIcon, Card, RewardArt, Skeleton } from '@baize/ui';
import { formatDateTime } from '@baize/i18n';
import { LoadFailure } from '../../app/records/load-failure.tsx';
import { Paper } from '../../app/paper.tsx';
import { SiteLink } from '../../app/site-link.tsx';
import { useText } from '../../app/texts/texts.ts';
import { BoardPanel } from './board-panel.tsx';
import { PromotionActions } from './promotion-actions.tsx';
import { TimeLeft } from './promotion-card.tsx';
import { PromotionSteps } from './promotion-steps.tsx';
import { usePromotion } from './promotions.ts';
import { useGivesText } from './reward-text.ts';
import { StateBadge } from './state-badge.tsx';
import detail from './detail.module.css';
import styles from './promotions.module.css';

export function PromotionDetail({ id }: { id: string }) {
  const t = useText();
  const givesText = useGivesText();
  const { data, error, refetch } = usePromotion(id);
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton shape="block" />;
  const { title, summary, picture, state, category, terms, periodEndsAt, gives } = data;
  return (
    <article className={styles['page']}>
      <SiteLink to="/promotions" className={detail['back']}>
        <ChevronLeftIcon aria-hidden="true" />
        {t('promotions.all')}
      </SiteLink>
      <header className={detail['hero']} data-ground="dark">
        <RewardArt picture={picture} sizes="100vw" eager className={detail['heroArt']} />
        <div className={detail['heroText']}>
          <p className={styles['line']}>
            <span className={styles['category']}>{t(`promotions.category-${category}`)}</span>
            <StateBadge state={state} />
          </p>
          <h1>{title}</h1>
          <p className={detail['headline']}>{givesText(gives)}</p>
          <p>{summary}</p>
          <TimeLeft card={data} />
        </div>
      </header>
      <div className={detail['columns']}>
        <div className={detail['column']}>
          {data.board === null ? null : <BoardPanel promotionId={id} />}
          <Card title={t('promotions.steps')}>
            <PromotionSteps promotion={data} />
            {periodEndsAt === null ? null : (
              <p className={styles['small']}>
                {t('promotions.period-ends', {
                  date: formatDateTime(periodEndsAt, { tag: t.tag }),
                })}
              </p>
            )}
          </Card>
          <Card title={t('promotions.terms')}>
            {/* Cleaned by the server when staff wrote it. */}
            <Paper html={terms} />
          </Card>
        </div>
        <Card title={t('promotions.your-step')} className={detail['aside']}>
          <PromotionActions promotion={data} />
        </Card>
      </div>
    </article>
  );
}
