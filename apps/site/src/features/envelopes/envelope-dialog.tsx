// An envelope above the page: opened by its seal or a button, then what the member got, how many
// are taken, who got what once that may be known, its terms and how it was drawn.
import { Button, Countdown, Dialog, VisuallyHidden } from '@baize/ui';
import { formatDateTime } from '@baize/i18n';
import { useMoneyText } from '../../app/money-text.ts';
import { useText } from '../../app/texts/texts.ts';
import { type Envelope, isOver, useRefreshEnvelopes } from './envelopes.ts';
import { EnvelopeArt } from './envelope-art.tsx';
import { EnvelopeRain } from './envelope-rain.tsx';
import { EnvelopeTakers } from './envelope-takers.tsx';
import { EnvelopeTerms } from './envelope-terms.tsx';
import { useOpen } from './use-open.ts';
import styles from './envelopes.module.css';

interface EnvelopeDialogProps {
  envelope: Envelope;
  onClose: () => void;
}

export function EnvelopeDialog({ envelope, onClose }: EnvelopeDialogProps) {
  const t = useText();
  const opening = useOpen(envelope);
  const isShown = opening.step === 'shown' || envelope.state !== 'open';
  return (
    <Dialog
      open
      size="medium"
      title={envelope.title}
      closeLabel={t('envelopes.close')}
      page={opening.step === 'shown' ? 'shown' : 'closed'}
      onClose={onClose}
    >
      <div className={styles['dialog']}>
        <Said envelope={envelope} {...opening} />
        <Stage envelope={envelope} {...opening} />
        {isShown && opening.step !== 'opening' ? <After envelope={envelope} /> : null}
        <EnvelopeTerms envelope={envelope} />
      </div>
    </Dialog>
  );
}

type StageProps = Pick<EnvelopeDialogProps, 'envelope'> & ReturnType<typeof useOpen>;

/** What happens, for those who hear it. */
function Said({ step, got }: StageProps) {
  const t = useText();
  const money = useMoneyText();
  const amount = money(got ?? '0');
  const shown = step === 'shown' ? t('envelopes.got', { amount }) : '';
  return (
    <VisuallyHidden>
      <span role="status">{step === 'opening' ? t('envelopes.opening') : shown}</span>
    </VisuallyHidden>
  );
}

/** What is to be opened, and what came out of it. */
function Stage({ envelope, step, got, open }: StageProps) {
  const t = useText();
  const { state, kind } = envelope;
  if (step === 'shown' && got !== undefined) return <Got envelope={envelope} amount={got} />;
  const mayOpen = state === 'open' || step === 'opening';
  if (!mayOpen) return <Closed envelope={envelope} />;
  const isOpening = step === 'opening';
  if (kind === 'rain') return <EnvelopeRain isOpening={isOpening} onTake={open} />;
  return (
    <div className={styles['stage']} data-ground="dark">
      <button
        type="button"
        className={styles['press']}
        disabled={isOpening}
        tabIndex={-1}
        aria-hidden="true"
        onClick={open}
      >
        <EnvelopeArt step={step} />
      </button>
      <p>{t('envelopes.press-seal')}</p>
      <Button kind="primary" size="large" loading={isOpening} onClick={open}>
        {t(isOpening ? 'envelopes.opening' : 'envelopes.open')}
      </Button>
    </div>
  );
}

function Got({ envelope, amount }: { envelope: Envelope; amount: string }) {
  const t = useText();
  const money = useMoneyText();
  return (
    <div className={styles['stage']} data-ground="dark">
      <EnvelopeArt step="shown" />
      <p className={styles['got']}>{t('envelopes.got', { amount: money(amount) })}</p>
      <p>{t(`envelopes.got-${envelope.reward}`)}</p>
    </div>
  );
}

function Closed({ envelope: { state, startsAt } }: { envelope: Envelope }) {
  const t = useText();
  const refresh = useRefreshEnvelopes();
  return (
    <div className={styles['stage']} data-ground="dark">
      <EnvelopeArt step={state === 'coming-soon' ? 'closed' : 'shown'} isBare />
      {state === 'coming-soon' ? (
        <p>
          {t('envelopes.starts-in')}{' '}
          <Countdown until={startsAt} label={t('envelopes.starts-in')} onEnd={refresh} />
        </p>
      ) : (
        <p>{t(state === 'empty' ? 'envelopes.missed' : 'envelopes.over')}</p>
      )}
    </div>
  );
}

function After({ envelope }: { envelope: Envelope }) {
  const t = useText();
  const { taken, packets, state, endsAt } = envelope;
  if (state === 'coming-soon') return null;
  return (
    <>
      <p className={styles['count']}>{t('envelopes.taken', { taken, packets })}</p>
      {isOver(envelope) ? (
        <EnvelopeTakers envelope={envelope} />
      ) : (
        <p className={styles['small']}>
          {t('envelopes.wait-for-list')}{' '}
          {t('envelopes.open-until', { date: formatDateTime(endsAt, { tag: t.tag }) })}
        </p>
      )}
    </>
  );
}
