// Checks in this browser that the packets shown are those that the seed draws.
import { useState } from 'react';
import { Button, ShieldCheckIcon, Status } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';
import type { Envelope, Taker } from './envelopes.ts';
import styles from './envelopes.module.css';

type Verdict = 'unasked' | 'good' | 'bad';

interface EnvelopeVerifyProps {
  envelope: Envelope & { readonly seed: string };
  takers: readonly Taker[];
}

export function EnvelopeVerify({ envelope, takers }: EnvelopeVerifyProps) {
  const t = useText();
  const [verdict, setVerdict] = useState<Verdict>('unasked');
  const verify = async () => {
    const { isDrawnSo } = await import('./is-drawn-so.ts');
    setVerdict(isDrawnSo(envelope, takers) ? 'good' : 'bad');
  };
  return (
    <div className={styles['verify']}>
      <p className={styles['small']}>
        {t('envelopes.seed')}: <code>{envelope.seed}</code>
      </p>
      <Button size="small" icon={<ShieldCheckIcon />} onClick={() => void verify()}>
        {t('envelopes.verify')}
      </Button>
      <p role="status">
        {verdict === 'unasked' ? null : (
          <Status kind={verdict}>{t(`envelopes.verify-${verdict}`)}</Status>
        )}
      </p>
    </div>
  );
}
