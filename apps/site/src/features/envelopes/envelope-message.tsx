// A message of the house that holds a red envelope; nothing for a member whom it is not for.
import { formatMinute } from '@baize/i18n';
import { useText } from '../../app/texts/texts.ts';
import { EnvelopeCard } from './envelope-card.tsx';
import { useEnvelope } from './envelopes.ts';
import styles from './envelopes.module.css';

interface EnvelopeMessageProps {
  envelopeId: string;
  sentAt: number;
  /** Who laid it there. */
  house: string;
}

export function EnvelopeMessage({ envelopeId, sentAt, house }: EnvelopeMessageProps) {
  const t = useText();
  const envelope = useEnvelope(envelopeId);
  if (envelope === undefined) return null;
  return (
    <article className={styles['message']}>
      <header>
        <strong>{house}</strong>
        <time dateTime={new Date(sentAt).toISOString()}>
          {formatMinute(sentAt, { tag: t.tag })}
        </time>
      </header>
      <EnvelopeCard envelope={envelope} isInRoom />
    </article>
  );
}
