// Why what lies on the pad cannot be bet yet, by the name that the server would refuse it with.
import { useArcade } from '../../app/arcade-context.tsx';
import type { PickRefusal } from './picks/pick.ts';
import styles from './ticket-bar.module.css';

/** While numbers are still being picked this is no fault, only a hint. */
const notYet = new Set<string>([
  'selection-empty',
  'too-few-numbers',
  'positions-wrong',
  'lines-unread',
]);

export function SlipRefusalText({ refusal }: { refusal: PickRefusal | undefined }) {
  const { t } = useArcade();
  if (refusal === undefined) return null;
  return (
    <p className={styles[notYet.has(refusal) ? 'hint' : 'refusal']} role="status">
      {t(`lottery-play.slip-${refusal}`)}
    </p>
  );
}
