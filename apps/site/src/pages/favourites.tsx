// The player's favourite games, the newest first. A visitor is asked to sign in.
import { useInfiniteQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { Button, buttonClass, EmptyState, SectionHead, StarIcon } from '@baize/ui';
import { categoryPlaces } from '../app/category-places.ts';
import { client } from '../app/client.ts';
import { openDialog } from '../app/dialogs.ts';
import { ofTheOffer } from '../app/query-client.ts';
import { useSession } from '../app/session/session.ts';
import { SiteLink } from '../app/site-link.tsx';
import { useText } from '../app/texts/texts.ts';
import { favouriteGamesKey } from '../features/catalogue/favourites.ts';
import { GamePages } from '../features/catalogue/game-pages.tsx';
import { onePageAfterAnother } from '../features/catalogue/game-paging.ts';
import styles from './games.module.css';

const pageSize = 28;

async function fetchPage(pageNo: number) {
  const { content, ...page } = unwrap(await client.catalogue.listFavourites({ pageNo, pageSize }));
  return { games: content, ...page };
}

function Favourites() {
  const t = useText();
  const query = useInfiniteQuery({
    queryKey: [...favouriteGamesKey, 'pages'],
    queryFn: ({ pageParam }) => fetchPage(pageParam),
    ...onePageAfterAnother,
    ...ofTheOffer,
  });
  return (
    <GamePages
      query={query}
      whenNone={
        <EmptyState
          icon={<StarIcon />}
          action={
            <SiteLink className={buttonClass({})} to={categoryPlaces.RNG}>
              {t('shell.games')}
            </SiteLink>
          }
        >
          {t('catalogue.no-favourites')}
        </EmptyState>
      }
    />
  );
}

export function FavouritesPage() {
  const t = useText();
  const isVisitor = useSession() === undefined;
  const signIn = (
    <Button kind="primary" onClick={() => openDialog('login')}>
      {t('shell.sign-in')}
    </Button>
  );
  return (
    <div className={styles['page']}>
      <SectionHead level={1} icon={<StarIcon />} title={t('catalogue.favourites')} />
      {isVisitor ? (
        <EmptyState icon={<StarIcon />} action={signIn}>
          {t('catalogue.no-favourites')}
        </EmptyState>
      ) : (
        <Favourites />
      )}
    </div>
  );
}
