// One order whole: each slip as it was struck, the draw with the numbers that the winning slips
// look at, and the ways on: cancel while it is open, or lay the same slips again.
import { unitsOf, type Failure } from '@baize/client';
import { formatDateTime } from '@baize/i18n';
import {
  Button,
  Dialog,
  DrawnNumbers,
  ReceiptTextIcon,
  RotateCwIcon,
  ShieldCheckIcon,
  Skeleton,
} from '@baize/ui';
import { Suspense, lazy, useCallback, useEffect, useState } from 'react';
import { drawKinds } from '@baize/engines';
import { useArcade } from '../../../app/arcade-context.tsx';
import type { SlipText } from '../cart/cart.ts';
import { SelectionText } from '../cart/selection-text.tsx';
import { SlipTerms } from '../cart/slip-terms.tsx';
import type { WholeOrder } from '../desk/lottery-terms.ts';
import { spokenNumbers } from '../draw/draw-stage.tsx';
import { kindOfGame } from '../games-list.ts';
import { useLottery } from '../lottery-context.tsx';
import { playText, wordText } from '../plays/play-text.ts';
import { isTyped } from '../typing/typed-kinds.ts';
import { useWide } from '../use-wide.ts';
import { VerifyDraw } from '../verify/verify-draw.tsx';
import { OrderStatus, useShownState } from './order-status.tsx';
import { useMoved } from './use-orders.ts';
import { winningPlaces } from './winning-places.ts';
import styles from './slips.module.css';

const ShareTicket = lazy(async () => ({
  default: (await import('../share/share-ticket.tsx')).ShareTicket,
}));
const CountryBoard = lazy(async () => ({
  default: (await import('../countries/country-board.tsx')).CountryBoard,
}));

export interface OrderDetailProps {
  orderId: string;
  onClose: () => void;
  onChanged: () => void;
}

export function OrderDetail({ orderId, onClose, onChanged }: OrderDetailProps) {
  const { t, client } = useArcade();
  const [order, setOrder] = useState<WholeOrder>();
  const [failure, setFailure] = useState<Failure>();
  const [isProof, setProof] = useState(false);
  const [isShared, setShared] = useState(false);
  const moved = useMoved();
  const ask = useCallback(
    (_reason: string) => client.lottery.getLotteryOrder({ orderId }),
    [client, orderId],
  );
  useEffect(() => {
    let isCurrent = true;
    void ask(moved).then((answer) => {
      if (!isCurrent) return;
      setFailure(answer.ok ? undefined : answer);
      if (answer.ok) setOrder(answer.value);
    });
    return () => {
      isCurrent = false;
    };
  }, [ask, moved]);
  if (isProof && order !== undefined) {
    const { gameCode, issue } = order;
    return <VerifyDraw gameCode={gameCode} issue={issue} onClose={() => setProof(false)} />;
  }
  if (isShared && order !== undefined)
    return (
      <Suspense fallback={null}>
        <ShareTicket order={order} onClose={() => setShared(false)} />
      </Suspense>
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('lottery-play.order-title')}
      closeLabel={t('arcade.close')}
      footer={
        order === undefined ? undefined : (
          <OrderWays order={order} onClose={onClose} onChanged={onChanged} />
        )
      }
    >
      {failure === undefined ? null : (
        <p role="alert">{failure.message || t('arcade.offline-text')}</p>
      )}
      {order === undefined && failure === undefined ? <Skeleton shape="block" /> : null}
      {order === undefined ? null : (
        <OrderFacts order={order} onProof={() => setProof(true)} onShare={() => setShared(true)} />
      )}
    </Dialog>
  );
}

interface OrderFactsProps {
  order: WholeOrder;
  onProof: () => void;
  onShare: () => void;
}

