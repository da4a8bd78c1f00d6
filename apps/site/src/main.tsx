// Starts the player site: the first texts, then the screen. A page that the server has drawn for
// this visitor is hydrated; any other is replaced in one go.
import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { hearLayers } from '@baize/ui';
import '@baize/ui/styles.css';
import { App } from './app.tsx';
import { currentLanguage, setLanguage } from './app/texts/language.ts';
import { openDialog } from './app/dialogs.ts';
import { takeInvitation } from './app/session/invitation.ts';
import { takeMailLink } from './app/session/mail-link.ts';
import { currentSession } from './app/session/session.ts';
import { drawnFor, goOnFromPress, hearPresses, takeOver } from './app/taken-over.ts';
import { needTexts } from './app/texts/texts.ts';
import { beginTakenOver } from './app/use-awake.ts';
import { forgetLayers, layOver } from './app/way-back.ts';
import { routeOf } from './routes.ts';
import { fetchMemberParts } from './shell/header/member-parts.ts';

/** After the first page is there: keeping it must not slow it. */
const keptAfterMs = 3000;

/** Draws nothing beside the page, so that it stands as it was drawn; is there when the page is. */
function Waking({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    // Not earlier: what was drawn for somebody else must not be seen, or take the focus, meanwhile.
    delete document.documentElement.dataset['drawn'];
    goOnFromPress(() => openDialog('search'));
  }, []);
  return children;
}

/** Not awaited by this file: what arrives later needs it to be here. */
async function start(root: HTMLElement): Promise<void> {
  const drawn = drawnFor();
  if (drawn !== 'other') takeOver();
  const screen = routeOf(location.pathname)?.screen.preload();
  const forMember = currentSession() === undefined ? undefined : fetchMemberParts();
  const first = [needTexts(['first']), forMember, drawn === 'other' ? undefined : screen];
  await Promise.all(first).catch(() => undefined);
  // In short steps, between which the page answers. Parts that differ after all are redrawn.
  const onRecoverableError = () => undefined;
  const page = (
    <Waking>
      <App />
    </Waking>
  );
  if (drawn === 'visitor') {
    beginTakenOver();
    startTransition(() => void hydrateRoot(root, page, { onRecoverableError }));
    hearPresses();
  } else startTransition(() => createRoot(root).render(page));
}

const root = document.getElementById('root');
hearLayers(layOver);
forgetLayers();
takeInvitation();
if (takeMailLink()) openDialog('set-password');
setLanguage(currentLanguage());
// In a task of its own: reading this file was a long one.
if (root !== null) setTimeout(() => void start(root));
setTimeout(() => void import('./app/shell-keeper.ts'), keptAfterMs);
