// The path from the agent down to the team shown; each step leads back up to its own.
import { useText } from '../../app/texts/texts.ts';
import type { Way as Steps } from './team.ts';
import styles from './agents.module.css';

interface WayProps {
  steps: Steps | undefined;
  /** The agent whose team is shown; empty: the agent's own. */
  onWhose: (whose: string) => void;
}

export function Way({ steps = [], onWhose }: WayProps) {
  const t = useText();
  if (steps.length < 2) return null;
  const last = steps.length - 1;
  return (
    <nav aria-label={t('agents.way')}>
      <ol className={styles['way']}>
        {steps.map(({ customerId, customerName }, at) => (
          <li key={customerId}>
            {at === last ? (
              <span aria-current="location">{customerName}</span>
            ) : (
              <button type="button" onClick={() => onWhose(at === 0 ? '' : customerId)}>
                {at === 0 ? t('agents.you') : customerName}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
