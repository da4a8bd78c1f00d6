// Which games count: every one, or categories, vendors and single games.
import { useState } from 'react';
import { gameCategories } from '@baize/contract';
import { Checkbox } from '@baize/ui';
import { useText } from '../../../app/texts.ts';
import type { Games } from '../staff-promotion.ts';
import { ChoiceField } from '../../../app/choice-field.tsx';
import { everyGame } from './draft.ts';
import { codesKind, TypedEntry } from '../../../app/typed-entry.tsx';
import styles from './maker.module.css';

const ways = ['all', 'some'] as const;
const isEvery = ({ categories, vendors, games }: Games) =>
  categories.length + vendors.length + games.length === 0;

export function GamesFields({ games, onGames }: { games: Games; onGames: (games: Games) => void }) {
  const t = useText();
  const [isOpen, setOpen] = useState(!isEvery(games));
  const way = isOpen || !isEvery(games) ? 'some' : 'all';
  return (
    <>
      <ChoiceField
        label={t('console.promotions.games')}
        values={ways}
        value={way}
        nameOf={(one) => t(`console.promotions.games-${one}`)}
        onValue={(one) => {
          setOpen(one === 'some');
          if (one === 'all') onGames(everyGame);
        }}
      />
      {way === 'some' ? <SomeGames games={games} onGames={onGames} /> : null}
    </>
  );
}

function SomeGames({ games, onGames }: { games: Games; onGames: (games: Games) => void }) {
  const t = useText();
  const { categories } = games;
  return (
    <div className={styles['wide']}>
      <div className={styles['checks']}>
        {gameCategories.map((one) => (
          <Checkbox
            key={one}
            checked={categories.includes(one)}
            onChange={({ target }) =>
              onGames({
                ...games,
                categories: target.checked
                  ? [...categories, one]
                  : categories.filter((other) => other !== one),
              })
            }
          >
            {t(`catalogue.category-${one}`)}
          </Checkbox>
        ))}
      </div>
      <div className={styles['fields']}>
        <TypedEntry
          label={t('console.promotions.games-vendors')}
          hint={t('console.promotions.games-vendors-hint')}
          kind={codesKind}
          value={games.vendors}
          onValue={(vendors) => onGames({ ...games, vendors })}
        />
        <TypedEntry
          label={t('console.promotions.games-codes')}
          hint={t('console.promotions.games-codes-hint')}
          kind={codesKind}
          value={games.games}
          onValue={(codes) => onGames({ ...games, games: codes })}
        />
      </div>
    </div>
  );
}
