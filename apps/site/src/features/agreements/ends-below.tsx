// The warning to a payee: own contracts below that end by accepting new terms, or with the contract
// itself.
import { TriangleAlertIcon } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';
import type { AgreementInFull } from './agreements.ts';
import { useTermsText } from './terms-text.ts';
import styles from './agreements.module.css';

interface EndsBelowProps {
  agreement: AgreementInFull;
  /** What would end them. */
  by: 'terms' | 'end';
}

export function EndsBelow({ agreement, by }: EndsBelowProps) {
  const t = useText();
  const { rate } = useTermsText();
  const { endsBelow } = agreement;
  if (endsBelow.length === 0) return null;
  const title = t(by === 'terms' ? 'contracts.ends-below-title' : 'contracts.ends-with-title');
  const text = by === 'terms' ? 'contracts.ends-below' : 'contracts.ends-with';
  return (
    <section className={styles['warning']} aria-label={title}>
      <TriangleAlertIcon aria-hidden="true" />
      <div>
        <strong>{title}</strong>
        <p>{t(text, { count: endsBelow.length })}</p>
        <ul>
          {endsBelow.map((one) => (
            <li key={one.id}>
              <bdi>{one.payee.username}</bdi> · {t(`contracts.kind-${one.kind}`)} · {rate(one.rate)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
