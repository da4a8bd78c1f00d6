// Writes the terms of a contract: tiers that rise, who counts as active, and what is deducted.
import type { AgreementKind } from '@baize/contract';
import { Button, Checkbox, PlusIcon } from '@baize/ui';
import { EntryField } from '../../app/entry-field.tsx';
import { useText } from '../../app/texts.ts';
import type { Terms, Tier } from './staff-agreement.ts';
import { newTier, tiersMost } from './terms-draft.ts';
import styles from './agreements.module.css';

interface TermsEditorProps {
  kind: AgreementKind;
  terms: Terms;
  onTerms: (terms: Terms) => void;
}

export function TermsEditor({ kind, terms, onTerms }: TermsEditorProps) {
  const t = useText();
  const { tiers } = terms;
  const setTiers = (list: Tier[]) => onTerms({ ...terms, tiers: list });
  return (
    <div className={styles['stack']}>
      {tiers.map((tier, at) => (
        <fieldset key={at} className={styles['tier']}>
          <legend>{t('console.agreements.tier', { number: at + 1 })}</legend>
          <TierFields tier={tier} onTier={(next) => setTiers(tiers.with(at, next))} />
          {tiers.length > 1 ? (
            <Button size="small" kind="ghost" onClick={() => setTiers(tiers.toSpliced(at, 1))}>
              {t('console.agreements.remove-tier', { number: at + 1 })}
            </Button>
          ) : null}
        </fieldset>
      ))}
      <div>
        <Button
          size="small"
          icon={<PlusIcon />}
          disabled={tiers.length >= tiersMost}
          onClick={() => setTiers([...tiers, tiers.at(-1) ?? newTier()])}
        >
          {t('console.agreements.add-tier')}
        </Button>
      </div>
      <Conditions kind={kind} terms={terms} onTerms={onTerms} />
    </div>
  );
}

function TierFields({ tier, onTier }: { tier: Tier; onTier: (tier: Tier) => void }) {
  const t = useText();
  const amount = (name: 'minTurnover' | 'minLoss' | 'rate', text: 'turnover' | 'loss' | 'rate') => (
    <EntryField
      label={t(`console.agreements.tier-${text}`)}
      inputMode="decimal"
      value={tier[name]}
      onValue={(value) => onTier({ ...tier, [name]: value })}
    />
  );
  return (
    <div className={styles['fields']}>
      {amount('minTurnover', 'turnover')}
      <EntryField
        label={t('console.agreements.tier-active')}
        inputMode="numeric"
        value={String(tier.minActive)}
        onValue={(value) => onTier({ ...tier, minActive: Number(value.replaceAll(/\D/gu, '')) })}
      />
      {amount('minLoss', 'loss')}
      {amount('rate', 'rate')}
    </div>
  );
}

const flagsOf = (kind: AgreementKind) =>
  kind === 'dividend'
    ? ([
        ['carryNegative', 'carry-negative'],
        ['includeSelf', 'include-self'],
        ['minusRebates', 'minus-rebates'],
        ['minusBonuses', 'minus-bonuses'],
        ['minusWages', 'minus-wages'],
      ] as const)
    : ([
        ['onlyIfLoss', 'only-if-loss'],
        ['includeSelf', 'include-self'],
      ] as const);

function Conditions({ kind, terms, onTerms }: TermsEditorProps) {
  const t = useText();
  const entry = (
    name: 'activeTurnover' | 'activeDeposit' | 'maximum',
    text: 'active-turnover' | 'active-deposit' | 'maximum',
  ) => (
    <EntryField
      label={t(`console.agreements.${text}`)}
      inputMode="decimal"
      hint={name === 'maximum' ? t('console.agreements.maximum-hint') : undefined}
      value={terms[name]}
      onValue={(value) => onTerms({ ...terms, [name]: value })}
    />
  );
  return (
    <>
      <div className={styles['fields']}>
        {entry('activeTurnover', 'active-turnover')}
        {entry('activeDeposit', 'active-deposit')}
        {entry('maximum', 'maximum')}
      </div>
      <div className={styles['checks']}>
        {flagsOf(kind).map(([flag, text]) => (
          <Checkbox
            key={flag}
            checked={terms[flag]}
            onChange={({ target }) => onTerms({ ...terms, [flag]: target.checked })}
          >
            {t(`console.agreements.${text}`)}
          </Checkbox>
        ))}
      </div>
    </>
  );
}
