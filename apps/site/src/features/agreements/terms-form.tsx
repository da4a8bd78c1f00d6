// The terms of a contract as a form: a guaranteed rate, tiers, who counts as active, and what is
// deducted or carried over.
import { Checkbox, Field, MoneyInput } from '@baize/ui';
import { useMoneyText } from '../../app/money-text.ts';
import { useText } from '../../app/texts/texts.ts';
import type { AgreementKind } from './agreements.ts';
import type { TermsAmount, TermsFlag } from './differences.ts';
import type { TermsDraft } from './terms-draft.ts';
import { TiersEditor } from './tiers-editor.tsx';
import styles from './offer.module.css';

interface TermsFormProps {
  kind: AgreementKind;
  draft: TermsDraft;
  onDraft: (draft: TermsDraft) => void;
}

const flagsOf = (kind: AgreementKind): readonly TermsFlag[] =>
  kind === 'dividend'
    ? ['carryNegative', 'includeSelf', 'minusRebates', 'minusBonuses', 'minusWages']
    : ['onlyIfLoss', 'includeSelf'];

const amounts: readonly TermsAmount[] = ['activeTurnover', 'activeDeposit', 'maximum'];

export function TermsForm({ kind, draft, onDraft }: TermsFormProps) {
  const t = useText();
  const { symbol } = useMoneyText();
  const change = (part: Partial<TermsDraft>) => onDraft({ ...draft, ...part });
  return (
    <div className={styles['terms-form']}>
      <TiersEditor tiers={draft.tiers} onTiers={(tiers) => change({ tiers })} />
      <Field label={t('contracts.guaranteed')} hint={t('contracts.guaranteed-hint')}>
        {(control) => (
          <MoneyInput
            {...control}
            value={draft.guaranteed}
            decimalsMax={4}
            trailing="%"
            onChange={(guaranteed) => change({ guaranteed })}
          />
        )}
      </Field>
      {amounts.map((field) => (
        <Field key={field} label={t(`contracts.${field}`)} hint={t(`contracts.${field}-hint`)}>
          {(control) => (
            <MoneyInput
              {...control}
              symbol={symbol}
              value={draft[field]}
              onChange={(value) => change({ [field]: value })}
            />
          )}
        </Field>
      ))}
      <fieldset className={styles['flags']}>
        <legend>{t('contracts.flags')}</legend>
        {flagsOf(kind).map((flag) => (
          <Checkbox
            key={flag}
            checked={draft[flag]}
            onChange={({ target }) => change({ [flag]: target.checked })}
          >
            {t(`contracts.${flag}`)}
          </Checkbox>
        ))}
      </fieldset>
    </div>
  );
}
