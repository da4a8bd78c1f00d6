// One flight: its moments and sums, what it may still cost, its stakes with their cash-outs, the
// proof, and its cancellation where it cannot be drawn.
import { Link, useParams } from 'react-router';
import { formatClock, formatNumber } from '@baize/i18n';
import { buttonClass, Card, CopyText, SectionHead, Skeleton } from '@baize/ui';
import { Figures } from '../../app/figures.tsx';
import { Refused } from '../../app/refused.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import styles from './crash.module.css';
import { FlightCancellation } from './flight-cancellation.tsx';
import { FlightExposure } from './flight-exposure.tsx';
import { useFlight, useGameName, useMultiplier, type FlightShown } from './flight-reading.ts';
import { FlightStakes } from './flight-stakes.tsx';
import { FlightState } from './flight-state.tsx';

export function CrashFlightPage() {
  const t = useText();
  const name = useGameName();
  const { gameCode = '', round = '' } = useParams();
  const { data: flight, error, isFetching, refetch } = useFlight({ gameCode, round });
  if (error) return <Refused error={error} isAsking={isFetching} onAgain={refetch} />;
  if (!flight) return <Skeleton shape="block" />;
  return (
    <div className={styles['stack']}>
      <SectionHead
        level={1}
        title={`${name(gameCode)} ${round}`}
        fact={
          <span className={styles['marks']}>
            <FlightState flight={flight} />
          </span>
        }
        actions={
          <Link className={buttonClass({ size: 'small' })} to="/crash/flights">
            {t('console.crash.to-flights')}
          </Link>
        }
      />
      <FlightCancellation flight={flight} />
      <FlightFacts flight={flight} />
      <FlightExposure flight={flight} />
      <FlightStakes flight={flight} />
      <FlightProof flight={flight} />
    </div>
  );
}

function FlightFacts({ flight }: { flight: FlightShown }) {
  const t = useText();
  const { money } = useShow();
  const multiplier = useMultiplier();
  const { takesOffAt, opensAt, closesAt, drawsAt } = flight;
  return (
    <Card title={t('console.crash.at-a-glance')}>
      <Figures
        facts={[
          [t('console.crash.point'), multiplier(flight.point)],
          [t('console.crash.players'), formatNumber(flight.players, t.tag)],
          [t('console.crash.slips'), formatNumber(flight.slips, t.tag)],
          [t('operator.stake'), money(flight.stake)],
          [t('operator.payout'), money(flight.payout)],
          [t('console.crash.opens'), formatClock(opensAt)],
          [t('console.crash.closes'), formatClock(closesAt)],
          [t('console.crash.due'), formatClock(drawsAt)],
          [t('console.crash.takes-off'), takesOffAt === null ? '–' : formatClock(takesOffAt)],
        ]}
      />
    </Card>
  );
}

function FlightProof({ flight }: { flight: FlightShown }) {
  const t = useText();
  const { commitment, beaconRound, verifyUrl } = flight;
  return (
    <Card title={t('console.crash.proof')}>
      <div className={styles['stack']}>
        <p className={styles['intro']}>{t('console.crash.proof-text')}</p>
        <Figures facts={[[t('console.crash.beacon-round'), formatNumber(beaconRound, t.tag)]]} />
        <div className={styles['lines']}>
          <small className={styles['under']}>{t('console.crash.commitment')}</small>
          <span className={styles['hash']}>
            <CopyText
              text={commitment}
              copyLabel={t('operator.copy')}
              copiedLabel={t('operator.copied')}
            />
          </span>
          <a className={styles['proof']} href={verifyUrl} target="_blank" rel="noreferrer">
            {t('console.crash.proof-file')}
          </a>
        </div>
      </div>
    </Card>
  );
}
