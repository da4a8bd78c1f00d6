// Games by name, category, vendor and state: switched and made hot in the list, the rest in a form.
import { useState } from 'react';
import { unwrap } from '@baize/client';
import type { catalogue, InputOf } from '@baize/contract';
import { client } from '../../app/client.ts';
import { PagedList } from '../../app/paged-list.tsx';
import { useText } from '../../app/texts.ts';
import styles from './catalogue.module.css';
import { GameDialog } from './game-dialog.tsx';
import { GameFilters } from './game-filters.tsx';
import { offerKey, type GameFact, type Offer } from './offer.ts';
import { useGameColumns } from './game-columns.tsx';

export type GameSearch = Omit<InputOf<typeof catalogue.findGames>, 'pageNo' | 'pageSize'>;

export function Games({ offer }: { offer: Offer }) {
  const t = useText();
  const [search, setSearch] = useState<GameSearch>({});
  const [page, setPage] = useState(1);
  const [edited, setEdited] = useState<GameFact>();
  const vendors = new Map(offer.vendors.map(({ vendor, displayName }) => [vendor, displayName]));
  const columns = useGameColumns(vendors, setEdited);
  const find = (next: GameSearch) => {
    setSearch(next);
    setPage(1);
  };
  return (
    <div className={styles['stack']}>
      <GameFilters search={search} vendors={vendors} onSearch={find} />
      <PagedList
        name={[...offerKey, 'games', search]}
        caption={t('console.catalogue.games')}
        columns={columns}
        rowKey={({ nodeId }) => nodeId}
        empty={t('console.catalogue.no-games')}
        page={page}
        onPage={setPage}
        read={async (asked) => {
          const { games, total } = unwrap(
            await client.catalogue.findGames({ ...asked, ...search }),
          );
          return { list: games, total };
        }}
      />
      {edited ? <GameDialog game={edited} onClose={() => setEdited(undefined)} /> : null}
    </div>
  );
}
