// The games on offer, by category, vendor and name.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
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

export async function fetchGames(wanted: GamesWanted) {
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

/** The parameters of a lane of the home page. */
export const laneGames = (gameType: string): GamesWanted => ({ gameType, pageSize: 14 });

export const useGames = (wanted: GamesWanted, { enabled = true } = {}) =>
  useQuery({ ...gamesQuery(wanted), placeholderData: keepPreviousData, enabled });

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
  if (iconUrl === '') return `/art/tiles/${gameCode.toLowerCase().replaceAll('_', '-')}`;
  return drawnEnding.test(iconUrl) ? iconUrl.replace(drawnEnding, '') : { picture: iconUrl };
}

/** The replacement for a game without art: the tile of its category. */
export const defaultArtOf = ({ defaultIcon }: Pick<Game, 'defaultIcon'>): string =>
  defaultIcon.replace(drawnEnding, '');

/** The return of a game, such as `96.02%`, with the point of the language. */
export const returnText = ({ tag }: Pick<Translator, 'tag'>, { returnPercent }: Game): string =>
  returnPercent.replace(/\d+\.\d+/u, (figures) => formatDecimal(figures, tag));

/** How it plays, where we have a word for it. */
export const mechanicText = (t: Translator, { mechanic }: Pick<Game, 'mechanic'>): string =>
  t.named(`catalogue.mechanic-${mechanic.toLowerCase()}`) ?? '';

/** One line of fact: how it plays and what it returns. */
export function gameFact(t: Translator, game: Game): string {
  return [mechanicText(t, game), returnText(t, game)].filter((part) => part !== '').join(' · ');
}
