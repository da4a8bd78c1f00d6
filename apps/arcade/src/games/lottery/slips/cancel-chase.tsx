// Asks before the rest of a chase is cancelled: how many draws, and how much comes back. Afterwards
// it tells what really came back: a draw may have closed meanwhile.
import { unitsOf, type Failure } from '@baize/client';
import type { Units } from '@baize/money';
import { Button, Dialog, Skeleton } from '@baize/ui';
import { useEffect, useState } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import { useLottery } from '../lottery-context.tsx';
import { readWaitingOrders, type WaitingOrders } from './waiting-orders.ts';

export interface CancelChaseProps {
  chaseId: string;
  onClose: () => void;
  onChanged: () => void;
}

export function CancelChase({ chaseId, onClose, onChanged }: CancelChaseProps) {
  const { t, client, money } = useArcade();
  const { desk } = useLottery();
  const { waiting, failure, setFailure, again } = useWaitingOrders(chaseId);
  const [isSending, setSending] = useState(false);
  const [done, setDone] = useState<{ count: number; refunded: Units }>();
  const count = waiting?.orderIds.length ?? 0;
  const cancel = async () => {
    setSending(true);
    const orderIds = [...(waiting?.orderIds ?? [])];
    const answer = await client.lottery.cancelLotteryOrders({ orderIds });
    setSending(false);
    if (!answer.ok) {
      setFailure(answer);
      return;
    }
    const { cancelled, refunded, balance } = answer.value;
    desk.hearBalance(balance);
    setDone({ count: cancelled.length, refunded: unitsOf(refunded) });
    onChanged();
  };
  const isOver = done !== undefined || (waiting !== undefined && count === 0);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('lottery-play.chase-cancel')}
      closeLabel={t('arcade.close')}
      size="small"
      footer={
        isOver ? (
          <Button full onClick={onClose}>
            {t('arcade.close')}
          </Button>
        ) : (
          <Button
            kind="danger"
            full
            disabled={waiting === undefined}
            loading={isSending}
            onClick={() => void cancel()}
          >
            {t('lottery-play.chase-cancel-now', { count })}
          </Button>
        )
      }
    >
      {failure === undefined ? null : <FailureLine failure={failure} again={again} />}
      {waiting === undefined && failure === undefined ? <Skeleton shape="block" /> : null}
      {waiting === undefined ? null : (
        <p role="status">
          {done === undefined
            ? t('lottery-play.chase-cancel-text', { count, amount: money(waiting.stake) })
            : t('lottery-play.chase-cancelled', {
                count: done.count,
                amount: money(done.refunded),
              })}
        </p>
      )}
    </Dialog>
  );
}

function FailureLine({ failure, again }: { failure: Failure; again: () => void }) {
  const { t } = useArcade();
  return (
    <div role="alert">
      <p>{failure.message || t('arcade.offline-text')}</p>
      <Button size="small" onClick={again}>
        {t('arcade.retry')}
      </Button>
    </div>
  );
}

function useWaitingOrders(chaseId: string) {
  const { client } = useArcade();
  const [waiting, setWaiting] = useState<WaitingOrders>();
  const [failure, setFailure] = useState<Failure>();
  const [asked, setAsked] = useState(1);
  useEffect(() => {
    let isCurrent = asked > 0;
    void readWaitingOrders(client, chaseId).then((read) => {
      if (!isCurrent) return;
      if ('ok' in read) setFailure(read);
      else setWaiting(read);
    });
    return () => {
      isCurrent = false;
    };
  }, [client, chaseId, asked]);
  const again = () => {
    setFailure(undefined);
    setWaiting(undefined);
    setAsked(asked + 1);
  };
  return { waiting, failure, setFailure, again };
}
