// Says that the connection is gone, and that it is being made again. Nothing shown is lost
// meanwhile.
import { RefreshCwIcon, WifiOffIcon } from '@baize/ui';
import { useLiveLost } from '../app/live/live-lost.ts';
import { useIsOnline } from '../app/network.ts';
import { useText } from '../app/texts/texts.ts';
import styles from './shell.module.css';

export function ConnectionBanner() {
  const t = useText();
  const isOnline = useIsOnline();
  const { lost } = useLiveLost();
  if (isOnline && !lost) return null;
  return (
    <div className={styles['banner']} role="status">
      {isOnline ? <RefreshCwIcon aria-hidden="true" /> : <WifiOffIcon aria-hidden="true" />}
      {t(isOnline ? 'shell.reconnecting' : 'shell.offline')}
    </div>
  );
}
