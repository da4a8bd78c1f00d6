// By what games are found.
import { gameCategories, offerStates } from '@baize/contract';
import { SearchIcon, Select, TextInput } from '@baize/ui';
import { useText } from '../../app/texts.ts';
import styles from './catalogue.module.css';
import type { GameSearch } from './games.tsx';

export interface GameFiltersProps {
  search: GameSearch;
  vendors: ReadonlyMap<string, string>;
  onSearch: (search: GameSearch) => void;
}

export function GameFilters({ search, vendors, onSearch }: GameFiltersProps) {
  const t = useText();
  const set = (name: keyof GameSearch, value: string) => {
    const { [name]: _, ...others } = search;
    onSearch(value === '' ? others : { ...others, [name]: value });
  };
  const lists = [
    [
      'category',
      'any-category',
      gameCategories.map((one) => [one, t(`catalogue.category-${one}`)] as const),
    ],
    ['vendor', 'any-vendor', [...vendors]],
    [
      'state',
      'any-state',
      offerStates.map((one) => [one, t(`console.catalogue.state-${one}`)] as const),
    ],
  ] as const;
  return (
    <div className={styles['filters']}>
      <TextInput
        type="search"
        leading={<SearchIcon aria-hidden="true" />}
        aria-label={t('console.catalogue.find-game')}
        placeholder={t('console.catalogue.find-game')}
        maxLength={80}
        value={search.name ?? ''}
        onChange={(event) => set('name', event.target.value)}
      />
      {lists.map(([name, any, choices]) => (
        <Select
          key={name}
          aria-label={t(`console.catalogue.${name}`)}
          value={search[name] ?? ''}
          options={[
            { value: '', label: t(`console.catalogue.${any}`) },
            ...choices.map(([value, label]) => ({ value, label })),
          ]}
          onChange={(event) => set(name, event.target.value)}
        />
      ))}
    </div>
  );
}
