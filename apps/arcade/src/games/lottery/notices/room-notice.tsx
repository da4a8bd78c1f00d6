// The line under the strip that says what is wrong with the connection or the session, and the way
// on.
import { formatTime } from '@baize/i18n';
import { Button, CircleAlertIcon, WifiOffIcon, buttonClass } from '@baize/ui';
import type { ReactNode } from 'react';
import { useArcade } from '../../../app/arcade-context.tsx';
import { useOnline } from '../../../frame/use-online.ts';
import { useClock, useDesk } from '../lottery-context.tsx';
import { gamePage } from './game-page.ts';
import styles from './room-notice.module.css';

export interface RoomNoticeProps {
  /** The server ended the session. */
  isEnded: boolean;
}

export function RoomNotice({ isEnded }: RoomNoticeProps) {
  const { t } = useArcade();
  const isOnline = useOnline();
  const isLost = useDesk((state) => state.sessionLost) || isEnded;
  const isOffline = useClock((state) => state.isOffline);
  const heardAt = useClock((state) => state.heardAt);
  if (isLost) return <SessionLost />;
  if (!isOffline && isOnline) return null;
  return (
    <Line icon={<WifiOffIcon />}>
      {t('lottery-play.offline-since', { time: formatTime(heardAt, { tag: t.tag }) })}
    </Line>
  );
}

function SessionLost() {
  const { t, bridge, session } = useArcade();
  const way = bridge.framed ? (
    <Button size="small" kind="primary" onClick={() => bridge.tell({ type: 'session-lost' })}>
      {t('lottery-play.sign-in-again')}
    </Button>
  ) : (
    <a
      className={buttonClass({ size: 'small', kind: 'primary' })}
      href={gamePage(session.gameCode)}
    >
      {t('lottery-play.sign-in-again')}
    </a>
  );
  return (
    <Line icon={<CircleAlertIcon />} way={way}>
      {t('lottery-play.session-lost')}
    </Line>
  );
}

interface LineProps {
  icon: ReactNode;
  way?: ReactNode;
  children: ReactNode;
}

function Line({ icon, way, children }: LineProps) {
  return (
    <div className={styles['line']} role="alert">
      {icon}
      <p>{children}</p>
      {way}
    </div>
  );
}
