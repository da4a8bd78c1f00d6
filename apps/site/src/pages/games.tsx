// The game list of a category: search, vendor and heat, all of it kept in the address, and each
// game with its two ways in.
import { useEffect, useState } from 'react';
import { Button, EmptyState, FlameIcon, SearchIcon, SectionHead, TextInput } from '@baize/ui';
import { useLocation, useSearchParams } from '../app/address.tsx';
import { categoryAt } from '../app/category-places.ts';
import { useText } from '../app/texts/texts.ts';
import { CategoryIcon } from '../features/catalogue/category-icon.tsx';
import { GameShelf } from '../features/catalogue/game-shelf.tsx';
import { VendorChips } from '../features/catalogue/vendor-chips.tsx';
import styles from './games.module.css';

const pauseMilliseconds = 250;

function useListAddress() {
  const [search, setSearch] = useSearchParams();
  const change = (name: string, value: string | undefined) =>
    setSearch(
      (now) => {
        const changed = new URLSearchParams(now);
        if (value === undefined || value === '') changed.delete(name);
        else changed.set(name, value);
        return changed;
      },
      { replace: true },
    );
  return {
    vendor: search.get('page') ?? undefined,
    name: search.get('q') ?? '',
    hotOnly: search.get('hot') === '1',
    change,
  };
}

function SearchBox({ name, onName }: { name: string; onName: (name: string) => void }) {
  const t = useText();
  const [typed, setTyped] = useState(name);
  useEffect(() => {
    if (typed === name) return undefined;
    const timer = setTimeout(() => onName(typed), pauseMilliseconds);
    return () => clearTimeout(timer);
  });
  return (
    <TextInput
      className={styles['search']}
      type="search"
      role="searchbox"
      value={typed}
      maxLength={80}
      aria-label={t('catalogue.search-games')}
      placeholder={t('catalogue.search-games')}
      leading={<SearchIcon aria-hidden="true" />}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}

export function GamesPage() {
  const t = useText();
  const { vendor, name, hotOnly, change } = useListAddress();
  const category = categoryAt(useLocation().pathname);
  const [cleared, setCleared] = useState(0);
  const clear = () => {
    change('q', undefined);
    setCleared(cleared + 1);
  };
  return (
    <div className={styles['page']}>
      <SectionHead
        level={1}
        icon={<CategoryIcon category={category} />}
        title={t(`catalogue.category-${category}`)}
      />
      <div className={styles['tools']}>
        <SearchBox key={cleared} name={name} onName={(next) => change('q', next)} />
        <VendorChips
          category={category}
          chosen={vendor}
          onChoose={(next) => change('page', next)}
        />
        <Button
          size="small"
          icon={<FlameIcon />}
          aria-pressed={hotOnly}
          className={styles['chip']}
          onClick={() => change('hot', hotOnly ? undefined : '1')}
        >
          {t('catalogue.hot-only')}
        </Button>
      </div>
      <GameShelf
        gameType={category}
        vassalage={vendor}
        gameName={name}
        hotOnly={hotOnly}
        whenNone={
          <EmptyState
            icon={<SearchIcon />}
            action={<Button onClick={clear}>{t('catalogue.clear-search')}</Button>}
          >
            {t('catalogue.no-games')}
          </EmptyState>
        }
      />
    </div>
  );
}
