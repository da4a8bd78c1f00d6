// Filters of the audit log: by staff, action, object and day; days are those of the house.
import type { InputOf, operator } from '@baize/contract';
import { Field, Select } from '@baize/ui';
import { narrowed, WordFields } from '../../app/search-fields.tsx';
import { useText } from '../../app/texts.ts';
import { DayField } from './day-field.tsx';
import styles from './staff.module.css';

export type AuditSearch = InputOf<typeof operator.exportAudit>;

export interface AuditFiltersProps {
  search: AuditSearch;
  actions: readonly string[];
  onSearch: (search: AuditSearch) => void;
}

export function AuditFilters({ search, actions, onSearch }: AuditFiltersProps) {
  const t = useText();
  const set = (name: keyof AuditSearch, value: string | number | undefined) =>
    onSearch(narrowed(search, name, value));
  return (
    <div className={styles['filters']}>
      <WordFields
        search={search}
        fields={[
          ['staff', t('operator.who')],
          ['subject', t('operator.subject')],
        ]}
        onChange={set}
      />
      <Field label={t('operator.action')}>
        {(control) => (
          <Select
            {...control}
            value={search.action ?? ''}
            options={[
              { value: '', label: t('operator.any-action') },
              ...actions.map((action) => ({ value: action, label: action })),
            ]}
            onChange={(event) => set('action', event.target.value)}
          />
        )}
      </Field>
      <DayField label={t('operator.since')} at={search.since} onDay={(at) => set('since', at)} />
      <DayField
        label={t('operator.until')}
        at={search.until}
        isEnd
        onDay={(at) => set('until', at)}
      />
    </div>
  );
}
