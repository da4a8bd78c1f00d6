// The player's rounds of this game, newest first, each with all that belongs to its recall: when,
// what was had before and after, staked and won, step by step; a finished one can be watched again.
import { unitsOf } from '@baize/client';
import { Button, ChevronDownIcon } from '@baize/ui';
import { formatDateTime } from '@baize/i18n';
import { useArcade } from '../../../app/arcade-context.tsx';
import { movedBy } from '../desk/free-rounds.ts';
import { readRound } from '../desk/slot-round.ts';
import { roundSentences } from '../round-sentences.ts';
import { useDesk, useSlot } from '../slot-context.tsx';
import { RoundPhases } from './round-phases.tsx';
import { useRecalledRounds, type RecalledRound } from './use-recalled-rounds.ts';
import styles from './history-panel.module.css';

export function HistoryPanel({ onReplay }: { onReplay: () => void }) {
  const { t } = useArcade();
  const { rounds, hasMore, failed, loadMore } = useRecalledRounds();
  if (failed) {
    return (
      <div className={styles['stack']}>
        <p role="alert">{t('arcade.history-failed')}</p>
        <Button onClick={loadMore}>{t('arcade.retry')}</Button>
      </div>
    );
  }
  if (rounds === undefined) return <p role="status">{t('arcade.history-loading')}</p>;
  if (rounds.length === 0) return <p className={styles['mute']}>{t('arcade.history-empty')}</p>;
  return (
    <div className={styles['stack']}>
      <p className={styles['columns']} aria-hidden="true">
        <span>{t('arcade.column-time')}</span>
        <span>{t('arcade.column-stake')}</span>
        <span>{t('arcade.session-net')}</span>
      </p>
      <ul className={styles['rounds']}>
        {rounds.map((round) => (
          <li key={round.roundId}>
            <Recall round={round} onReplay={onReplay} />
          </li>
        ))}
      </ul>
      {hasMore ? <Button onClick={loadMore}>{t('arcade.history-more')}</Button> : null}
    </div>
  );
}

function Recall({ round, onReplay }: { round: RecalledRound; onReplay: () => void }) {
  const { t, money } = useArcade();
  const time = formatDateTime(round.settledAt, { tag: t.tag });
  const net = movedBy(readRound(round));
  return (
    <details className={styles['round']}>
      <summary>
        <span>{time}</span>
        <span>{money(unitsOf(round.stake))}</span>
        <span className={styles[net > 0n ? 'gain' : 'mute']}>
          {round.state === 'settled' ? money(net, { sign: 'always' }) : '–'}
        </span>
        <ChevronDownIcon />
      </summary>
      <RoundFacts round={round} />
      {round.state === 'settled' ? (
        <>
          <RoundPhases round={readRound(round)} />
          <WatchAgain round={round} time={time} onReplay={onReplay} />
        </>
      ) : null}
    </details>
  );
}

function RoundFacts({ round }: { round: RecalledRound }) {
  const { t, money } = useArcade();
  const { state, stake, payout, balanceBefore, balance, finishedLater, free } = round;
  const outcome = () => roundSentences(readRound(round), { t, money }).join(' ');
  const facts = [
    [t('arcade.recall-before'), money(unitsOf(balanceBefore))],
    [t('arcade.column-stake'), money(unitsOf(stake))],
    [t('arcade.column-payout'), money(unitsOf(payout))],
    [t('arcade.recall-after'), money(unitsOf(balance))],
  ] as const;
  return (
    <>
      <p>
        {state === 'settled' ? outcome() : t(`arcade.recall-${state === 'void' ? 'void' : 'open'}`)}
      </p>
      {free ? <p>{t(`slots.recall-free-${free.pays}`)}</p> : null}
      {finishedLater ? <p>{t('arcade.recall-finished-later')}</p> : null}
      {state === 'open' ? null : (
        <dl className={styles['facts']}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

interface WatchAgainProps {
  round: RecalledRound;
  time: string;
  onReplay: () => void;
}

function WatchAgain({ round, time, onReplay }: WatchAgainProps) {
  const { t } = useArcade();
  const { desk } = useSlot();
  const busy = useDesk((state) => state.phase !== 'ready');
  return (
    <Button
      size="small"
      disabled={busy}
      aria-label={t('arcade.history-replay-of', { time })}
      onClick={() => {
        onReplay();
        desk.replay(round);
      }}
    >
      {t('arcade.history-replay')}
    </Button>
  );
}
