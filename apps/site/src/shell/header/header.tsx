// The header of every page: a thin bar of facts above, and below it the logo, the games and the
// purse.
import { Suspense } from 'react';
import { classNames, Skeleton } from '@baize/ui';
import { useSession } from '../../app/session/session.ts';
import { SiteLink } from '../../app/site-link.tsx';
import { useText } from '../../app/texts/texts.ts';
import { BrandLogo } from '../brand-logo.tsx';
import { CategoryNav } from './category-nav.tsx';
import { SearchButton } from './search-button.tsx';
import { MemberPurse } from './member-parts.ts';
import { TopBar } from './top-bar.tsx';
import { VisitorButtons } from './visitor-buttons.tsx';
import styles from './header.module.css';

export function Header({ hasTopBar = true }: { hasTopBar?: boolean }) {
  const t = useText();
  const session = useSession();
  return (
    <header className={classNames(styles['header'], hasTopBar && styles['tall'])}>
      {hasTopBar ? <TopBar /> : null}
      <div className={styles['row']}>
        <SiteLink
          to="/"
          className={classNames(styles['home'], session && styles['brief'])}
          title={t('shell.home')}
        >
          <BrandLogo size={34} />
        </SiteLink>
        <CategoryNav />
        <div className={styles['purse']}>
          <SearchButton />
          {session === undefined ? (
            <VisitorButtons />
          ) : (
            <Suspense fallback={<Skeleton className={styles['purseWait']} />}>
              <MemberPurse />
            </Suspense>
          )}
        </div>
      </div>
    </header>
  );
}
