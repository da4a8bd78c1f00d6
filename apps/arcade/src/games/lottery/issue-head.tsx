// The head of a lottery: which issue takes slips and for how long, the last result, and the draw
// itself while it is shown.
import { Button, ChevronDownIcon, Switch } from '@baize/ui';
import { formatDateTime } from '@baize/i18n';
import { drawKinds } from '@baize/engines';
import { useEffect } from 'react';
import { useArcade } from '../../app/arcade-context.tsx';
import { EventCountdown } from '../../frame/event-countdown.tsx';
import { DrawStage } from './draw/draw-stage.tsx';
import { setWatching, useWatching } from './draw/watching.ts';
import { useClock, useLottery } from './lottery-context.tsx';
import { LastResult } from './results/last-result.tsx';
import styles from './issue-head.module.css';

export function IssueHead() {
  const { t } = useArcade();
  const { name, show, kind, clock } = useLottery();
  const rolling = useClock((state) => state.rolling);
  const drawKind = drawKinds.find(({ code }) => code === kind);
  useEffect(() => clock.openStage(), [clock]);
  return (
    <section className={styles['head']} aria-label={t('lottery-play.this-issue')}>
      <div className={styles['top']}>
        <button type="button" className={styles['name']} onClick={() => show('lobby')}>
          <span>{name}</span>
          <ChevronDownIcon />
        </button>
        <OpenIssue />
      </div>
      {rolling?.numbers && drawKind !== undefined ? (
        <DrawStage
          key={`${rolling.issue} ${rolling.version}`}
          kind={drawKind}
          numbers={rolling.numbers}
          onEnd={() => clock.shown()}
        />
      ) : (
        <LastDraw />
      )}
    </section>
  );
}

function OpenIssue() {
  const { t } = useArcade();
  const current = useClock((state) => state.current);
  const next = useClock((state) => state.next);
  const aheadMs = useClock((state) => state.aheadMs);
  const isOffline = useClock((state) => state.isOffline);
  if (current === null) {
    const opens = next && formatDateTime(next.opensAt, { tag: t.tag });
    // Without the server nothing is known of the issues that follow.
    const closed = t(isOffline ? 'lottery-play.clock-unknown' : 'lottery-play.not-open');
    return (
      <p className={styles['issue']}>
        {opens === null ? closed : t('lottery-play.opens-at', { time: opens })}
      </p>
    );
  }
  return (
    <p className={styles['issue']}>
      <span className={styles['number']}>{t('lottery-play.issue', { issue: current.issue })}</span>
      <EventCountdown
        look="large"
        until={current.closesAt}
        aheadMs={aheadMs}
        label={t('lottery-play.closes-in', { issue: current.issue })}
      />
    </p>
  );
}

function LastDraw() {
  const { t } = useArcade();
  const { kind, show } = useLottery();
  const last = useClock((state) => state.last);
  const awaited = useClock((state) => state.awaited);
  const isWatching = useWatching();
  const drawKind = drawKinds.find(({ code }) => code === kind);
  return (
    <div className={styles['last']}>
      {last?.numbers && drawKind !== undefined ? (
        <button type="button" className={styles['result']} onClick={() => show('results')}>
          <span className={styles['result-name']}>
            {t('lottery-play.result-of', { issue: last.issue })}
          </span>
          <LastResult
            kind={drawKind}
            numbers={last.numbers}
            size={last.numbers.length > 10 ? 'small' : 'medium'}
          />
        </button>
      ) : (
        <p className={styles['none']}>{t('lottery-play.no-results')}</p>
      )}
      {awaited === null ? null : (
        <p className={styles['awaited']}>{t('lottery-play.awaited', { issue: awaited.issue })}</p>
      )}
      <Switch checked={isWatching} onChange={(event) => setWatching(event.target.checked)}>
        {t('lottery-play.watch-draws')}
      </Switch>
    </div>
  );
}

export function ClosedNotice() {
  const { t } = useArcade();
  const { clock } = useLottery();
  const closed = useClock((state) => state.closed);
  const current = useClock((state) => state.current);
  if (closed === null) return null;
  return (
    <div className={styles['closed']}>
      <p>
        {current === null
          ? t('lottery-play.closed', { issue: closed })
          : t('lottery-play.closed-next', { issue: closed, next: current.issue })}
      </p>
      <Button size="small" kind="ghost" onClick={() => clock.seenClosed()}>
        {t('lottery-play.understood')}
      </Button>
    </div>
  );
}
