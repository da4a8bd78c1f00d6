// The player's own rounds of this game as the server keeps them, page by page, newest first.
import type { contract, OutputOf } from '@baize/contract';
import { useCallback, useEffect, useState } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';

export type RecalledRound = OutputOf<(typeof contract)['slots']['listRounds']>['list'][number];

export interface RecalledRounds {
  /** Undefined until the first page has come. */
  readonly rounds: readonly RecalledRound[] | undefined;
  readonly hasMore: boolean;
  readonly failed: boolean;
  readonly loadMore: () => void;
}

export function useRecalledRounds(): RecalledRounds {
  const { client, session } = useArcade();
  const { gameCode } = session;
  const [rounds, setRounds] = useState<readonly RecalledRound[]>();
  const [total, setTotal] = useState(0);
  const [failed, setFailed] = useState(false);
  const ask = useCallback(
    (pageNo: number) => client.slots.listRounds({ gameCode, pageNo }),
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

/** The server's default. */
const pageSize = 10;
