// The player's orders, newest first, a page at a time. They are read again when something moved,
// but never while a draw of theirs is still being shown.
import { useCallback, useEffect, useState } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import type { Chase, ListedOrder } from '../desk/lottery-terms.ts';
import { useClock, useDesk, useSettledCount } from '../lottery-context.tsx';

export interface Listing<T> {
  readonly list: readonly T[];
  readonly total: number;
  readonly state: 'loading' | 'read' | 'failed';
  readonly more: () => void;
  readonly again: () => void;
}

const pageSize = 20;

/** `reason` says why it is read again. */
type Ask<T> = (
  pageNo: number,
  reason: string,
) => Promise<{ list: readonly T[]; total: number } | undefined>;

function useListing<T>(ask: Ask<T>, moved: string): Listing<T> {
  const [pages, setPages] = useState(1);
  const [asked, setAsked] = useState(0);
  const reason = `${moved} ${asked}`;
  const [read, setRead] = useState<Pick<Listing<T>, 'list' | 'total' | 'state'>>({
    list: [],
    total: 0,
    state: 'loading',
  });
  useEffect(() => {
    let isCurrent = true;
    const numbers = Array.from({ length: pages }, (_, index) => index + 1);
    void Promise.all(numbers.map((number) => ask(number, reason))).then((answers) => {
      if (!isCurrent) return;
      const [first] = answers;
      if (first === undefined) setRead((last) => ({ ...last, state: 'failed' }));
      else {
        const list = answers.flatMap((answer) => answer?.list ?? []);
        setRead({ list, total: first.total, state: 'read' });
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [ask, pages, reason]);
  const more = () => setPages(pages + 1);
  return { ...read, more, again: () => setAsked(asked + 1) };
}

/** Changes with the lists: an order was taken, a draw was shown, slips were settled. */
export function useMoved(): string {
  const placed = useDesk((state) => state.placed?.orderId);
  const balance = useDesk((state) => state.balance);
  const last = useClock((state) => state.last);
  const settled = useSettledCount();
  return `${placed ?? ''} ${balance} ${last?.issue ?? ''} ${last?.version ?? ''} ${settled}`;
}

export type OrderFilter = 'all' | 'running' | 'won';

export function useOrders(filter: OrderFilter): Listing<ListedOrder> {
  const { client } = useArcade();
  const moved = useMoved();
  const ask = useCallback<Ask<ListedOrder>>(
    async (pageNo) => {
      const state = filter === 'all' ? {} : { state: filter };
      const answer = await client.lottery.listLotteryOrders({ pageNo, pageSize, ...state });
      return answer.ok ? answer.value : undefined;
    },
    [client, filter],
  );
  return useListing(ask, moved);
}

export function useChases(): Listing<Chase> {
  const { client } = useArcade();
  const moved = useMoved();
  const ask = useCallback<Ask<Chase>>(
    async (pageNo) => {
      const answer = await client.lottery.listLotteryChases({ pageNo, pageSize });
      return answer.ok ? answer.value : undefined;
    },
    [client],
  );
  return useListing(ask, moved);
}
