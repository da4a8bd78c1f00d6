// The page as the server draws it before any code of it runs in a browser: for a visitor, in one
// language, for both themes. It makes the same queries as the screen in a browser, so that the
// browser hydrates the page unchanged. It holds no data about a visitor.
import { prerender } from 'react-dom/static';
import { createTranslator, type ShippedTag, type TextKey } from '@baize/i18n';
import { App } from './app.tsx';
import { goTo } from './app/address.tsx';
import { queryClient } from './app/query-client.ts';
import { statusCode, statusQuery, type SystemStatus } from './app/status.ts';
import type { TextPart } from './app/texts/parts.ts';
import { setLanguage } from './app/texts/language.ts';
import { currentText, forgetTexts, needTexts, showTexts } from './app/texts/texts.ts';
import { beginTakenOver } from './app/use-awake.ts';
import { beginAt } from './app/use-now.ts';
import { gamesQuery, laneGames } from './features/catalogue/games.ts';
import { hotQuery } from './features/catalogue/hot-games.ts';
import { lanesQuery, openOnes } from './features/catalogue/lanes.ts';
import { announcementsQuery } from './features/notices/announcements.ts';
import { routeOf } from './routes.ts';

export interface Wanted {
  readonly path: string;
  readonly tag: ShippedTag;
  readonly at: number;
}

export interface DrawnPage {
  readonly title: string;
  /** The page's description, where it has one. */
  readonly description?: string;
  /** Absent where only the head is drawn: another screen than home, or a closed site. */
  readonly screen?: Screen;
}

export interface Screen {
  readonly html: string;
  /** The data the screen was drawn from, by the keys under which the browser reads it. */
  readonly known: readonly (readonly [key: readonly unknown[], value: unknown])[];
}

const intros: Readonly<Record<string, { readonly part: TextPart; readonly key: TextKey }>> = {
  '/fairness': { part: 'fairness', key: 'fairness.intro' },
  '/help': { part: 'help', key: 'help.intro' },
  '/down': { part: 'later', key: 'download.intro' },
  '/credits': { part: 'later', key: 'download.credits-intro' },
};

/** So many lanes are in sight, or nearly, when the page opens. */
const lanesDrawn = 1;
const homePaths = routeOf('/')?.paths ?? [];

export async function draw({ path, tag, at }: Wanted): Promise<DrawnPage> {
  setLanguage(tag);
  forgetTexts();
  showTexts(createTranslator(tag));
  const intro = intros[path];
  await needTexts(intro === undefined ? ['first'] : ['first', intro.part]);
  const t = currentText();
  const route = routeOf(path);
  const screen = homePaths.includes(path) ? await drawHome(path, tag, at) : undefined;
  return {
    title: t(route?.title ?? 'shell.page-not-found'),
    ...(intro === undefined ? {} : { description: t(intro.key) }),
    ...(screen === undefined ? {} : { screen }),
  };
}

async function drawHome(path: string, tag: string, at: number): Promise<Screen | undefined> {
  queryClient.clear();
  beginAt(at);
  beginTakenOver();
  goTo(path, { replace: true });
  const known = await askAll(tag);
  if (known === undefined) return undefined;
  await routeOf(path)?.screen.preload();
  // In one piece: a part that came later would need a script in the page to put it in its place.
  const { prelude } = await prerender(<App />, { progressiveChunkSize: Infinity });
  return { html: await new Response(prelude).text(), known };
}

/** The first screen's content; nothing while the site is closed or asks for a sign-in first. */
async function askAll(tag: string): Promise<Screen['known'] | undefined> {
  const status = await queryClient.fetchQuery<SystemStatus>(statusQuery);
  if (statusCode(status) !== 0 || status.info.brand.homeNeedsLogin) return undefined;
  // The page does not contain the visitor's address.
  const forAll = { ...status, location: { ip: '', country: '' } };
  queryClient.setQueryData(statusQuery.queryKey, forAll);
  const lanes = openOnes(await queryClient.fetchQuery(lanesQuery));
  const shown = new Set(['RNG', ...lanes.slice(0, lanesDrawn).map(({ title }) => title)]);
  await Promise.all([
    queryClient.prefetchQuery(hotQuery),
    queryClient.prefetchQuery(announcementsQuery(tag, undefined)),
    ...[...shown].map((title) => queryClient.prefetchQuery(gamesQuery(laneGames(title)))),
  ]);
  return queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { data } }) =>
      data === undefined ? [] : [[queryKey, data] as const],
    );
}
