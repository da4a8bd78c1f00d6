// The game list of a category: search, vendor and kinds, all of it kept in the address, and each
// game with its buttons to play and to try.
import { useState } from 'react';
import { Button, EmptyState, SearchIcon } from '@baize/ui';
import { useLocation } from '../app/address.tsx';
import { categoryAt } from '../app/category-places.ts';
import { useText } from '../app/texts/texts.ts';
import { CategoryHead } from '../features/catalogue/category-head.tsx';
import { ClassChips } from '../features/catalogue/class-chips.tsx';
import { GameShelf } from '../features/catalogue/game-shelf.tsx';
import { useListAddress } from '../features/catalogue/list-address.ts';
import { MoreGames } from '../features/catalogue/more-games.tsx';
import { RoomList } from '../features/catalogue/room-list.tsx';
import { SearchBox } from '../features/catalogue/search-box.tsx';
import { VendorChips } from '../features/catalogue/vendor-chips.tsx';
import { JackpotPlace } from '../features/jackpots/jackpot-place.tsx';
import styles from './games.module.css';

export function GamesPage() {
  const t = useText();
  const { vendor, name, classes, change } = useListAddress();
  const category = categoryAt(useLocation().pathname);
  const [cleared, setCleared] = useState(0);
  const clear = () => {
    change('q', undefined);
    change('class', undefined);
    setCleared(cleared + 1);
  };
  return (
    <div className={styles['page']}>
      <CategoryHead category={category} title={t(`catalogue.category-${category}`)} />
      {category === 'RNG' ? <JackpotPlace /> : null}
      <div className={styles['tools']}>
        <SearchBox
          key={`${category} ${cleared}`}
          className={styles['search']}
          name={name}
          onName={(next) => change('q', next)}
        />
        <VendorChips
          category={category}
          chosen={vendor}
          onChoose={(next) => change('page', next)}
        />
        <ClassChips
          category={category}
          chosen={classes}
          onChoose={(next) => change('class', next.join(','))}
        />
      </div>
      {category === 'PVP' ? <RoomList vendor={vendor} /> : null}
      <GameShelf
        key={category}
        gameType={category}
        vassalage={vendor}
        gameName={name}
        classes={classes}
        below={<MoreGames besides={category} />}
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
