// Red envelopes that lie on the site, for the member; nothing where there is none.
import { SectionHead } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';
import { EnvelopeCard } from './envelope-card.tsx';
import { useEnvelopes } from './envelopes.ts';
import styles from './envelopes.module.css';

export function EnvelopeStrip() {
  const t = useText();
  const list = useEnvelopes().data?.list.filter(({ roomId }) => roomId === '') ?? [];
  if (list.length === 0) return null;
  return (
    <section aria-label={t('envelopes.title')}>
      <SectionHead level={2} title={t('envelopes.title')} />
      <ul className={styles['strip']}>
        {list.map((envelope) => (
          <li key={envelope.envelopeId}>
            <EnvelopeCard envelope={envelope} />
          </li>
        ))}
      </ul>
    </section>
  );
}
