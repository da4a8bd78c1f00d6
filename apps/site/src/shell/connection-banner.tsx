// Says that the connection is lost and how old the data is; it reconnects meanwhile, and nothing
// shown is lost.
import { useState } from 'react';
import { formatMinute } from '@baize/i18n';
import { WifiOffIcon } from '@baize/ui';
import { timeNow } from '../app/clock.ts';
import { lastHeardAt, useLineGone } from '../app/line.ts';
import { useText } from '../app/texts/texts.ts';
import styles from './shell.module.css';

export function ConnectionBanner() {
  return useLineGone() ? <GoneLine /> : null;
}

function GoneLine() {
  const t = useText();
  // By the server's clock, as every other time on the page.
  const [heardAt] = useState(() => timeNow() - (Date.now() - lastHeardAt()));
  return (
    <div className={styles['banner']} role="status">
      <WifiOffIcon aria-hidden="true" />
      {t('shell.line-gone-since', { time: formatMinute(heardAt, { tag: t.tag }) })}
    </div>
  );
}
