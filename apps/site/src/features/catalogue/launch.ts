// Launching a game: its address is good once, so each opening of the page asks for a new one.
import { useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { showToast } from '@baize/ui';
import { client } from '../../app/client.ts';
import { useSession } from '../../app/session/session.ts';
import { siteConfig } from '../../app/site-config.ts';
import { writeStored } from '../../app/stored.ts';
import { currentLanguageCode } from '../../app/texts/language.ts';
import { currentText } from '../../app/texts/texts.ts';
import { type LaunchMode, launchFields } from './launch-mode.ts';

export interface GameWanted {
  readonly nodeId: string;
  readonly vassalage: string;
  readonly mode: LaunchMode;
  readonly roomId?: string | undefined;
}

/** The constants that the family sends with every launch. */
const launchConstants = { accountType: 1, confirmTrans: 0, clientType: 3 };

async function launch(wanted: GameWanted, username: string): Promise<string> {
  const { nodeId, vassalage, mode, roomId } = wanted;
  const { game_url: address, unfinished } = unwrap(
    await client.catalogue.launchGame({
      ...launchConstants,
      ...launchFields(mode, nodeId),
      ...(roomId === undefined ? {} : { roomId }),
      gameId: nodeId,
      nodeId,
      vassalage,
      platform: 'html5-desktop',
      username,
      merchantCode: siteConfig.merchant,
      language: currentLanguageCode(),
      backUrl: location.origin,
    }),
  );
  const url = new URL(address, location.href).href;
  writeStored('session', 'iframeUrl', url);
  if (unfinished) showToast({ text: currentText()('catalogue.round-goes-on') });
  return url;
}

/** `attempt` counts how often the player asked for this game on this page. */
export function useLaunch(wanted: GameWanted, attempt: number) {
  const session = useSession();
  return useQuery({
    queryKey: ['launch', wanted.nodeId, wanted.roomId, session?.token, attempt],
    queryFn: () => launch(wanted, session?.account ?? ''),
    enabled: session !== undefined && wanted.nodeId !== '',
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
