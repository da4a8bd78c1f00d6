// The player's rounds of this game as the server keeps them, newest first: each with its result and
// the facts of its proof.
import { unitsOf } from '@baize/client';
import { formatDateTime } from '@baize/i18n';
import { Button, ChevronDownIcon } from '@baize/ui';
import { useCallback, useEffect, useState } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import { FairnessPanel } from '../../../frame/fairness-panel.tsx';
import { netOf, type InstantRound } from '../desk/instant-round.ts';
import { useWords } from '../words.ts';
import styles from './panels.module.css';

export function HistoryPanel() {
  const { t } = useArcade();
  const { rounds, hasMore, failed, loadMore } = useRounds();
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
      <ul className={styles['rounds']}>
        {rounds.map((round) => (
          <li key={round.roundId}>
            <Recall round={round} />
          </li>
        ))}
      </ul>
      {hasMore ? <Button onClick={loadMore}>{t('arcade.history-more')}</Button> : null}
    </div>
  );
}

function Recall({ round }: { round: InstantRound }) {
  const { t, money } = useArcade();
  const words = useWords();
  const net = netOf(round);
  const stakeText = (stake: bigint) =>
    round.free ? t('arcade.free-stake', { amount: money(stake) }) : money(stake);
  const isOpen = round.state === 'open';
  return (
    <details className={styles['round']}>
      <summary>
        <span>{formatDateTime(round.settledAt ?? round.openedAt, { tag: t.tag })}</span>
        <span>{stakeText(unitsOf(round.stake))}</span>
        <span className={styles[net > 0n ? 'gain' : 'mute']}>
          {isOpen ? '–' : money(net, { sign: 'always' })}
        </span>
        <ChevronDownIcon />
      </summary>
      <div className={styles['detail']}>
        <p>{isOpen ? words.stepOf(round) : words.resultOf(round)}</p>
        {round.finishedLater ? <p>{t('arcade.recall-finished-later')}</p> : null}
        <FairnessPanel round={round} />
      </div>
    </details>
  );
}

/** The server's default. */
const pageSize = 10;

function useRounds() {
  const { client, session } = useArcade();
  const { gameCode } = session;
  const [rounds, setRounds] = useState<readonly InstantRound[]>();
  const [total, setTotal] = useState(0);
  const [failed, setFailed] = useState(false);
  const ask = useCallback(
    (pageNo: number) => client.instant.listInstantRounds({ gameCode, pageNo }),
    [client, gameCode],
  );
  const take = useCallback((answer: Awaited<ReturnType<typeof ask>>) => {
    setFailed(!answer.ok);
    if (!answer.ok) return;
    const { list, total: all } = answer.value;
    setTotal(all);
    setRounds((before = []) => {
      const known = new Set(before.map(({ roundId }) => roundId));
      return [...before, ...list.filter(({ roundId }) => !known.has(roundId))];
    });
  }, []);
  useEffect(() => {
    let current = true;
    void ask(1).then((answer) => {
      if (current) take(answer);
    });
    return () => {
      current = false;
    };
  }, [ask, take]);
  const shown = rounds?.length ?? 0;
  const loadMore = () => void ask(Math.floor(shown / pageSize) + 1).then(take);
  return { rounds, hasMore: shown < total, failed, loadMore };
}
