// The views of a lottery, in reach of the thumb; on a desk they stand in a row above.
import {
  BookOpenIcon,
  ChartLineIcon,
  LayoutGridIcon,
  ReceiptTextIcon,
  TicketIcon,
  PlayIcon,
} from '@baize/ui';
import { useArcade } from '../../app/arcade-context.tsx';
import { useDesk, useLottery, type LotteryView } from './lottery-context.tsx';
import { useWide } from './use-wide.ts';
import styles from './lottery-nav.module.css';

const views = [
  { id: 'play', Icon: PlayIcon },
  { id: 'cart', Icon: TicketIcon },
  { id: 'slips', Icon: ReceiptTextIcon },
  { id: 'results', Icon: ChartLineIcon },
  { id: 'rules', Icon: BookOpenIcon },
  { id: 'lobby', Icon: LayoutGridIcon },
] as const;

export function LotteryNav({ view }: { view: LotteryView }) {
  const { t } = useArcade();
  const { show } = useLottery();
  const count = useDesk((state) => state.cart.length);
  const isWide = useWide();
  // On a desk both stand beside the pad, unless the list is seen alone.
  const isShown = (id: LotteryView) => id === view || (id !== 'cart' && id !== 'lobby');
  const shown = views.filter(({ id }) => !isWide || isShown(id));
  return (
    <nav className={styles['nav']} aria-label={t('lottery-play.views')}>
      {shown.map(({ id, Icon }) => (
        <button
          key={id}
          type="button"
          className={styles['place']}
          aria-current={id === view ? 'page' : undefined}
          onClick={() => show(id)}
        >
          <Icon />
          <span>{t(`lottery-play.view-${id}`)}</span>
          {id === 'cart' && count > 0 ? <b className={styles['count']}>{count}</b> : null}
        </button>
      ))}
    </nav>
  );
}
