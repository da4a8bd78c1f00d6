// Shows news about slips at the foot of the screen: added, left out with the reason, or no room.
// Slips left out stay listed until the player closes the notice.
import { Button, CircleCheckIcon, IconButton, InfoIcon, XIcon } from '@baize/ui';
import type { Translator } from '@baize/i18n';
import { useEffect } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import { useDesk, useLottery } from '../lottery-context.tsx';
import { playText } from '../plays/play-text.ts';
import { useWide } from '../use-wide.ts';
import type { CartNotice, LeftSlip } from './cart-notice.ts';
import outcome from '../order-outcome.module.css';
import styles from './cart.module.css';

const shownMs = 6000;
const leftShown = 4;

export function CartTold() {
  const { t } = useArcade();
  const { desk, show } = useLottery();
  const isWide = useWide();
  const notice = useDesk((state) => state.notice);
  const isBad = notice !== null && (notice.left.length > 0 || notice.about === 'full');
  useEffect(() => {
    if (notice === null || isBad) return undefined;
    const timer = setTimeout(() => desk.dismissNotice(notice), shownMs);
    return () => clearTimeout(timer);
  }, [desk, notice, isBad]);
  if (notice === null) return null;
  return (
    <div className={outcome['place']}>
      <div className={outcome['card']} role={isBad ? 'alert' : 'status'}>
        {isBad ? <InfoIcon /> : <CircleCheckIcon />}
        <div className={styles['told']}>
          <p>{t(`lottery-play.cart-${notice.about}`, { count: notice.count })}</p>
          <Left notice={notice} />
        </div>
        {isWide ? null : (
          <Button
            size="small"
            onClick={() => {
              desk.dismissNotice(notice);
              show('cart');
            }}
          >
            {t('lottery-play.show-cart')}
          </Button>
        )}
        <IconButton
          size="small"
          label={t('arcade.close')}
          icon={<XIcon />}
          onClick={() => desk.dismissNotice(notice)}
        />
      </div>
    </div>
  );
}

function Left({ notice: { left } }: { notice: CartNotice }) {
  const { t } = useArcade();
  const { kind } = useLottery();
  if (left.length === 0) return null;
  const more = left.length - leftShown;
  return (
    <ul className={styles['left']} aria-label={t('lottery-play.slips-left-out')}>
      {left.slice(0, leftShown).map((slip, index) => (
        // The same slip may be left out twice.
        <li key={index}>
          <strong>{playText(t, kind, slip.play)}</strong> {slip.selection.slice(0, textShown)}:{' '}
          {whyText(t, slip)}
        </li>
      ))}
      {more > 0 ? <li>{t('lottery-play.lines-more', { count: more })}</li> : null}
    </ul>
  );
}

const textShown = 24;

function whyText(t: Translator, { why }: LeftSlip): string {
  if (why === 'play-off' || why === 'unreadable' || why === 'cart-full')
    return t(`lottery-play.left-${why}`);
  return t(`lottery-play.slip-${why}`);
}
