// Searches the typed words. The page's own entries answer at once; the server is asked for games
// and help articles when typing pauses, and an answer to older words is never shown as the newer's.
import { useEffect, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { unwrap } from '@baize/client';
import { wordsFit, wordsIn } from '@baize/contract/words';
import type { Translator } from '@baize/i18n';
import { BookOpenIcon, HistoryIcon } from '@baize/ui';
import { goTo } from '../../app/address.tsx';
import { client } from '../../app/client.ts';
import { openCustomerService } from '../../app/customer-service.ts';
import { whenSignedIn } from '../../app/dialogs.ts';
import { useMemberCentre } from '../../app/member-pages.ts';
import { openOffer, openToAll } from '../../app/query-client.ts';
import { isModuleOn, useStatus } from '../../app/status.ts';
import { currentLanguageCode } from '../../app/texts/language.ts';
import { useText } from '../../app/texts/texts.ts';
import { type Game, gameFact, gamePath } from '../../features/catalogue/games.ts';
import { useHotGames } from '../../features/catalogue/hot-games.ts';
import { useOpenLanes } from '../../features/catalogue/lanes.ts';
import { findHere } from './find-here.ts';
import type { Entry, Group } from './found.ts';

const pauseMs = 140;
const mostGames = 8;
const mostArticles = 3;
/** Shorter words stand in nearly every article. */
const helpLettersLeast = 3;

function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typed === '' ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

function gameEntry(t: Translator, game: Game): Entry {
  return {
    id: `game-${game.nodeId}`,
    name: game.displayName,
    fact: game.maintenance ? t('catalogue.maintenance') : gameFact(t, game),
    picture: { game },
    go: () => whenSignedIn(() => goTo(gamePath(game))),
  };
}

function useGamesFound(words: string) {
  const { tag } = useText();
  return useQuery({
    queryKey: ['search', tag, words],
    queryFn: async ({ signal }) => {
      const asked = { words, language: currentLanguageCode(), limit: mostGames };
      return unwrap(await client.catalogue.searchGames(asked, { signal })).games;
    },
    enabled: words !== '',
    placeholderData: keepPreviousData,
    ...openOffer,
  });
}

function useArticlesFound(words: string): readonly Entry[] {
  const { tag } = useText();
  const { data = [] } = useQuery({
    queryKey: ['help', tag, words],
    queryFn: async ({ signal }) => {
      const asked = { language: currentLanguageCode(), keyword: words };
      return unwrap(await client.help.getHelpCenter(asked, { signal })).subjects;
    },
    enabled: words.length >= helpLettersLeast,
    staleTime: 600_000,
    ...openToAll,
  });
  const named = ({ title }: { title: string }) => wordsFit(wordsIn(words), wordsIn(title));
  return data
    .flatMap(({ articles }) => articles)
    .toSorted((a, b) => named(b) - named(a))
    .slice(0, mostArticles)
    .map(({ id, title }) => ({
      id: `help-${id}`,
      name: title,
      fact: '',
      picture: { icon: BookOpenIcon },
      go: () => goTo(`/help#${id}`),
    }));
}

function useHere(typed: string): readonly Group[] {
  const t = useText();
  const lanes = useOpenLanes();
  const status = useStatus();
  const { open: openMemberPage } = useMemberCentre();
  return findHere(typed, {
    t,
    lanes,
    openMemberPage,
    isOn: (module) => isModuleOn(status, module),
    callService: () => openCustomerService(status?.info.customerService),
  });
}

export interface Found {
  readonly groups: readonly Group[];
  /** The server has not answered to these words yet. */
  readonly isPending: boolean;
  readonly isFailed: boolean;
}

/** Until the answer to the new words is there, what fits them of the last one stays. */
const stillFits = ({ displayName }: Game, typed: string): boolean =>
  wordsFit(wordsIn(typed), wordsIn(displayName)) > 0;

const filled = (groups: readonly Group[]) => groups.filter(({ entries }) => entries.length > 0);

/** The offer before anything is typed: earlier searches, and hot games. */
export function useBeginning(recent: readonly string[]): readonly Group[] {
  const t = useText();
  const hot = useHotGames() ?? [];
  const searched = recent.map((words, at) => ({
    id: `recent-${at}`,
    name: words,
    fact: '',
    picture: { icon: HistoryIcon },
    go: () => undefined,
    words,
  }));
  return filled([
    { title: 'search.recent', entries: searched },
    { title: 'search.hot', entries: hot.slice(0, mostGames).map((game) => gameEntry(t, game)) },
  ]);
}

export function useFound(typed: string): Found {
  const t = useText();
  const now = typed.trim();
  const asked = useSettled(now);
  const { data = [], isError, isPlaceholderData, isLoading } = useGamesFound(asked);
  const articles = useArticlesFound(asked);
  const here = useHere(now);
  const isCurrent = asked === now && !isPlaceholderData && !isLoading;
  const games = now === '' ? [] : data.filter((game) => isCurrent || stillFits(game, now));
  return {
    groups: filled([
      { title: 'search.games', entries: games.map((game) => gameEntry(t, game)) },
      ...here,
      { title: 'search.help', entries: isCurrent ? articles : [] },
    ]),
    isPending: now !== '' && !isCurrent && !isError,
    isFailed: now !== '' && isError,
  };
}
