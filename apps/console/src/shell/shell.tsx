// The frame of the console: the pages at the side, who is signed in, light and language above.
import { useMutation } from '@tanstack/react-query';
import { NavLink, Outlet, useLocation } from 'react-router';
import { Button, LogOutIcon, LogoMark, Status } from '@baize/ui';
import { client, queryClient } from '../app/client.ts';
import { useLive } from '../app/live.ts';
import { forgetStaff, useMay, useStaffStore } from '../app/staff.ts';
import { useText } from '../app/texts.ts';
import { PageFault } from './page-fault.tsx';
import { LanguageSelect, ThemeButton } from './appearance.tsx';
import { consolePages, type ConsolePage } from './navigation.ts';
import { ShortcutHelp, useShortcuts } from './shortcuts.tsx';
import styles from './shell.module.css';

function PageLink({ page }: { page: ConsolePage }) {
  const t = useText();
  const may = useMay(page.permission);
  const Icon = page.icon;
  if (!may) return null;
  return (
    <li>
      <NavLink to={page.path} end={page.path === '/'} className={styles['link'] ?? ''}>
        <Icon aria-hidden="true" />
        {t(page.title)}
      </NavLink>
    </li>
  );
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
        <Status kind={live ? 'good' : 'waiting'}>
          {t(live ? 'operator.live-on' : 'operator.live-off')}
        </Status>
        <NavLink to="/account" className={styles['who'] ?? ''} title={t('operator.my-account')}>
          {t('operator.signed-in-as', { name: staff?.username })}
        </NavLink>
        <LanguageSelect />
        <ThemeButton />
        <SignOut />
      </header>
      <nav className={styles['side']} aria-label={t('operator.navigation')}>
        <ul>
          {consolePages.map((page) => (
            <PageLink key={page.path} page={page} />
          ))}
        </ul>
      </nav>
      <main id="content" className={styles['content']} tabIndex={-1}>
        <PageFault key={pathname}>
          <Outlet />
        </PageFault>
      </main>
      <ShortcutHelp open={help.open} onClose={help.close} />
    </div>
  );
}
