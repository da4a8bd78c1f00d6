// The player's favourite games. A star changes at once and is reset when the server refuses.
import { useMutation, useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { showToast } from '@baize/ui';
import { client } from '../../app/client.ts';
import { whenSignedIn } from '../../app/dialogs.ts';
import { failureText } from '../../app/failure-text.ts';
import { queryClient } from '../../app/query-client.ts';
import { useSession } from '../../app/session/session.ts';
import { useModule } from '../../app/status.ts';
import { writeStoredJson } from '../../app/stored.ts';
import { currentText } from '../../app/texts/texts.ts';
import type { Game } from './games.ts';

const key = ['favourite-ids'];
export const favouriteGamesKey = ['favourite-games'];

async function fetchIds(): Promise<readonly string[]> {
  const ids = unwrap(await client.catalogue.listFavouriteIds());
  writeStoredJson('session', 'favGames', ids);
  return ids;
}

function put(ids: readonly string[]): void {
  queryClient.setQueryData(key, ids);
  writeStoredJson('session', 'favGames', ids);
}

interface Change {
  readonly nodeId: string;
  readonly add: boolean;
}

async function change({ nodeId, add }: Change): Promise<void> {
  const { addFavourite, removeFavourite } = client.catalogue;
  unwrap(await (add ? addFavourite : removeFavourite)({ nodeId }));
}

const changed = (ids: readonly string[], { nodeId, add }: Change) => [
  ...ids.filter((id) => id !== nodeId),
  ...(add ? [nodeId] : []),
];

/** None of a visitor. */
export function useFavouriteIds(): readonly string[] {
  const isOffered = useModule('GAMELOFAV3');
  const enabled = useSession() !== undefined && isOffered;
  const { data } = useQuery({ queryKey: key, queryFn: fetchIds, enabled, staleTime: 300_000 });
  return (enabled && data) || [];
}

export function useFavourite({ nodeId }: Pick<Game, 'nodeId'>) {
  const isOffered = useModule('GAMELOFAV3');
  const isFavourite = useFavouriteIds().includes(nodeId);
  const mutation = useMutation({
    mutationFn: change,
    onMutate: async (wanted: Change) => {
      await queryClient.cancelQueries({ queryKey: key });
      put(changed(queryClient.getQueryData<readonly string[]>(key) ?? [], wanted));
    },
    onError: (error, { nodeId: id, add }) => {
      const now = queryClient.getQueryData<readonly string[]>(key) ?? [];
      put(changed(now, { nodeId: id, add: !add }));
      showToast({ kind: 'bad', text: failureText(currentText(), error) });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: favouriteGamesKey }),
  });
  return {
    isOffered,
    isFavourite,
    toggle: () => whenSignedIn(() => mutation.mutate({ nodeId, add: !isFavourite })),
  };
}
