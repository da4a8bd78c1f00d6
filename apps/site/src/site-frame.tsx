// The frame of the screen at this address: header, footer and bars as its route asks, or the page
// that blocks the whole site while the platform is closed to the visitor.
import { memo, Suspense, useEffect, useEffectEvent } from 'react';
import { Elsewhere, type Place, useLocation } from './app/address.tsx';
import { type DialogName, openDialog } from './app/dialogs.ts';
import { background } from './app/background.ts';
import { lazyScreen } from './app/lazy-screen.tsx';
import { useIsOnline } from './app/network.ts';
import { isDemo, useSession } from './app/session/session.ts';
import { useBrand, useStatusCode } from './app/status.ts';
import { Awake, endTakenOver } from './app/use-awake.ts';
import { useText } from './app/texts/texts.ts';
import { usePageTitle } from './app/use-page-title.ts';
import { FaultScreen } from './shell/fault-screen.tsx';
import { OfflineScreen } from './shell/offline-screen.tsx';
import { PageSkeleton } from './shell/page-skeleton.tsx';
import { Shell } from './shell/shell.tsx';
import { routeOf, type SiteRoute } from './routes.ts';

const Overlays = lazyScreen(async () => (await background()).Overlays);
const SiteLife = lazyScreen(async () => (await background()).SiteLife);
const NotFoundScreen = lazyScreen(
  async () => (await import('./shell/not-found-screen.tsx')).NotFoundScreen,
);
const ClosedScreen = lazyScreen(
  async () => (await import('./shell/closed-screen.tsx')).ClosedScreen,
  ['later'],
);

/** A new page begins at its top and takes the focus; going back finds the old place again. */
function useFreshPage({ pathname: path, hash, came }: Place): void {
  const arrive = useEffectEvent((anchor: string) => {
    if (came !== 'pushed') return;
    endTakenOver();
    if (anchor === '') scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (path !== '') arrive(hash);
  }, [path, hash]);
}

/** Opens the dialog of an address; members have answered it already. */
function useRouteDialog(dialog: DialogName | undefined): void {
  const session = useSession();
  const ask = useEffectEvent((name: DialogName) => {
    if (session === undefined || isDemo(session)) openDialog(name);
  });
  useEffect(() => {
    if (dialog !== undefined) ask(dialog);
  }, [dialog]);
}

/** Drawn again only when it changes itself: never because what stands around it does. */
const RouteScreen = memo(function RouteScreen({ route }: { route: SiteRoute | undefined }) {
  const needsLogin = useBrand()?.homeNeedsLogin === true;
  const session = useSession();
  const isOpen = route?.open === true || session !== undefined;
  if (needsLogin && !isOpen) return <Elsewhere to="/login" />;
  const Screen = route?.screen ?? NotFoundScreen;
  return (
    <FaultScreen key={route?.paths[0]}>
      <Suspense fallback={<PageSkeleton />}>
        <Screen />
      </Suspense>
    </FaultScreen>
  );
});

export function SiteFrame() {
  const t = useText();
  const place = useLocation();
  const { pathname } = place;
  const route = routeOf(pathname);
  const isOnline = useIsOnline();
  const code = useStatusCode();
  usePageTitle(t(route?.title ?? 'shell.page-not-found'));
  useFreshPage(place);
  useRouteDialog(route?.dialog);
  const life = (
    <FaultScreen isAbove>
      <Awake>
        <Suspense>
          <SiteLife />
        </Suspense>
      </Awake>
    </FaultScreen>
  );
  const isClosed = code !== undefined && code !== 0;
  if (isClosed && route?.evenClosed !== true)
    return (
      <>
        <Suspense>
          <ClosedScreen code={code} />
        </Suspense>
        {life}
      </>
    );
  return (
    <Shell frame={route?.frame ?? 'whole'}>
      {code === undefined && !isOnline ? <OfflineScreen /> : <RouteScreen route={route} />}
      <FaultScreen isAbove>
        <Awake>
          <Suspense>
            <Overlays />
          </Suspense>
        </Awake>
      </FaultScreen>
      {life}
    </Shell>
  );
}
