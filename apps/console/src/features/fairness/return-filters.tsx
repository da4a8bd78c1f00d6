// By what returns are found: the money they were played with, the verdict, a name.
import { returnVerdicts } from '@baize/contract';
import { SearchIcon, Select, TextInput } from '@baize/ui';
import { useText } from '../../app/texts.ts';
import styles from './fairness.module.css';
import type { ReturnSearch } from './returns.ts';

export interface ReturnFiltersProps {
  search: ReturnSearch;
  onSearch: (search: ReturnSearch) => void;
}

export function ReturnFilters({ search, onSearch }: ReturnFiltersProps) {
  const t = useText();
  const set = (name: keyof ReturnSearch, value: string) => {
    const { [name]: _, ...others } = search;
    onSearch(value === '' ? others : { ...others, [name]: value });
  };
  const verdicts = returnVerdicts.map((value) => ({
    value,
    label: t(`console.fairness.verdict-${value}`),
  }));
  return (
    <div className={styles['filters']}>
      <TextInput
        type="search"
        leading={<SearchIcon aria-hidden="true" />}
        aria-label={t('console.fairness.find-game')}
        placeholder={t('console.fairness.find-game')}
        maxLength={80}
        value={search.name ?? ''}
        onChange={(event) => set('name', event.target.value)}
      />
      <Select
        aria-label={t('console.fairness.money')}
        value={search.money ?? 'real'}
        options={[
          { value: 'real', label: t('console.fairness.money-real') },
          { value: 'demo', label: t('console.fairness.money-demo') },
        ]}
        onChange={(event) => set('money', event.target.value)}
      />
      <Select
        aria-label={t('console.fairness.verdict')}
        value={search.verdict ?? ''}
        options={[{ value: '', label: t('console.fairness.any-verdict') }, ...verdicts]}
        onChange={(event) => set('verdict', event.target.value)}
      />
    </div>
  );
}
