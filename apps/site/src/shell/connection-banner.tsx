// Says that the connection is gone, and that it is being made again. Nothing shown is lost
// meanwhile.
import { useEffect, useState } from 'react';
import { RefreshCwIcon, WifiOffIcon } from '@baize/ui';
import { live } from '../app/live/live-channel.ts';
import { useIsOnline } from '../app/network.ts';
import { useSession } from '../app/session/session.ts';
import { useText } from '../app/texts/texts.ts';
import styles from './shell.module.css';

const patienceMilliseconds = 4000;

/** The live channel has been silent for longer than a blink, while somebody is signed in. */
function useLiveLost(): boolean {
  const token = useSession()?.token;
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (token === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = live().onState((state) => {
      if (state === 'open') {
        clearTimeout(timer);
        timer = undefined;
        setLost(false);
      } else if (state === 'waiting') {
        timer ??= setTimeout(() => setLost(true), patienceMilliseconds);
      }
    });
    return () => {
      clearTimeout(timer);
      setLost(false);
      stop();
    };
  }, [token]);
  return lost;
}

export function ConnectionBanner() {
  const t = useText();
  const isOnline = useIsOnline();
  const lost = useLiveLost();
  if (isOnline && !lost) return null;
  return (
    <div className={styles['banner']} role="status">
      {isOnline ? <RefreshCwIcon aria-hidden="true" /> : <WifiOffIcon aria-hidden="true" />}
      {t(isOnline ? 'shell.reconnecting' : 'shell.offline')}
    </div>
  );
}
