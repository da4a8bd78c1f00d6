// The cart: slips that wait, each to be edited, removed or joined with its like; and what they cost
// together, as one order or as a chase.
import {
  Button,
  EmptyState,
  IconButton,
  PencilIcon,
  TicketIcon,
  TrashIcon,
  TrendingUpIcon,
  XIcon,
} from '@baize/ui';
import { unitsOf } from '@baize/client';
import { useState } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import { ChasePlanner } from '../chase/chase-planner.tsx';
import { capsOf } from '../desk/lottery-terms.ts';
import { useClock, useDesk, useLottery } from '../lottery-context.tsx';
import { playText } from '../plays/play-text.ts';
import { highestOf } from './caps.ts';
import { canMerge, cartTotal, type CartSlip } from './cart.ts';
import { ConfirmOrder } from './confirm-order.tsx';
import { CutWarning } from './cut-warning.tsx';
import { isOrderTooLarge } from './order-size.ts';
import { SelectionText } from './selection-text.tsx';
import { SlipTerms } from './slip-terms.tsx';
import styles from './cart.module.css';

type Asking = 'order' | 'chase' | undefined;

export function CartPanel() {
  const { t, money } = useArcade();
  const { desk } = useLottery();
  const cart = useDesk((state) => state.cart);
  const sending = useDesk((state) => state.sending);
  const terms = useDesk((state) => state.terms);
  const current = useClock((state) => state.current);
  const [asking, setAsking] = useState<Asking>();
  if (cart.length === 0) {
    return <EmptyState icon={<TicketIcon />}>{t('lottery-play.cart-empty')}</EmptyState>;
  }
  const close = () => setAsking(undefined);
  const { multipleMost, amountMost, orderSize } = terms;
  const slipMost = { multipleMost, amountMost: unitsOf(amountMost) };
  const isSending = sending !== 'idle';
  const isTooLarge = isOrderTooLarge(cart, orderSize);
  const isReady = current !== null && !isSending && !isTooLarge;
  return (
    <div className={styles['cart']}>
      <div className={styles['tools']}>
        <span>{t('lottery-play.slips-count', { count: cart.length })}</span>
        {canMerge(cart, slipMost) ? (
          <Button size="small" kind="ghost" disabled={isSending} onClick={() => desk.cart.merge()}>
            {t('lottery-play.merge')}
          </Button>
        ) : null}
        <Button
          size="small"
          kind="ghost"
          icon={<TrashIcon />}
          disabled={isSending}
          onClick={() => desk.cart.clear()}
        >
          {t('lottery-play.clear-cart')}
        </Button>
      </div>
      <ul className={styles['slips']}>
        {cart.map((slip) => (
          <Slip key={slip.id} slip={slip} />
        ))}
      </ul>
      <div className={styles['foot']}>
        <p className={styles['total']}>
          <span>{t('lottery-play.total')}</span>
          <bdi>{money(cartTotal(cart))}</bdi>
        </p>
        <CutWarning highest={highestOf(cart, capsOf(terms))} />
        {isTooLarge ? <p role="status">{t('lottery-play.order-too-large')}</p> : null}
        <div className={styles['ways']}>
          <Button icon={<TrendingUpIcon />} disabled={!isReady} onClick={() => setAsking('chase')}>
            {t('lottery-play.chase')}
          </Button>
          <Button
            kind="primary"
            disabled={!isReady}
            loading={isSending}
            onClick={() => setAsking('order')}
          >
            {t('lottery-play.place-order')}
          </Button>
        </div>
      </div>
      {asking === 'order' ? <ConfirmOrder slips={cart} onClose={close} /> : null}
      {asking === 'chase' ? <ChasePlanner slips={cart} onClose={close} /> : null}
    </div>
  );
}

function Slip({ slip }: { slip: CartSlip }) {
  const { t, money } = useArcade();
  const { desk, kind, show } = useLottery();
  const caps = capsOf(useDesk((state) => state.terms));
  const isSending = useDesk((state) => state.sending !== 'idle');
  const name = playText(t, kind, slip.play);
  return (
    <li className={styles['slip']}>
      <div className={styles['slip-text']}>
        <strong>{name}</strong>
        <SelectionText selection={slip.selection} />
        <SlipTerms {...slip} {...slip.at} />
      </div>
      <bdi className={styles['stake']}>{money(slip.stake)}</bdi>
      <span className={styles['presses']}>
        <IconButton
          size="small"
          label={t('lottery-play.edit-slip', { play: name })}
          icon={<PencilIcon />}
          disabled={isSending}
          onClick={() => {
            if (desk.cart.edit(slip.id)) show('play');
          }}
        />
        <IconButton
          size="small"
          label={t('lottery-play.remove-slip', { play: name })}
          icon={<XIcon />}
          disabled={isSending}
          onClick={() => desk.cart.remove(slip.id)}
        />
      </span>
      <CutWarning highest={highestOf([slip], caps)} />
    </li>
  );
}
