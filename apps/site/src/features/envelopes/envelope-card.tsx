// An envelope as a card: on the site, or as a message of a room. Pressed, it is opened above the
// page.
import { useState } from 'react';
import { Button, classNames, Countdown } from '@baize/ui';
import { useMoneyText } from '../../app/money-text.ts';
import { useText } from '../../app/texts/texts.ts';
import { EnvelopeArt } from './envelope-art.tsx';
import { EnvelopeDialog } from './envelope-dialog.tsx';
import { type Envelope, useRefreshEnvelopes } from './envelopes.ts';
import styles from './envelopes.module.css';

interface EnvelopeCardProps {
  envelope: Envelope;
  isInRoom?: boolean;
}

export function EnvelopeCard({ envelope, isInRoom = false }: EnvelopeCardProps) {
  const t = useText();
  const money = useMoneyText();
  const [isOpen, setIsOpen] = useState(false);
  const { title, state, taken, packets, total, kind } = envelope;
  const amount = money(total);
  return (
    <div
      className={classNames(styles['card'], isInRoom && styles['inRoom'])}
      data-ground="dark"
      data-state={state}
    >
      <EnvelopeArt
        step={state === 'open' || state === 'coming-soon' ? 'closed' : 'shown'}
        isBare
        size="small"
      />
      <div className={styles['words']}>
        <small>{t(kind === 'rain' ? 'envelopes.rain' : 'envelopes.envelope')}</small>
        <b dir="auto">{title}</b>
        <span>
          {t('envelopes.total', { amount, count: packets })}
          {state === 'coming-soon' ? '' : ` · ${t('envelopes.taken', { taken, packets })}`}
        </span>
      </div>
      <Act envelope={envelope} onPress={() => setIsOpen(true)} />
      {isOpen ? <EnvelopeDialog envelope={envelope} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
}

function Act({ envelope, onPress }: { envelope: Envelope; onPress: () => void }) {
  const t = useText();
  const refresh = useRefreshEnvelopes();
  const { state, startsAt, title } = envelope;
  const isOpen = state === 'open';
  const label = isOpen ? t('envelopes.open') : t(`envelopes.state-${state}`);
  return (
    <Button
      data-message
      kind={isOpen ? 'primary' : 'secondary'}
      aria-label={`${label}: ${title}`}
      onClick={onPress}
    >
      {state === 'coming-soon' ? (
        <Countdown until={startsAt} label={t('envelopes.starts-in')} onEnd={refresh} />
      ) : (
        label
      )}
    </Button>
  );
}
