// The board of a promotion from the server: read again when it moves, which the server tells at
// most every few seconds, and after a gap in the line.
import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createLive, unwrap } from '@baize/client';
import { boardsTopic, type OutputOf, type promotions } from '@baize/contract';
import { client } from '../../app/client.ts';
import { useSession } from '../../app/session/session.ts';
import { useMoneyText } from '../../app/money-text.ts';
import { useText } from '../../app/texts/texts.ts';

export type Board = OutputOf<typeof promotions.getBoard>;
export type Leader = Board['list'][number];

export type WhichBoard = 'current' | 'last';

/** Its own connection: pages without a board hear nothing of any. */
function useBoardLine(id: string): void {
  const queries = useQueryClient();
  const token = useSession()?.token;
  useEffect(() => {
    const line = createLive({
      url: new URL('/live', location.href).href.replace(/^http/u, 'ws'),
      token: () => token,
      follow: [boardsTopic],
    });
    const read = () => void queries.invalidateQueries({ queryKey: ['boards', id] });
    line.on('board-moved', ({ promotionId }) => {
      if (promotionId === id) read();
    });
    line.onGap(read);
    return () => line.close();
  }, [id, token, queries]);
}

export function useBoard(id: string, which: WhichBoard) {
  const account = useSession()?.account ?? '';
  useBoardLine(id);
  return useQuery({
    queryKey: ['boards', id, which, account],
    queryFn: async () =>
      unwrap(await client.promotions.getBoard({ id, last: which === 'last' ? 'Y' : 'N' })),
    placeholderData: (before) => before,
  });
}

/** A score in words: money, or how many times the stake. */
export function useScoreText() {
  const money = useMoneyText();
  const t = useText();
  return ({ score }: Pick<Board, 'score'>, value: string): string =>
    score === 'turnover' ? money(value) : `${(Number(value) / 100).toLocaleString(t.tag)}×`;
}
