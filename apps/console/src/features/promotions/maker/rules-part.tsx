// How a reward is claimed, and which promotions exclude each other.
import { Checkbox } from '@baize/ui';
import { EntryField } from '../../../app/entry-field.tsx';
import { useText } from '../../../app/texts.ts';
import type { Spec } from '../staff-promotion.ts';
import { withSpec, type PartProps } from './draft.ts';
import { amountOrNone, TypedEntry, whole } from '../../../app/typed-entry.tsx';
import styles from './maker.module.css';

const claimDays = whole(1, 90);
const switches = [
  ['joins', 'joins'],
  ['automatic', 'automatic'],
  ['everyTier', 'every-tier'],
] as const;

export function RulesPart({ draft, set }: PartProps) {
  const t = useText();
  const { spec } = draft;
  const change = (more: Partial<Spec>) => set(withSpec(draft, more));
  return (
    <>
      {switches.map(([name, text]) => (
        <Checkbox
          key={name}
          // A board ranks everybody: nobody joins first.
          disabled={name === 'joins' && (spec.board ?? null) !== null}
          checked={spec[name]}
          onChange={({ target }) => change({ [name]: target.checked })}
        >
          {t(`console.promotions.${text}`)}
        </Checkbox>
      ))}
      <p className={styles['mute']}>{t('console.promotions.every-tier-hint')}</p>
      <div className={styles['fields']}>
        <TypedEntry
          label={t('console.promotions.claim-days')}
          kind={claimDays}
          value={spec.claimDays}
          onValue={(days) => change({ claimDays: days })}
        />
        <TypedEntry
          label={t('console.promotions.approval-above')}
          hint={t('console.promotions.none-hint')}
          kind={amountOrNone}
          value={spec.approvalAbove}
          onValue={(approvalAbove) => change({ approvalAbove })}
        />
        <EntryField
          label={t('console.promotions.group')}
          hint={t('console.promotions.group-hint')}
          lengthMost={40}
          value={spec.group}
          onValue={(group) => change({ group })}
        />
      </div>
    </>
  );
}
