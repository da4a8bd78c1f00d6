// The ticket of an order as a picture to share or to keep.
import { Button, Dialog, DownloadIcon, SendIcon, Skeleton } from '@baize/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import type { WholeOrder } from '../desk/lottery-terms.ts';
import { checkText } from './check-text.ts';
import { handOver, pictureFile, savePicture } from './hand-over.ts';
import { spokenTicket, ticketOf, type Ticket } from './ticket.ts';
import { paintTicket } from './ticket-picture.ts';
import styles from './share.module.css';

export interface ShareTicketProps {
  order: WholeOrder;
  onClose: () => void;
}

export function ShareTicket({ order, onClose }: ShareTicketProps) {
  const { t } = useArcade();
  const canvas = useRef<HTMLCanvasElement>(null);
  const ticket = useTicket(order);
  useEffect(() => {
    const direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
    if (ticket !== undefined && canvas.current !== null)
      paintTicket(canvas.current, ticket, direction);
  }, [ticket]);
  const name = `ticket-${order.orderId}.png`;
  const share = async () => {
    if (canvas.current !== null) await handOver(canvas.current, name);
  };
  const save = async () => {
    if (canvas.current !== null) savePicture(await pictureFile(canvas.current, name));
  };
  const ready = ticket !== undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('lottery-play.share-ticket')}
      closeLabel={t('arcade.close')}
      footer={
        <div className={styles['ways']}>
          <Button icon={<DownloadIcon />} disabled={!ready} onClick={() => void save()}>
            {t('lottery-play.save-picture')}
          </Button>
          <Button kind="primary" icon={<SendIcon />} disabled={!ready} onClick={() => void share()}>
            {t('lottery-play.share')}
          </Button>
        </div>
      }
    >
      {ready ? (
        <canvas
          ref={canvas}
          className={styles['picture']}
          role="img"
          aria-label={spokenTicket(ticket)}
        />
      ) : (
        <Skeleton shape="block" />
      )}
    </Dialog>
  );
}

/** Undefined until its check text is there. */
function useTicket(order: WholeOrder): Ticket | undefined {
  const { t, money, session } = useArcade();
  const { currencySymbol: symbol } = session;
  const [check, setCheck] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    void checkText(order).then((text) => {
      if (isCurrent) setCheck(text);
    });
    return () => {
      isCurrent = false;
    };
  }, [order]);
  return useMemo(
    () =>
      check === undefined
        ? undefined
        : ticketOf({ t, money, symbol, order, brand: brandName(), check }),
    [t, money, symbol, order, check],
  );
}

function brandName(): string {
  const told = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
  return told ?? location.hostname;
}
