// Team transfers of all members, found by either side, direction, state and days.
import { useState } from 'react';
import { Field, SectionHead, TextInput } from '@baize/ui';
import { ChoiceFields, narrowed, WordFields } from '../../../app/search-fields.tsx';
import { useText } from '../../../app/texts.ts';
import { TransferTable } from './transfer-table.tsx';
import styles from '../wallet.module.css';

interface Search {
  readonly username?: string;
  readonly way?: 'up' | 'down';
  readonly state?: 'done' | 'reversed';
  readonly startDate?: string;
  readonly endDate?: string;
}

function DayField(props: { label: string; day: string; onDay: (day: string) => void }) {
  const { label, day, onDay } = props;
  return (
    <Field label={label}>
      {(control) => (
        <TextInput
          {...control}
          type="date"
          value={day}
          onChange={({ target }) => onDay(target.value)}
        />
      )}
    </Field>
  );
}

function Filters({ search, onSearch }: { search: Search; onSearch: (search: Search) => void }) {
  const t = useText();
  const set = (name: keyof Search, value: string) => onSearch(narrowed(search, name, value));
  return (
    <div className={styles['search']}>
      <WordFields
        search={search}
        fields={[['username', t('console.transfers.username')]]}
        onChange={set}
      />
      <ChoiceFields
        search={search}
        fields={[
          [
            'way',
            t('console.transfers.way'),
            [
              ['up', t('console.transfers.way-up')],
              ['down', t('console.transfers.way-down')],
            ],
          ],
          [
            'state',
            t('operator.state'),
            [
              ['done', t('console.transfers.state-done')],
              ['reversed', t('console.transfers.state-reversed')],
            ],
          ],
        ]}
        onChange={set}
      />
      <DayField
        label={t('operator.since')}
        day={search.startDate ?? ''}
        onDay={(day) => set('startDate', day)}
      />
      <DayField
        label={t('operator.until')}
        day={search.endDate ?? ''}
        onDay={(day) => set('endDate', day)}
      />
    </div>
  );
}

export function TeamTransfers() {
  const t = useText();
  const [search, setSearch] = useState<Search>({});
  return (
    <>
      <SectionHead level={1} title={t('console.transfers.title')} />
      <Filters search={search} onSearch={setSearch} />
      <TransferTable key={JSON.stringify(search)} search={search} />
    </>
  );
}
