// The games on offer, by category, vendor and name, page by page.
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import type { OutputOf, catalogue } from '@baize/contract';
import { formatDecimal, type Translator } from '@baize/i18n';
import type { Art } from '@baize/ui';
import { client } from '../../app/client.ts';
import { openOffer } from '../../app/query-client.ts';
import { launchModeOf } from './launch-mode.ts';

export type Game = OutputOf<typeof catalogue.listGames>['games'][number];

export interface GamesWanted {
  readonly gameType?: string;
  readonly vassalage?: string | undefined;
  readonly gameClassify?: string | undefined;
  readonly gameName?: string | undefined;
  readonly nodeId?: string;
  readonly pageNo?: number;
  readonly pageSize: number;
}

async function fetchGames(wanted: GamesWanted) {
  return unwrap(
    await client.catalogue.listGames({
      ...Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined)),
      platform: 'html5-desktop',
      clientType: '3',
    }),
  );
}

export const gamesQuery = (wanted: GamesWanted) => ({
  queryKey: ['games', wanted],
  queryFn: () => fetchGames(wanted),
  ...openOffer,
});

/** What a lane of the home page asks for. */
export const laneGames = (gameType: string): GamesWanted => ({ gameType, pageSize: 14 });

export const useGames = (wanted: GamesWanted, { enabled = true } = {}) =>
  useQuery({ ...gamesQuery(wanted), placeholderData: keepPreviousData, enabled });

/** The same games, one page after another as they are asked for. */
export function useGamePages(wanted: GamesWanted) {
  return useInfiniteQuery({
    queryKey: ['games', 'pages', wanted],
    queryFn: ({ pageParam }) => fetchGames({ ...wanted, pageNo: pageParam }),
    ...onePageAfterAnother,
    ...openOffer,
    placeholderData: keepPreviousData,
  });
}

/** How lists that come in pages go on. */
export const onePageAfterAnother = {
  initialPageParam: 1,
  getNextPageParam: ({ totalPages }: { totalPages: number }, pages: readonly unknown[]) =>
    pages.length < totalPages ? pages.length + 1 : undefined,
} as const;

/** One game alone. */
export function useGame(nodeId: string): Game | undefined {
  const { data } = useQuery({
    queryKey: ['games', 'one', nodeId],
    queryFn: () => fetchGames({ nodeId, pageSize: 1 }),
    enabled: nodeId !== '',
    ...openOffer,
  });
  return data?.games[0];
}

export type GamePlace = Pick<Game, 'nodeId' | 'vassalage' | 'gameType' | 'gameClassify'>;

/** The address at which a game is played. */
export function gamePath(game: GamePlace): string {
  const mode = launchModeOf(game);
  const way = mode === 'GLS' ? {} : { mode };
  return `/game?${new URLSearchParams({ game: game.nodeId, vendor: game.vassalage, ...way })}`;
}

const drawnEnding = /\.(?:180|360)\.(?:webp|avif)$/u;

/** A game's art: drawn in two widths, or the one picture that its vendor or the operator gave. */
export function artOf({ iconUrl, gameCode }: Pick<Game, 'iconUrl' | 'gameCode'>): Art {
  if (iconUrl === '') return `/art/tiles/${gameCode}`;
  return drawnEnding.test(iconUrl) ? iconUrl.replace(drawnEnding, '') : { picture: iconUrl };
}

/** What stands in for a game without art: the tile of its category. */
export const defaultArtOf = ({ defaultIcon }: Pick<Game, 'defaultIcon'>): string =>
  defaultIcon.replace(drawnEnding, '');

/** What a game gives back, such as `96.02%`, with the point of the language. */
export const returnText = ({ tag }: Pick<Translator, 'tag'>, { returnPercent }: Game): string =>
  returnPercent.replace(/\d+\.\d+/u, (figures) => formatDecimal(figures, tag));

/** How it plays, where we have a word for it. */
export const mechanicText = (t: Translator, { mechanic }: Game): string =>
  t.named(`catalogue.mechanic-${mechanic}`) ?? '';

/** One line of fact: how it plays and what it returns. */
export function gameFact(t: Translator, game: Game): string {
  return [mechanicText(t, game), returnText(t, game)].filter((part) => part !== '').join(' · ');
}
