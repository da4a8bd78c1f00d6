// The game of a reward of free rounds or of a free bet, by its name, as a link to it.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { client } from '../../app/client.ts';
import { openOffer } from '../../app/query-client.ts';
import { SiteLink } from '../../app/site-link.tsx';
import type { Reward } from './promotions.ts';

interface RewardGameProps extends Pick<Reward, 'gameCode'> {
  readonly className?: string | undefined;
}

export function RewardGame({ gameCode, className }: RewardGameProps) {
  const game = useGameNamed(gameCode);
  if (gameCode === '') return null;
  return game === undefined ? (
    <small className={className}>{gameCode}</small>
  ) : (
    <SiteLink
      to={`/game?${new URLSearchParams({ game: game.nodeId, vendor: game.vassalage })}`}
      className={className}
    >
      {game.gameName}
    </SiteLink>
  );
}

/** Undefined: it is not open, or not told yet. */
function useGameNamed(nodeId: string) {
  const { data } = useQuery({
    queryKey: ['games', 'one', nodeId],
    queryFn: async () =>
      unwrap(
        await client.catalogue.listGames({
          nodeId,
          pageSize: 1,
          platform: 'html5-desktop',
          clientType: '3',
        }),
      ),
    enabled: nodeId !== '',
    ...openOffer,
  });
  return data?.games[0];
}
