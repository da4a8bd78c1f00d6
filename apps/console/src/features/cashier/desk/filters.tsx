// The filters of the queue. They stand in the address of the page.
import { useState } from 'react';
import { Button, Field, FilterIcon, TextInput } from '@baize/ui';
import { accountKinds, caseViews, riskMarks, vipEmblems } from '@baize/contract';
import { ChoiceFields, narrowed, WordFields } from '../../../app/search-fields.tsx';
import { useText } from '../../../app/texts.ts';
import { wanted, type Search } from './search.ts';
import styles from './desk.module.css';

export interface FiltersProps {
  search: Search;
  holds: readonly { readonly hold: string; readonly count: number }[];
  onSearch: (search: Search) => void;
}

export function Filters({ search, holds, onSearch }: FiltersProps) {
  const t = useText();
  const { state: _, ...others } = wanted(search);
  const count = Object.keys(others).length;
  const [isOpen, setOpen] = useState(count > 0);
  return (
    <div className={styles['filters']}>
      <Button
        size="small"
        icon={<FilterIcon />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {count > 0 ? t('cashier.filters-on', { count }) : t('cashier.filters')}
      </Button>
      {isOpen ? <Fields search={search} holds={holds} onSearch={onSearch} /> : null}
    </div>
  );
}

function Fields({ search, holds, onSearch }: FiltersProps) {
  const t = useText();
  const set = (name: keyof Search, value: string) => onSearch(narrowed(search, name, value));
  const holdOptions = holds.map(({ hold, count }) => [hold, `${hold} (${count})`] as const);
  return (
    <div className={styles['fields']}>
      <WordFields search={search} fields={[['username', t('operator.member')]]} onChange={set} />
      {(['amountFrom', 'amountTo'] as const).map((name) => (
        <Field
          key={name}
          label={t(`cashier.${name === 'amountFrom' ? 'amount-from' : 'amount-to'}`)}
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              maxLength={20}
              value={search[name] ?? ''}
              onChange={({ target }) => set(name, target.value.replace(/[^\d.]/gu, ''))}
            />
          )}
        </Field>
      ))}
      <ChoiceFields
        search={search}
        fields={[
          ['only', t('cashier.only'), caseViews.map((view) => [view, t(`cashier.only-${view}`)])],
          ['hold', t('cashier.hold'), holdOptions],
          ['mark', t('cashier.mark'), riskMarks.map((one) => [one, t(`cashier.name-${one}`)])],
          [
            'kind',
            t('operator.account-kind'),
            accountKinds.map((kind) => [kind, t(`operator.account-${kind}`)]),
          ],
          ['level', t('operator.vip'), vipEmblems.map((one) => [one, t(`vip.emblem-${one}`)])],
        ]}
        onChange={set}
      />
    </div>
  );
}
