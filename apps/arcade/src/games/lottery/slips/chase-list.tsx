// The player's chases: how far each is, what it has brought, and the way to end it.
import { unitsOf } from '@baize/client';
import { formatDateTime } from '@baize/i18n';
import {
  Button,
  EmptyState,
  ProgressBar,
  Status,
  TrendingUpIcon,
  type StatusKind,
} from '@baize/ui';
import { useState } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import type { Chase } from '../desk/lottery-terms.ts';
import { CancelChase } from './cancel-chase.tsx';
import { useChases } from './use-orders.ts';
import { Waiting } from './waiting.tsx';
import styles from './slips.module.css';

export function ChaseList() {
  const { t } = useArcade();
  const chases = useChases();
  if (chases.state !== 'read' && chases.list.length === 0) return <Waiting listing={chases} />;
  if (chases.list.length === 0)
    return <EmptyState icon={<TrendingUpIcon />}>{t('lottery-play.no-chases')}</EmptyState>;
  return (
    <>
      <ul className={styles['list']}>
        {chases.list.map((chase) => (
          <ChaseRow key={chase.chaseId} chase={chase} onChanged={chases.again} />
        ))}
      </ul>
      {chases.list.length < chases.total ? (
        <Button full onClick={chases.more}>
          {t('lottery-play.more')}
        </Button>
      ) : null}
    </>
  );
}

const kinds: Readonly<Record<Chase['state'], StatusKind>> = {
  running: 'waiting',
  finished: 'neutral',
  'stopped-by-win': 'good',
  cancelled: 'neutral',
};

function ChaseRow({ chase, onChanged }: { chase: Chase; onChanged: () => void }) {
  const { t, money } = useArcade();
  const [isAsking, setAsking] = useState(false);
  const { chaseId, state, phases, settled, cancelled } = chase;
  return (
    <li className={styles['chase']}>
      <div className={styles['detail-head']}>
        <strong>{t.named(`lottery.${chase.gameCode}`) ?? chase.gameCode}</strong>
        <Status kind={kinds[state]}>{t(`lottery-play.chase-state-${state}`)}</Status>
        <span className={styles['mute']}>{formatDateTime(chase.placedAt, { tag: t.tag })}</span>
        <span className={styles['mute']}>{t(`lottery-play.chase-stop-${chase.stop}`)}</span>
      </div>
      <ProgressBar
        label={t('lottery-play.chase-progress')}
        value={settled + cancelled}
        max={phases}
        valueText={t('lottery-play.chase-progress-of', { settled, phases })}
      />
      <p className={styles['chase-sums']}>
        <span>{t('lottery-play.chase-progress-of', { settled, phases })}</span>
        <span>
          {t('lottery-play.chase-sums', {
            stake: money(chase.stake),
            payout: money(chase.payout),
            refunded: money(chase.refunded),
          })}
        </span>
        {unitsOf(chase.payout) > 0n ? (
          <bdi className={styles['won']}>{money(chase.payout)}</bdi>
        ) : null}
      </p>
      {state === 'running' ? (
        <Button size="small" kind="danger" onClick={() => setAsking(true)}>
          {t('lottery-play.chase-cancel')}
        </Button>
      ) : null}
      {isAsking ? (
        <CancelChase chaseId={chaseId} onClose={() => setAsking(false)} onChanged={onChanged} />
      ) : null}
    </li>
  );
}
