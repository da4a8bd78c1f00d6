// The terms of an envelope: how its money is parted, what it asks for, what staff wrote, and the
// fingerprint of its seed.
import { useMoneyText } from '../../app/money-text.ts';
import { Paper } from '../../app/paper.tsx';
import { useText } from '../../app/texts/texts.ts';
import type { Envelope } from './envelopes.ts';
import styles from './envelopes.module.css';

export function EnvelopeTerms({ envelope }: { envelope: Envelope }) {
  const t = useText();
  const money = useMoneyText();
  const { kind, total, packets, parts, rules, commitment } = envelope;
  return (
    <>
      <section className={styles['terms']}>
        <h3 className={styles['head']}>{t('envelopes.terms')}</h3>
        <p>{t('envelopes.total', { amount: money(total), count: packets })}</p>
        <p>{t(`envelopes.kind-${kind}`)}</p>
        {parts.length === 0 ? null : (
          <ul aria-label={t('envelopes.amounts')} className={styles['parts']}>
            {parts.map(({ amount, count }) => (
              <li key={amount}>{t('envelopes.amount-count', { amount: money(amount), count })}</li>
            ))}
          </ul>
        )}
        <Asked envelope={envelope} />
        <Paper html={rules} />
      </section>
      <details className={styles['fairness']}>
        <summary>{t('envelopes.fairness')}</summary>
        <p>{t('envelopes.fairness-before')}</p>
        <p className={styles['small']}>
          {t('envelopes.commitment')}: <code>{commitment}</code>
        </p>
      </details>
    </>
  );
}

function Asked({ envelope: { reward, terms } }: { envelope: Envelope }) {
  const t = useText();
  const { times, days } = terms;
  if (reward === 'bonus') return <p>{t('envelopes.terms-bonus', { times, days })}</p>;
  return <p>{times === 0 ? t('envelopes.terms-free') : t('envelopes.terms-times', { times })}</p>;
}
