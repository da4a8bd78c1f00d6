// Opens the arcade, once for the page: the launch is read, the code is removed from the address,
// the texts, the session and the game's screen are loaded in parallel.
import { createClient, type Client } from '@baize/client';
import type { Translator } from '@baize/i18n';
import { familyOfGame, fetchScreen } from './game-screen.tsx';
import { forgetSession, openSession, readSession, type Opening } from './game-session.ts';
import { addressToKeep, readLaunch, readSiteOrigin, type Launch } from './launch.ts';
import { loadTexts, writingDirection } from './load-texts.ts';
import { createSiteBridge, type SiteBridge } from './site-bridge.ts';
import { createTabStore, tabStorage, type TabStore } from './tab-store.ts';

export interface OpenedArcade {
  readonly launch: Launch | undefined;
  readonly opening: Opening;
  readonly client: Client;
  readonly store: TabStore;
  readonly bridge: SiteBridge;
  readonly t: Translator;
}

export async function openArcade(view: Window): Promise<OpenedArcade> {
  const address = new URL(view.location.href);
  const launch = readLaunch(address);
  const store = createTabStore(tabStorage());
  const bridge = createSiteBridge(view, readSiteOrigin(address));
  const kept = launch && readSession(store, launch.gameCode);
  const language = launch?.languageCode ?? kept?.language;
  let token = kept?.token;
  const client = createClient({
    baseUrl: '',
    token: () => token,
    language: () => language ?? 'EN',
    onSessionMissing: () => {
      if (launch) forgetSession(store, launch.gameCode);
      bridge.tell({ type: 'session-lost' });
    },
  });
  if (launch?.launchCode !== undefined) {
    token = undefined;
    view.history.replaceState(null, '', addressToKeep(address));
  }
  if (launch) fetchScreen(launch.gameCode);
  const [t, opening] = await Promise.all([
    loadTexts(language, launch && familyOfGame(launch.gameCode)),
    launch ? openSession(client, launch, store) : ({ state: 'missing' } as const),
  ]);
  if (opening.state === 'open') token = opening.session.token;
  view.document.documentElement.lang = t.tag;
  view.document.documentElement.dir = writingDirection(t.tag);
  return { launch, opening, client, store, bridge, t };
}
