// What may lie above the page: questions, the member centre and passing notices. Each comes with
// its own code and texts, when it is first needed.
import { Suspense } from 'react';
import { ToastRegion } from '@baize/ui';
import { closeDialog, type DialogName, useDialogs } from './app/dialogs.ts';
import { lazyScreen, type LazyScreen } from './app/lazy-screen.tsx';
import { useMemberCentre } from './app/member-pages.ts';
import { useText } from './app/texts/texts.ts';
import { FaultScreen } from './shell/fault-screen.tsx';

interface Asked {
  wish: (() => void) | undefined;
}

const dialogs: Readonly<Record<DialogName, LazyScreen<Asked>>> = {
  login: lazyScreen(
    async () => (await import('./features/identity/login-dialog.tsx')).LoginDialog,
    ['account'],
  ),
  register: lazyScreen(
    async () => (await import('./features/identity/register-dialog.tsx')).RegisterDialog,
    ['account'],
  ),
  logout: lazyScreen(
    async () => (await import('./features/identity/logout-dialog.tsx')).LogoutDialog,
    ['account'],
  ),
  'register-first': lazyScreen(
    async () => (await import('./features/identity/register-first-dialog.tsx')).RegisterFirstDialog,
    ['account'],
  ),
};

const MemberCentre = lazyScreen(
  async () => (await import('./pages/member-centre.tsx')).MemberCentre,
  ['account'],
);

export function Overlays() {
  const t = useText();
  const { open: asked, wish } = useDialogs();
  const { page, close } = useMemberCentre();
  const Question = asked === undefined ? undefined : dialogs[asked];
  return (
    <>
      <FaultScreen isAbove onPutAway={close}>
        <Suspense>{page === undefined ? null : <MemberCentre />}</Suspense>
      </FaultScreen>
      <FaultScreen isAbove onPutAway={closeDialog}>
        <Suspense>{Question === undefined ? null : <Question wish={wish} />}</Suspense>
      </FaultScreen>
      <ToastRegion label={t('shell.notices')} closeLabel={t('shell.close')} />
    </>
  );
}
