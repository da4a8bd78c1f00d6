// The tiers of a contract as rows of boxes; a row can be added and removed. What one row asks and
// pays is named by its number for those who listen.
import { Button, IconButton, MoneyInput, PlusIcon, TrashIcon } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';
import { newTier, type TierDraft, tiersMost } from './terms-draft.ts';
import styles from './offer.module.css';

interface TiersEditorProps {
  tiers: readonly TierDraft[];
  onTiers: (tiers: readonly TierDraft[]) => void;
}

interface TierRowProps {
  tier: TierDraft;
  number: number;
  onTier: (tier: TierDraft) => void;
  onRemove: (() => void) | undefined;
}

const boxes = [
  ['minTurnover', 2],
  ['minActive', 0],
  ['minLoss', 2],
  ['rate', 4],
] as const;

function TierRow({ tier, number, onTier, onRemove }: TierRowProps) {
  const t = useText();
  return (
    <li className={styles['tier-row']}>
      <header>
        <strong>{t('contracts.tier', { number })}</strong>
        <IconButton
          size="small"
          label={t('contracts.tier-remove', { number })}
          icon={<TrashIcon />}
          disabled={onRemove === undefined}
          onClick={onRemove}
        />
      </header>
      {boxes.map(([field, decimals]) => (
        <label key={field}>
          <span>{t(`contracts.${field}`)}</span>
          <MoneyInput
            aria-label={t('contracts.tier-box', { what: t(`contracts.${field}`), number })}
            value={tier[field]}
            decimalsMax={decimals}
            placeholder={field === 'rate' ? '' : '0'}
            {...(field === 'rate' ? { trailing: '%' } : {})}
            onChange={(value) => onTier({ ...tier, [field]: value })}
          />
        </label>
      ))}
    </li>
  );
}

export function TiersEditor({ tiers, onTiers }: TiersEditorProps) {
  const t = useText();
  const nextKey = Math.max(-1, ...tiers.map(({ key }) => key)) + 1;
  return (
    <fieldset className={styles['tiers']}>
      <legend>{t('contracts.tiers')}</legend>
      <ol>
        {tiers.map((tier, at) => (
          <TierRow
            key={tier.key}
            tier={tier}
            number={at + 1}
            onTier={(changed) => onTiers(tiers.with(at, changed))}
            onRemove={tiers.length > 1 ? () => onTiers(tiers.toSpliced(at, 1)) : undefined}
          />
        ))}
      </ol>
      <Button
        size="small"
        icon={<PlusIcon />}
        disabled={tiers.length >= tiersMost}
        onClick={() => onTiers([...tiers, newTier(nextKey)])}
      >
        {t('contracts.tier-add')}
      </Button>
    </fieldset>
  );
}
