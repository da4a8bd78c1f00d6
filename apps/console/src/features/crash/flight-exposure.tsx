// The cost of a flight so far, and what it may still cost, read again while it flies. It says nothing of
// where the flight will end: nobody knows that before.
import { formatNumber } from '@baize/i18n';
import { Card } from '@baize/ui';
import { Figures } from '../../app/figures.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import styles from './crash.module.css';
import { useMultiplier, type FlightShown } from './flight-reading.ts';

export function FlightExposure({ flight: { exposure } }: { flight: FlightShown }) {
  const t = useText();
  const { money } = useShow();
  const multiplier = useMultiplier();
  const { reached, ceiling } = exposure;
  return (
    <Card title={t('console.crash.exposure')}>
      <div className={styles['stack']}>
        <p className={styles['intro']}>{t('console.crash.exposure-text')}</p>
        <Figures
          facts={[
            [t('console.crash.reached'), <strong key="at">{multiplier(reached)}</strong>],
            [t('console.crash.taken'), formatNumber(exposure.takenSlips, t.tag)],
            [t('console.crash.taken-payout'), money(exposure.takenPayout)],
            [t('console.crash.flying'), formatNumber(exposure.flyingSlips, t.tag)],
            [t('console.crash.flying-stake'), money(exposure.flyingStake)],
            [t('console.crash.payout-now'), money(exposure.payoutNow)],
            [t('console.crash.payout-most'), money(exposure.payoutMost)],
            [t('console.crash.round-cap'), money(exposure.roundCap)],
            [t('console.crash.ceiling'), multiplier(ceiling)],
          ]}
        />
      </div>
    </Card>
  );
}
