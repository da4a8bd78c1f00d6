// Writes a segment: its name, what members have to be, and how many that reaches.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import { client } from '../../../app/client.ts';
import { EntryField } from '../../../app/entry-field.tsx';
import { FormDialog } from '../../../app/form-dialog.tsx';
import { useText } from '../../../app/texts.ts';
import { countriesKind, TypedEntry, wholeOrNone } from '../../../app/typed-entry.tsx';
import { useIntentChange } from '../../../app/use-intent-change.ts';
import { MomentField } from '../maker/shown-part.tsx';
import { promotionsKey, type Segment, type SegmentFilter } from '../staff-promotion.ts';
import { Reach } from './reach.tsx';
import styles from './segments.module.css';

const everybody: SegmentFilter = {
  levelMin: null,
  levelMax: null,
  countries: [],
  registeredFrom: null,
  registeredUntil: null,
  seenWithin: null,
  unseenFor: null,
  depositsMin: null,
  depositsMax: null,
};

interface SegmentDialogProps {
  segment: Segment | undefined;
  onClose: () => void;
}

function useSave(segment: Segment | undefined) {
  const t = useText();
  return useIntentChange(
    promotionsKey,
    async (written: SegmentFilter & { readonly name: string }, intent) => {
      if (segment === undefined)
        return unwrap(await client.promotions.createSegment(written, { intent }));
      const { segmentId: id, version } = segment;
      return unwrap(await client.promotions.editSegment({ id, version, ...written }));
    },
    () => t('operator.saved'),
  );
}

export function SegmentDialog({ segment, onClose }: SegmentDialogProps) {
  const t = useText();
  const [name, setName] = useState(segment?.name ?? '');
  const [filter, setFilter] = useState<SegmentFilter>(() => {
    const { segmentId: _id, version: _version, name: _name, ...kept } = segment ?? {};
    return { ...everybody, ...kept };
  });
  const save = useSave(segment);
  const title =
    segment === undefined
      ? t('console.promotions.segment-new')
      : t('console.promotions.segment-edit', { name: segment.name });
  return (
    <FormDialog
      title={title}
      doLabel={t('operator.save')}
      size="large"
      isReady={name.trim() !== ''}
      isSending={save.isPending}
      error={save.error}
      onDo={() => save.mutate({ name: name.trim(), ...filter }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <EntryField
        label={t('console.promotions.segment-name')}
        lengthMost={60}
        value={name}
        onValue={setName}
      />
      <FilterFields
        filter={filter}
        onFilter={(change) => setFilter((known) => ({ ...known, ...change }))}
      />
      <Reach filter={filter} />
    </FormDialog>
  );
}

const counts = [
  ['levelMin', 'level-min', 100],
  ['levelMax', 'level-max', 100],
  ['depositsMin', 'deposits-min', 1_000_000],
  ['depositsMax', 'deposits-max', 1_000_000],
  ['seenWithin', 'seen-within', 3650],
  ['unseenFor', 'unseen-for', 3650],
] as const;

interface FilterFieldsProps {
  filter: SegmentFilter;
  onFilter: (change: Partial<SegmentFilter>) => void;
}

function FilterFields({ filter, onFilter }: FilterFieldsProps) {
  const t = useText();
  return (
    <div className={styles['fields']}>
      {counts.map(([name, text, most]) => (
        <TypedEntry
          key={name}
          label={t(`console.promotions.${text}`)}
          hint={t('console.promotions.any-hint')}
          kind={wholeOrNone(most)}
          value={filter[name]}
          onValue={(value) => onFilter({ [name]: value })}
        />
      ))}
      {(['registeredFrom', 'registeredUntil'] as const).map((name) => (
        <MomentField
          key={name}
          label={t(`console.promotions.registered-${name === 'registeredFrom' ? 'from' : 'until'}`)}
          value={filter[name]}
          onValue={(value) => onFilter({ [name]: value })}
        />
      ))}
      <TypedEntry
        label={t('console.promotions.countries')}
        hint={t('console.promotions.countries-hint')}
        kind={countriesKind}
        value={filter.countries}
        onValue={(countries) => onFilter({ countries })}
      />
    </div>
  );
}
