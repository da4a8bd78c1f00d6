// The frame of the console: the pages at the side in their groups, with counts of waiting items;
// the signed-in account, the search, theme and language above. Each page begins at its top.
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import { NavLink, Outlet, useLocation } from 'react-router';
import {
  Button,
  LogOutIcon,
  LogoMark,
  SearchIcon,
  Status,
  UserIcon,
  VisuallyHidden,
} from '@baize/ui';
import { client, queryClient } from '../app/client.ts';
import { useLive } from '../app/live.ts';
import { forgetStaff, useStaffStore } from '../app/staff.ts';
import { useText } from '../app/texts.ts';
import { PageFault } from './page-fault.tsx';
import { LanguageSelect, ThemeButton } from './appearance.tsx';
import { FindDialog } from './find-dialog.tsx';
import type { ConsolePage } from './navigation.ts';
import { pageGroups } from './page-groups.ts';
import { findKeys, useFinding, useOwnPages } from './finding.ts';
import { useWaiting } from './waiting.ts';
import { ShortcutHelp, useShortcuts } from './shortcuts.tsx';
import styles from './shell.module.css';

function PageLink({ page, waiting }: { page: ConsolePage; waiting: number }) {
  const t = useText();
  const Icon = page.icon;
  return (
    <li>
      <NavLink to={page.path} end={page.path === '/'} className={styles['link'] ?? ''}>
        <Icon aria-hidden="true" />
        {t(page.title)}
        {waiting === 0 ? null : (
          <span className={styles['waits']}>
            <span aria-hidden="true">{waiting}</span>
            <VisuallyHidden>{t('operator.waits', { count: waiting })}</VisuallyHidden>
          </span>
        )}
      </NavLink>
    </li>
  );
}

function Pages() {
  const t = useText();
  const waiting = useWaiting();
  const own = useOwnPages();
  return pageGroups.map(({ title, paths }) => {
    const pages = own.filter(({ path }) => paths.includes(path));
    if (pages.length === 0) return null;
    return (
      <div key={paths[0]} className={styles['group']}>
        {title === undefined ? null : <h2>{t(title)}</h2>}
        <ul>
          {pages.map((page) => (
            <PageLink key={page.path} page={page} waiting={waiting[page.path] ?? 0} />
          ))}
        </ul>
      </div>
    );
  });
}

/** On a phone the pages scroll sideways: the one shown is brought to the middle. */
function useShownInSight(path: string) {
  const side = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = side.current?.querySelector(`[aria-current="page"][href="${path}"]`);
    if (!side.current || !link) return;
    const [row, own] = [side.current.getBoundingClientRect(), link.getBoundingClientRect()];
    side.current.scrollLeft += own.left + own.width / 2 - (row.left + row.width / 2);
  }, [path]);
  return side;
}

function SignOut() {
  const t = useText();
  const leave = useMutation({
    mutationFn: () => client.operator.signOutStaff(),
    onSettled: () => {
      queryClient.clear();
      forgetStaff();
    },
  });
  return (
    <Button
      size="small"
      kind="ghost"
      className={styles['leave']}
      title={t('operator.sign-out')}
      icon={<LogOutIcon />}
      loading={leave.isPending}
      onClick={() => leave.mutate()}
    >
      {t('operator.sign-out')}
    </Button>
  );
}

export function Shell() {
  const { pathname } = useLocation();
  const t = useText();
  const staff = useStaffStore((store) => store.staff);
  const live = useLive() === 'open';
  const help = useShortcuts();
  const side = useShownInSight(pathname);
  const finding = useFinding();
  // Newer browsers give back a promise here, which is no way to tidy up.
  useLayoutEffect(() => {
    if (pathname) void scrollTo(0, 0);
  }, [pathname]);
  return (
    <div className={styles['shell']}>
      <a className={styles['skip']} href="#content">
        {t('operator.skip-to-content')}
      </a>
      <header className={styles['bar']}>
        <span className={styles['brand']}>
          <LogoMark size={28} />
          <strong>{t('operator.title')}</strong>
        </span>
        <Button
          size="small"
          className={styles['find']}
          icon={<SearchIcon />}
          title={t('operator.find-anything')}
          onClick={finding.open}
        >
          {t('operator.find-anything')}
          <kbd aria-hidden="true">{findKeys}</kbd>
        </Button>
        <Status kind={live ? 'good' : 'waiting'} className={styles['live']}>
          <span>{t(live ? 'operator.live-on' : 'operator.live-off')}</span>
        </Status>
        <NavLink to="/account" className={styles['who'] ?? ''} title={t('operator.my-account')}>
          <UserIcon aria-hidden="true" />
          <span>{t('operator.signed-in-as', { name: staff?.username })}</span>
        </NavLink>
        <LanguageSelect />
        <ThemeButton />
        <SignOut />
      </header>
      <nav ref={side} className={styles['side']} aria-label={t('operator.navigation')}>
        <Pages />
      </nav>
      <main id="content" className={styles['content']} tabIndex={-1}>
        <PageFault key={pathname}>
          <Outlet />
        </PageFault>
      </main>
      {finding.isOpen ? <FindDialog onClose={finding.close} /> : null}
      <ShortcutHelp open={help.open} onClose={help.close} />
    </div>
  );
}
