// Cancels a flight that cannot be drawn: what is refunded stands before the button, and whether a
// second person will be asked. A cancellation that waits is confirmed or withdrawn here.
import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unitsOf, unwrap } from '@baize/client';
import { formatNumber } from '@baize/i18n';
import { Button, Card, showToast, Status } from '@baize/ui';
import { client, failureText } from '../../app/client.ts';
import { Figures } from '../../app/figures.tsx';
import { ReasonDialog } from '../../app/reason-dialog.tsx';
import { useShow } from '../../app/show.ts';
import { useMay, useStaffStore } from '../../app/staff.ts';
import { useText } from '../../app/texts.ts';
import styles from './crash.module.css';
import { crashKey, type FlightShown } from './flight-reading.ts';

export function FlightCancellation({ flight }: { flight: FlightShown }) {
  const t = useText();
  const may = useMay('crash.cancel');
  const [isAsked, setAsked] = useState(false);
  if (flight.cancellation !== null) return <Decision flight={flight} />;
  if (!may || !flight.cancellable) return null;
  return (
    <>
      <div className={styles['actions']}>
        <Button kind="danger" onClick={() => setAsked(true)}>
          {t('console.crash.cancel')}
        </Button>
      </div>
      {isAsked ? <CancelDialog flight={flight} onClose={() => setAsked(false)} /> : null}
    </>
  );
}

function CancelDialog({ flight, onClose }: { flight: FlightShown; onClose: () => void }) {
  const t = useText();
  const { money } = useShow();
  const queries = useQueryClient();
  const { gameCode, round, slips, stake, cancelAlone, exposure } = flight;
  const needsSecond = unitsOf(stake) > unitsOf(cancelAlone);
  return (
    <ReasonDialog
      title={t('console.crash.cancel-title', { round })}
      doLabel={t(needsSecond ? 'console.crash.cancel-propose' : 'console.crash.cancel')}
      danger
      onDo={async (reason) => {
        const done = unwrap(await client.crash.cancelCrashFlight({ gameCode, round, reason }));
        const text = done.waits ? 'console.crash.cancel-waits' : 'console.crash.cancelled';
        showToast({ text: t(text), kind: 'good' });
        await queries.invalidateQueries({ queryKey: crashKey });
        onClose();
      }}
      onClose={onClose}
    >
      <p>{t('console.crash.cancel-text')}</p>
      <Figures
        facts={[
          [t('console.crash.slips'), formatNumber(slips, t.tag)],
          [t('console.crash.refunded'), money(stake)],
          [t('console.crash.taken'), formatNumber(exposure.takenSlips, t.tag)],
          [t('console.crash.cancel-alone'), money(cancelAlone)],
        ]}
      />
      {needsSecond ? <Status kind="waiting">{t('console.crash.cancel-second')}</Status> : null}
    </ReasonDialog>
  );
}

/** What was decided, or waits to be. */
function Decision({ flight }: { flight: FlightShown }) {
  const t = useText();
  const { moment } = useShow();
  const may = useMay('crash.cancel');
  const { cancellation } = flight;
  if (cancellation === null) return null;
  const { state, reason, proposedBy, proposedAt, decidedBy } = cancellation;
  const isWaiting = state === 'waiting';
  return (
    <Card
      title={t('console.crash.cancellation')}
      aside={
        <Status kind={isWaiting ? 'waiting' : 'neutral'}>
          {t(`console.crash.cancellation-${state}`)}
        </Status>
      }
    >
      <div className={styles['stack']}>
        <p>{reason}</p>
        <p className={styles['intro']}>
          {t('console.crash.proposed', { by: proposedBy, when: moment(proposedAt) })}
          {decidedBy === null || decidedBy === proposedBy
            ? null
            : ` · ${t('console.crash.confirmed-by', { by: decidedBy })}`}
        </p>
        {isWaiting && may ? <Steps flight={flight} proposedBy={proposedBy} /> : null}
      </div>
    </Card>
  );
}

function Steps({ flight, proposedBy }: { flight: FlightShown; proposedBy: string }) {
  const t = useText();
  const queries = useQueryClient();
  const isOwn = useStaffStore(({ staff }) => staff?.username) === proposedBy;
  const { gameCode, round } = flight;
  const step = useMutation({
    mutationFn: async (what: 'confirm' | 'withdraw') => {
      const { confirmCrashCancellation, withdrawCrashCancellation } = client.crash;
      const send = what === 'confirm' ? confirmCrashCancellation : withdrawCrashCancellation;
      return unwrap(await send({ gameCode, round }));
    },
    onSuccess: () => showToast({ text: t('operator.saved'), kind: 'good' }),
    onSettled: () => queries.invalidateQueries({ queryKey: crashKey }),
  });
  return (
    <>
      {isOwn ? <p className={styles['intro']}>{t('console.crash.other-person')}</p> : null}
      <div className={styles['actions']}>
        {isOwn ? null : (
          <Button kind="danger" loading={step.isPending} onClick={() => step.mutate('confirm')}>
            {t('console.crash.confirm')}
          </Button>
        )}
        <Button loading={step.isPending} onClick={() => step.mutate('withdraw')}>
          {t('console.crash.withdraw')}
        </Button>
      </div>
      <p role="alert" className={styles['said']}>
        {step.isError ? failureText(t, step.error) : ''}
      </p>
    </>
  );
}
