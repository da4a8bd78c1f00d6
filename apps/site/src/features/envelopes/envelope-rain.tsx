// A rain: envelopes fall, and one that is tapped is opened. The button below does the same, for
// keys, screen readers and reduced motion.
import { Button } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';
import { EnvelopeArt } from './envelope-art.tsx';
import styles from './envelopes.module.css';

/** Where each falls from, and after how long. */
const drops = Array.from({ length: 12 }, (_, at) => ({
  left: `${(at * 37) % 92}%`,
  wait: `${(at * 430) % 2900}ms`,
  lasts: `${2600 + ((at * 610) % 1500)}ms`,
}));

interface EnvelopeRainProps {
  isOpening: boolean;
  onTake: () => void;
}

export function EnvelopeRain({ isOpening, onTake }: EnvelopeRainProps) {
  const t = useText();
  return (
    <div className={styles['stage']} data-ground="dark">
      <div className={styles['sky']} data-taken={isOpening || undefined}>
        {isOpening ? <EnvelopeArt step="opening" /> : <Drops onTake={onTake} />}
      </div>
      <p>{t('envelopes.tap-one')}</p>
      <Button kind="primary" size="large" loading={isOpening} onClick={onTake}>
        {t(isOpening ? 'envelopes.opening' : 'envelopes.take-one')}
      </Button>
    </div>
  );
}

function Drops({ onTake }: Pick<EnvelopeRainProps, 'onTake'>) {
  return drops.map(({ left, wait, lasts }) => (
    <button
      key={`${left} ${wait}`}
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      className={styles['drop']}
      style={{ '--left': left, '--wait': wait, '--lasts': lasts }}
      onClick={onTake}
    >
      <EnvelopeArt step="closed" size="small" />
    </button>
  ));
}
