// The board of a promotion: the first three on a podium, the others below, what each place wins,
// and the own place always in sight.
import { useState } from 'react';
import { Button, Card, Countdown, CrownIcon, EmptyState, Skeleton, TrophyIcon } from '@baize/ui';
import { formatDateTime } from '@baize/i18n';
import { aheadMs } from '../../app/clock.ts';
import { LoadFailure } from '../../app/records/load-failure.tsx';
import { useText } from '../../app/texts/texts.ts';
import { useBoard, useScoreText, type Board, type Leader, type WhichBoard } from './boards.ts';
import { useRewardText } from './reward-text.ts';
import styles from './board.module.css';

export function BoardPanel({ promotionId }: { promotionId: string }) {
  const t = useText();
  const [which, setWhich] = useState<WhichBoard>('current');
  const { data, error, refetch } = useBoard(promotionId, which);
  const title = t('promotions.board');
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton shape="block" />;
  const other = which === 'current' ? 'last' : 'current';
  return (
    <Card title={title}>
      <div className={styles['board']}>
        <Head board={data} />
        {data.list.length === 0 ? (
          <EmptyState icon={<TrophyIcon />}>{t('promotions.board-empty')}</EmptyState>
        ) : (
          <Places board={data} />
        )}
        <Own board={data} />
        <p className={styles['note']}>{t('promotions.board-note')}</p>
        {data.hasLast || which === 'last' ? (
          <Button size="small" onClick={() => setWhich(other)}>
            {t(`promotions.board-to-${other}`)}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}

function Head({ board }: { board: Board }) {
  const t = useText();
  const { state, startsAt, endsAt, members, score } = board;
  return (
    <div className={styles['head']}>
      <p>
        <b>{t(`promotions.board-by-${score}`)}</b>
        <span>{t('promotions.board-members', { count: members })}</span>
      </p>
      <p className={styles['when']} data-state={state}>
        <span>{t(`promotions.board-${state}`)}</span>
        {state === 'running' ? (
          <Countdown
            until={endsAt}
            label={t('promotions.board-ends')}
            offsetMilliseconds={aheadMs()}
          />
        ) : (
          <b>{formatDateTime(state === 'coming' ? startsAt : endsAt, { tag: t.tag })}</b>
        )}
      </p>
    </div>
  );
}

const podium = 3;

function Places({ board }: { board: Board }) {
  const t = useText();
  const first = board.list.slice(0, podium);
  const others = board.list.slice(podium);
  return (
    <ol className={styles['places']} aria-label={t('promotions.board')}>
      {first.map((leader) => (
        <Step key={leader.place} leader={leader} board={board} />
      ))}
      {others.map((leader) => (
        <Row key={leader.place} leader={leader} board={board} />
      ))}
    </ol>
  );
}

function usePrize({ prizes }: Board) {
  const rewardText = useRewardText();
  return (place: number): string =>
    prizes
      .find(({ from, to }) => place >= from && place <= to)
      ?.rewards.map((reward) => rewardText(reward))
      .join(' + ') ?? '';
}

interface LeaderProps {
  leader: Leader;
  board: Board;
}

function Step({ leader: { place, name, score, isOwn }, board }: LeaderProps) {
  const scoreText = useScoreText();
  const prize = usePrize(board)(place);
  return (
    <li className={styles['step']} data-place={place} data-own={isOwn || undefined}>
      <span className={styles['medal']}>
        {place === 1 ? <CrownIcon aria-hidden="true" /> : null}
        {place}
      </span>
      <Named name={name} isOwn={isOwn} />
      <b>{scoreText(board, score)}</b>
      {prize === '' ? null : <span className={styles['prize']}>{prize}</span>}
    </li>
  );
}

function Row({ leader: { place, name, score, isOwn }, board }: LeaderProps) {
  const scoreText = useScoreText();
  return (
    <li className={styles['row']} data-own={isOwn || undefined}>
      <span className={styles['number']}>{place}</span>
      <Named name={name} isOwn={isOwn} />
      <span className={styles['prize']}>{usePrize(board)(place)}</span>
      <b>{scoreText(board, score)}</b>
    </li>
  );
}

function Named({ name, isOwn }: { name: string; isOwn: boolean }) {
  const t = useText();
  return (
    <span className={styles['name']}>
      {name}
      {isOwn ? <em>{t('promotions.board-you')}</em> : null}
    </span>
  );
}

/** The own place, also where it is far down. */
function Own({ board }: { board: Board }) {
  const t = useText();
  const scoreText = useScoreText();
  const prize = usePrize(board);
  const { own } = board;
  if (own === null) return null;
  const won = prize(own.place);
  return (
    <div className={styles['own']}>
      <span className={styles['number']}>{own.place.toLocaleString(t.tag)}</span>
      <span className={styles['name']}>{t('promotions.board-own')}</span>
      <span className={styles['prize']}>{won}</span>
      <b>{scoreText(board, own.score)}</b>
    </div>
  );
}