function OrderFacts({ order, onProof, onShare }: OrderFactsProps) {
  const { t, money } = useArcade();
  const { desk } = useLottery();
  const state = useShownState(order);
  const kind = kindOfGame(order.gameCode) ?? '';
  const drawKind = drawKinds.find(({ code }) => code === kind);
  const result = state === 'running' ? null : order.result;
  const marked = kind === desk.book.kind.code ? winningPlaces(desk.book, order) : undefined;
  return (
    <div className={styles['detail']}>
      <div className={styles['detail-head']}>
        <strong>{t.named(`lottery.${order.gameCode}`) ?? order.gameCode}</strong>
        <OrderStatus order={order} />
        <span className={styles['mute']}>{t('lottery-play.issue', { issue: order.issue })}</span>
        <span className={styles['mute']}>{formatDateTime(order.placedAt, { tag: t.tag })}</span>
      </div>
      {result === null || !isTyped(kind) ? null : (
        <Suspense fallback={<Skeleton shape="block" />}>
          <CountryBoard kind={kind} numbers={result} />
        </Suspense>
      )}
      {result === null || drawKind === undefined || isTyped(kind) ? null : (
        <DrawnNumbers
          kind={kind}
          numbers={result}
          marked={marked}
          label={t('lottery-play.drawn-spoken', { numbers: spokenNumbers(drawKind, result) })}
        />
      )}
      {result === null ? null : (
        <Button size="small" kind="ghost" icon={<ShieldCheckIcon />} onClick={onProof}>
          {t('lottery-play.verify-of', { issue: order.issue })}
        </Button>
      )}
      <Button size="small" kind="ghost" icon={<ReceiptTextIcon />} onClick={onShare}>
        {t('lottery-play.share-ticket')}
      </Button>
      <ul className={styles['list']}>
        {order.slips.map((slip) => (
          <li
            key={slip.slipId}
            className={styles['slip']}
            data-won={(result !== null && slip.won.length > 0) || undefined}
          >
            <span className={styles['order-text']}>
              <strong>{playText(t, kind, slip.play)}</strong>
              <SelectionText selection={slip.selection} />
              <SlipTerms
                {...slip}
                amount={slip.amount === null ? null : unitsOf(slip.amount)}
                price={slip.price === null ? null : unitsOf(slip.price)}
              />
              {result === null || slip.won.length === 0 ? null : (
                <span className={styles['won']}>
                  {t('lottery-play.units-won', {
                    count: slip.won.reduce((all, one) => all + one.units, 0),
                    what: slip.won.map(({ bet }) => wordText(t, bet)).join(', '),
                  })}
                </span>
              )}
            </span>
            <span className={styles['order-money']}>
              <bdi>{money(slip.stake)}</bdi>
              {result === null ? null : (
                <bdi className={styles[unitsOf(slip.payout) > 0n ? 'won' : 'mute']}>
                  {money(slip.payout)}
                </bdi>
              )}
            </span>
          </li>
        ))}
      </ul>
      {result === null || unitsOf(order.rebate) === 0n ? null : (
        <p className={styles['mute']}>
          {t('lottery-play.rebate-paid', { amount: money(order.rebate) })}
        </p>
      )}
    </div>
  );
}

function OrderWays({
  order,
  onClose,
  onChanged,
}: Omit<OrderDetailProps, 'orderId'> & { order: WholeOrder }) {
  const { t, client } = useArcade();
  const { desk, show, clock, openGame } = useLottery();
  const isWide = useWide();
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<Failure>();
  const isOwn = desk.store.getState().terms.gameCode === order.gameCode;
  const canCancel = order.cancellable && clock.now() < order.closesAt;
  const cancel = async () => {
    setSending(true);
    const answer = await client.lottery.cancelLotteryOrders({ orderIds: [order.orderId] });
    setSending(false);
    if (!answer.ok) {
      setRefused(answer);
      return;
    }
    desk.hearBalance(answer.value.balance);
    onChanged();
    onClose();
  };
  const repeat = () => {
    desk.repeat(order.gameCode, order.slips.flatMap(writtenSlip));
    onClose();
    if (!isOwn) openGame(order.gameCode);
    // On a desk the cart stands beside every view.
    else if (!isWide) show('cart');
  };
  return (
    <>
      {refused === undefined ? null : (
        <p role="alert">{refused.message || t('arcade.offline-text')}</p>
      )}
      <div className={styles['ways']}>
        {canCancel ? (
          <Button kind="danger" loading={isSending} onClick={() => void cancel()}>
            {t('lottery-play.cancel-order')}
          </Button>
        ) : null}
        <Button icon={<RotateCwIcon />} onClick={repeat}>
          {isOwn
            ? t('lottery-play.repeat-order')
            : t('lottery-play.repeat-in', {
                game: t.named(`lottery.${order.gameCode}`) ?? order.gameCode,
              })}
        </Button>
      </div>
    </>
  );
}

/** A slip as it was staked. */
function writtenSlip(slip: WholeOrder['slips'][number]): SlipText[] {
  const { play, selection, mode, multiple, group, amount } = slip;
  if (amount !== null) return [{ play, selection, at: { pays: 'odds', amount: unitsOf(amount) } }];
  if (mode === null || multiple === null || group === null) return [];
  return [{ play, selection, at: { pays: 'prize', mode, multiple, group } }];
}
