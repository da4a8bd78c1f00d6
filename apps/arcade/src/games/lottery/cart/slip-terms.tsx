// The stake of a slip: units by price and multiple, or an amount on each unit.
import { useArcade } from '../../../app/arcade-context.tsx';
import { termsText, type SlipTermsShown } from './terms-text.ts';
import styles from './cart.module.css';

export function SlipTerms(terms: SlipTermsShown) {
  const { t, session } = useArcade();
  return (
    <span className={styles['terms']}>
      {termsText(terms, { t, symbol: session.currencySymbol })}
    </span>
  );
}
