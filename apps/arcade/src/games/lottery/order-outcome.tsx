// The outcome of an order: accepted with its cost, or refused by name with the picks kept. If the
// issue closed meanwhile, the next one is offered.
import { Button, CircleCheckIcon, IconButton, XIcon } from '@baize/ui';
import { useEffect } from 'react';
import { useArcade } from '../../app/arcade-context.tsx';
import { RefusalCard } from '../../frame/refusal-card.tsx';
import { CartTold } from './cart/cart-told.tsx';
import { useClock, useDesk, useLottery } from './lottery-context.tsx';
import styles from './order-outcome.module.css';

export function OrderOutcome() {
  const { desk } = useLottery();
  const placed = useDesk((state) => state.placed);
  const refusal = useDesk((state) => state.refusal);
  const demo = useDesk((state) => state.terms.demo);
  if (placed !== null) return <Placed />;
  if (refusal === null) return <CartTold />;
  if (refusal.refused === 'issue-closed') return <ClosedOnTheWay />;
  return (
    <div className={styles['place']}>
      <RefusalCard
        failure={refusal}
        demo={demo}
        onDismiss={() => desk.dismiss()}
        onRetry={() => void desk.sendAgain()}
      />
    </div>
  );
}

/** The order stands in the list of slips; this only says that it was taken. */
const shownMs = 6000;

function Placed() {
  const { t, money } = useArcade();
  const { desk, show } = useLottery();
  const placed = useDesk((state) => state.placed);
  useEffect(() => {
    const dismiss = () => {
      if (desk.store.getState().placed === placed) desk.dismiss();
    };
    const timer = setTimeout(dismiss, shownMs);
    return () => clearTimeout(timer);
  }, [desk, placed]);
  if (placed === null) return null;
  const [first] = placed.issues;
  const issue = first?.issue ?? '';
  const stake = money(placed.stake);
  return (
    <div className={styles['place']}>
      <div className={styles['card']} role="status">
        <CircleCheckIcon />
        <p>
          {placed.chaseId === null
            ? t('lottery-play.placed', { issue, stake })
            : t('lottery-play.placed-chase', { count: placed.issues.length, issue, stake })}
          {placed.cut ? ` ${t('lottery-play.cut-confirm')}` : ''}
        </p>
        <Button
          size="small"
          onClick={() => {
            desk.dismiss();
            show('slips');
          }}
        >
          {t('lottery-play.my-slips')}
        </Button>
        <IconButton
          size="small"
          label={t('arcade.close')}
          icon={<XIcon />}
          onClick={() => desk.dismiss()}
        />
      </div>
    </div>
  );
}

function ClosedOnTheWay() {
  const { t } = useArcade();
  const { desk } = useLottery();
  const order = useDesk((state) => state.order);
  const current = useClock((state) => state.current);
  const issue = order?.order.issue ?? '';
  const next = current === null || current.issue === issue ? undefined : current.issue;
  return (
    <div className={styles['place']}>
      <div className={styles['card']} role="alert">
        <p>
          {t('lottery-play.closed-on-the-way', { issue })}{' '}
          {order?.order.chase === undefined ? '' : t('lottery-play.plan-again')}
        </p>
        {next === undefined || order?.order.chase !== undefined ? null : (
          <Button size="small" kind="primary" onClick={() => void desk.placeAgain(next)}>
            {t('lottery-play.bet-next', { issue: next })}
          </Button>
        )}
        <IconButton
          size="small"
          label={t('arcade.close')}
          icon={<XIcon />}
          onClick={() => desk.dismiss()}
        />
      </div>
    </div>
  );
}
