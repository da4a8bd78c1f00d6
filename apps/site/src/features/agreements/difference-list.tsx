// The differences of a change from the version in force, each as what was and what will be.
import { ArrowRightIcon } from '@baize/ui';
import { useMoneyText } from '../../app/money-text.ts';
import { useText } from '../../app/texts/texts.ts';
import type { Terms } from './agreements.ts';
import { type Difference, differencesOf } from './differences.ts';
import { useTermsText } from './terms-text.ts';
import styles from './agreements.module.css';

function useChange() {
  const t = useText();
  const money = useMoneyText();
  const words = useTermsText();
  const yesNo = (is: boolean) => t(is ? 'contracts.yes' : 'contracts.no');
  return (one: Difference) => {
    if (one.what === 'tier') {
      const [before, after] = [one.before?.rate, one.after?.rate];
      const tier = one.after ?? one.before;
      return {
        label: tier ? words.conditions(tier) : '',
        before: before === undefined ? t('contracts.none') : words.rate(before),
        after: after === undefined ? t('contracts.none') : words.rate(after),
      };
    }
    const label = t(`contracts.${one.what}`);
    if (typeof one.after === 'boolean') {
      return { label, before: yesNo(!one.after), after: yesNo(one.after) };
    }
    const before = 'before' in one ? one.before : '0';
    return { label, before: money(String(before)), after: money(one.after) };
  };
}

export function DifferenceList({ before, after }: { before: Terms; after: Terms }) {
  const t = useText();
  const change = useChange();
  const differences = differencesOf(before, after);
  if (differences.length === 0) return <p>{t('contracts.no-difference')}</p>;
  return (
    <dl className={styles['differences']} aria-label={t('contracts.differences')}>
      {differences.map((one) => {
        const { label, before: was, after: will } = change(one);
        return (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <del>{was}</del>
              <ArrowRightIcon aria-label={t('contracts.becomes')} />
              <ins>{will}</ins>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
