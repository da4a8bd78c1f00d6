// The last look before an order: how many slips, what they cost, for which issue. An issue that
// closes meanwhile is told, and the next one offered; nothing moves by itself.
import { Button, Dialog } from '@baize/ui';
import { useState } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import { EventCountdown } from '../../../frame/event-countdown.tsx';
import { capsOf } from '../desk/lottery-terms.ts';
import { useClock, useDesk, useLottery } from '../lottery-context.tsx';
import { highestOf } from './caps.ts';
import { cartTotal, type CartSlip } from './cart.ts';
import { CutWarning } from './cut-warning.tsx';
import styles from './cart.module.css';

export interface ConfirmOrderProps {
  slips: readonly CartSlip[];
  onClose: () => void;
}

export function ConfirmOrder({ slips, onClose }: ConfirmOrderProps) {
  const { t, money } = useArcade();
  const { desk } = useLottery();
  const current = useClock((state) => state.current);
  const aheadMs = useClock((state) => state.aheadMs);
  const caps = capsOf(useDesk((state) => state.terms));
  const [meant] = useState(current?.issue);
  const hasClosed = current?.issue !== meant;
  const total = cartTotal(slips);
  const units = slips.reduce((all, slip) => all + slip.units, 0);
  const place = () => {
    if (current === null) return;
    void desk.place({ slips, issue: current.issue, from: 'cart' });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('lottery-play.confirm-title')}
      closeLabel={t('arcade.close')}
      size="small"
      footer={
        <Button kind="primary" full disabled={current === null} onClick={place}>
          {hasClosed && current !== null
            ? t('lottery-play.bet-next', { issue: current.issue })
            : t('lottery-play.bet-now', { stake: money(total) })}
        </Button>
      }
    >
      <dl className={styles['facts']}>
        <div>
          <dt>{t('lottery-play.issue-name')}</dt>
          <dd>
            {current?.issue ?? '–'}{' '}
            {current === null ? null : (
              <EventCountdown
                until={current.closesAt}
                aheadMs={aheadMs}
                label={t('lottery-play.closes-in', { issue: current.issue })}
              />
            )}
          </dd>
        </div>
        <div>
          <dt>{t('lottery-play.slips')}</dt>
          <dd>{t('lottery-play.slips-and-units', { slips: slips.length, units })}</dd>
        </div>
        <div>
          <dt>{t('lottery-play.total')}</dt>
          <dd>
            <bdi>{money(total)}</bdi>
          </dd>
        </div>
      </dl>
      {hasClosed ? (
        <p className={styles['closed']} role="alert">
          {current === null
            ? t('lottery-play.closed', { issue: meant ?? '' })
            : t('lottery-play.closed-next', { issue: meant ?? '', next: current.issue })}
        </p>
      ) : null}
      <CutWarning highest={highestOf(slips, caps)} />
    </Dialog>
  );
}
