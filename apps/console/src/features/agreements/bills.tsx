// Bills of all contracts: what is owed in all first, then the bills that are sought.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { agreementKinds, billStates } from '@baize/contract';
import { Card, Checkbox, Skeleton } from '@baize/ui';
import { client } from '../../app/client.ts';
import { EntryField } from '../../app/entry-field.tsx';
import { Figures } from '../../app/figures.tsx';
import { ChoiceFields, narrowed, WordFields } from '../../app/search-fields.tsx';
import { useShow } from '../../app/show.ts';
import { useText } from '../../app/texts.ts';
import { BillList, type BillSearch } from './bill-list.tsx';
import { agreementsKey } from './staff-agreement.ts';
import styles from './agreements.module.css';

export function Bills() {
  const [search, setSearch] = useState<BillSearch>({});
  return (
    <div className={styles['stack']}>
      <Arrears />
      <Filters search={search} onSearch={setSearch} />
      <BillList key={JSON.stringify(search)} search={search} />
    </div>
  );
}

function Arrears() {
  const t = useText();
  const { money } = useShow();
  const { data } = useQuery({
    queryKey: [...agreementsKey, 'arrears'],
    queryFn: async () => unwrap(await client.agreements.getArrears({})),
  });
  return (
    <Card title={t('console.agreements.arrears')}>
      {data === undefined ? (
        <Skeleton shape="line" />
      ) : (
        <Figures
          facts={[
            [t('console.agreements.arrears-sum'), money(data.owed, data.currency)],
            [t('console.agreements.arrears-overdue'), money(data.overdue, data.currency)],
            [t('console.agreements.arrears-payers'), data.payers.toLocaleString(t.tag)],
          ]}
        />
      )}
    </Card>
  );
}

interface FiltersProps {
  search: BillSearch;
  onSearch: (search: BillSearch) => void;
}

function Filters({ search, onSearch }: FiltersProps) {
  const t = useText();
  const set = (name: keyof BillSearch, value: string) => onSearch(narrowed(search, name, value));
  const kinds = agreementKinds.map((kind) => [kind, t(`console.agreements.kind-${kind}`)] as const);
  const states = billStates.map((state) => [state, t(`console.agreements.bill-${state}`)] as const);
  const day = (name: 'startDate' | 'endDate', label: string) => (
    <EntryField
      label={label}
      type="date"
      value={search[name] ?? ''}
      onValue={(value) => set(name, value)}
    />
  );
  return (
    <div className={styles['filters']}>
      <WordFields
        search={search}
        fields={[['username', t('console.agreements.find-agent')]]}
        onChange={set}
      />
      <ChoiceFields
        search={search}
        fields={[
          ['kind', t('console.agreements.kind'), kinds],
          ['state', t('operator.state'), states],
        ]}
        onChange={set}
      />
      <Checkbox
        checked={search.proposed === true}
        onChange={({ target }) =>
          onSearch(narrowed(search, 'proposed', target.checked || undefined))
        }
      >
        {t('console.agreements.waits-second')}
      </Checkbox>
      {day('startDate', t('operator.since'))}
      {day('endDate', t('operator.until'))}
    </div>
  );
}
