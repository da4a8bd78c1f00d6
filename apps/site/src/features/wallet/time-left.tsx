// The time left of something, by the server's clock; at its end everything about money is read
// again.
import { ClockIcon, Countdown } from '@baize/ui';
import { aheadMs } from '../../app/clock.ts';
import { useRefreshMoney } from './withdrawals.ts';
import styles from './withdraw.module.css';

export function TimeLeft({ until, label }: { until: number; label: string }) {
  const refresh = useRefreshMoney();
  return (
    <span className={styles['timer']}>
      <ClockIcon aria-hidden="true" />
      <Countdown
        until={until}
        offsetMilliseconds={aheadMs()}
        label={label}
        urgentSeconds={60}
        onEnd={refresh}
      />
    </span>
  );
}
