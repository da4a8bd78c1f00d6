// The frame around a screen: a way past the navigation, the header, the screen, the footer and
// bars. Lotteries and games keep only the header, a gate keeps nothing.
import { type ReactNode, Suspense } from 'react';
import type { Frame } from '../routes.ts';
import { background } from '../app/background.ts';
import { lazyScreen } from '../app/lazy-screen.tsx';
import { isDemo, useSession } from '../app/session/session.ts';
import { Awake } from '../app/use-awake.ts';
import { useText } from '../app/texts/texts.ts';
import { BottomBar } from './bottom-bar.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';
import { DemoBanner } from './header/member-parts.ts';
import styles from './shell.module.css';

/** It lies above the page, and may come when the page is there. */
const SideBar = lazyScreen(async () => (await background()).SideBar, ['later']);

export interface ShellProps {
  frame: Frame;
  children: ReactNode;
}

export function Shell({ frame, children }: ShellProps) {
  const t = useText();
  const hasDemo = isDemo(useSession());
  const hasFooter = frame === 'whole' || frame === 'no-side';
  const isPage = hasFooter || frame === 'header';
  return (
    <>
      <a className={styles['skip']} href="#content">
        {t('shell.skip-to-content')}
      </a>
      {frame === 'bare' ? null : <Header hasTopBar={isPage} />}
      <ConnectionBanner />
      <Suspense>{isPage && hasDemo ? <DemoBanner /> : null}</Suspense>
      <main id="content" tabIndex={-1} className={isPage ? styles['main'] : styles['stage']}>
        {children}
      </main>
      {hasFooter ? <Footer /> : null}
      {frame === 'whole' ? (
        <Awake>
          <Suspense>
            <SideBar />
          </Suspense>
        </Awake>
      ) : null}
      {isPage ? <BottomBar /> : null}
    </>
  );
}
