// The state of an order in a word. While its draw is being shown it still waits.
import { Status, type StatusKind } from '@baize/ui';
import { useArcade } from '../../../app/arcade-context.tsx';
import type { ListedOrder } from '../desk/lottery-terms.ts';
import { useClock, useLottery } from '../lottery-context.tsx';

const kinds: Readonly<Record<ListedOrder['state'], StatusKind>> = {
  running: 'waiting',
  won: 'good',
  lost: 'neutral',
  'cancelled-by-player': 'neutral',
  'cancelled-by-house': 'neutral',
  stopped: 'neutral',
};

export function OrderStatus({
  order,
}: {
  order: Pick<ListedOrder, 'state' | 'issue' | 'gameCode'>;
}) {
  const { t } = useArcade();
  const state = useShownState(order);
  return <Status kind={kinds[state]}>{t(`lottery-play.order-${state}`)}</Status>;
}

/** An order whose draw is still being shown waits, whatever the server knows. */
export function useShownState({
  state,
  issue,
  gameCode,
}: Pick<ListedOrder, 'state' | 'issue' | 'gameCode'>): ListedOrder['state'] {
  const { desk } = useLottery();
  const rolling = useClock((clock) => clock.rolling);
  const isOwn = desk.store.getState().terms.gameCode === gameCode;
  return isOwn && rolling?.issue === issue ? 'running' : state;
}
