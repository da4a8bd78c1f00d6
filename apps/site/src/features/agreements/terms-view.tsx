// The terms of a contract in plain words: what is paid, for which members, and what is deducted.
import { unitsOf } from '@baize/client';
import { useMoneyText } from '../../app/money-text.ts';
import { useText } from '../../app/texts/texts.ts';
import type { AgreementKind, AgreementPeriod, Terms } from './agreements.ts';
import { Ladder } from './ladder.tsx';
import styles from './agreements.module.css';

interface TermsViewProps {
  kind: AgreementKind;
  period: AgreementPeriod;
  terms: Terms;
}

const deductions = ['minusRebates', 'minusBonuses', 'minusWages'] as const;

function useSentences({ kind, period, terms }: TermsViewProps): readonly string[] {
  const t = useText();
  const money = useMoneyText();
  const some = (text: string) => unitsOf(text) > 0n;
  const isDividend = kind === 'dividend';
  const minus = deductions.filter((what) => terms[what]).map((what) => t(`contracts.word-${what}`));
  const active = some(terms.activeDeposit)
    ? t('contracts.says-active-deposit', {
        turnover: money(terms.activeTurnover),
        deposit: money(terms.activeDeposit),
      })
    : t('contracts.says-active', { turnover: money(terms.activeTurnover) });
  return [
    t(`contracts.says-${isDividend ? 'dividend' : 'salary'}`, {
      period: t(`contracts.every-${period}`),
    }),
    isDividend && minus.length > 0 && t('contracts.says-minus', { list: minus.join(', ') }),
    isDividend && t(`contracts.says-carry-${terms.carryNegative ? 'on' : 'off'}`),
    !isDividend && terms.onlyIfLoss && t('contracts.says-only-loss'),
    t(`contracts.says-self-${terms.includeSelf ? 'with' : 'without'}`),
    terms.tiers.some(({ minActive }) => minActive > 0) && active,
    some(terms.maximum) && t('contracts.says-maximum', { value: money(terms.maximum) }),
  ].filter((sentence) => sentence !== false);
}

export function TermsView(props: TermsViewProps) {
  return (
    <div className={styles['terms']}>
      <Ladder kind={props.kind} tiers={props.terms.tiers} />
      <ul className={styles['sentences']}>
        {useSentences(props).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
