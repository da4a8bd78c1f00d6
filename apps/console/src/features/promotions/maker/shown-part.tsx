// Where and when the site shows a promotion.
import { promotionCategories } from '@baize/contract';
import { Field, TextInput } from '@baize/ui';
import { momentOf, momentText } from '../../../app/moment-text.ts';
import { useText } from '../../../app/texts.ts';
import { ChoiceField } from '../../../app/choice-field.tsx';
import type { PartProps } from './draft.ts';
import { PictureField } from './picture-field.tsx';
import { TypedEntry, whole } from '../../../app/typed-entry.tsx';
import styles from './maker.module.css';

const placeKind = whole(0, 10_000);

export function ShownPart({ draft, set }: PartProps) {
  const t = useText();
  const { category, place, startsAt, endsAt } = draft;
  return (
    <div className={styles['fields']}>
      <ChoiceField
        label={t('console.promotions.category')}
        values={promotionCategories}
        value={category}
        nameOf={(one) => t(`console.promotions.category-${one}`)}
        onValue={(value) => set({ category: value })}
      />
      <MomentField
        label={t('console.promotions.starts')}
        value={startsAt}
        onValue={(at) => at !== null && set({ startsAt: at })}
      />
      <MomentField
        label={t('console.promotions.ends')}
        hint={t('console.promotions.ends-hint')}
        value={endsAt}
        onValue={(at) => set({ endsAt: at })}
      />
      <TypedEntry
        label={t('console.promotions.place')}
        hint={t('console.promotions.place-hint')}
        kind={placeKind}
        value={place}
        onValue={(value) => set({ place: value })}
      />
      <PictureField draft={draft} set={set} />
    </div>
  );
}

export interface MomentFieldProps {
  label: string;
  value: number | null;
  hint?: string;
  onValue: (at: number | null) => void;
}

export function MomentField({ label, value, hint, onValue }: MomentFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <TextInput
          {...control}
          type="datetime-local"
          value={momentText(value)}
          onChange={({ target }) => onValue(momentOf(target.value))}
        />
      )}
    </Field>
  );
}
