// Says that messages do not arrive at the moment, and why, once that lasts longer than a blink.
import { useEffect, useState } from 'react';
import type { LiveState } from '@baize/client';
import { RefreshCwIcon, WifiOffIcon } from '@baize/ui';
import { useIsOnline } from '../../app/network.ts';
import { useText } from '../../app/texts/texts.ts';
import styles from './panel.module.css';

const patienceMs = 2500;

export function ConnectionLine({ state }: { state: LiveState }) {
  const t = useText();
  const isOnline = useIsOnline();
  const isOpen = state === 'open';
  const [isLost, setIsLost] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLost(!isOpen), isOpen ? 0 : patienceMs);
    return () => clearTimeout(timer);
  }, [isOpen]);
  if (isOnline && !isLost) return null;
  return (
    <p className={styles['line']} role="status">
      {isOnline ? <RefreshCwIcon aria-hidden="true" /> : <WifiOffIcon aria-hidden="true" />}
      {t(isOnline ? 'chat.reconnecting' : 'chat.offline')}
    </p>
  );
}
