// The budget of a promotion in all, a day and a member.
import { useText } from '../../../app/texts.ts';
import type { Spec } from '../staff-promotion.ts';
import { withSpec, type PartProps } from './draft.ts';
import { amountKind, amountOrNone, TypedEntry } from '../../../app/typed-entry.tsx';
import styles from './maker.module.css';

export function BudgetPart({ draft, set }: PartProps) {
  const t = useText();
  const { budget } = draft.spec;
  const change = (more: Partial<Spec['budget']>) =>
    set(withSpec(draft, { budget: { ...budget, ...more } }));
  return (
    <div className={styles['fields']}>
      <TypedEntry
        label={t('console.promotions.budget-total')}
        kind={amountKind}
        value={budget.total}
        onValue={(total) => change({ total })}
      />
      {(['day', 'member'] as const).map((name) => (
        <TypedEntry
          key={name}
          label={t(`console.promotions.budget-${name}`)}
          hint={t('console.promotions.none-hint')}
          kind={amountOrNone}
          value={budget[name]}
          onValue={(value) => change({ [name]: value })}
        />
      ))}
    </div>
  );
}
