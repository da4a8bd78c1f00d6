// Starts the player site: the first texts, then the screen.
import { createRoot } from 'react-dom/client';
import '@baize/ui/styles.css';
import { App } from './app.tsx';
import { currentLanguage, setLanguage } from './app/texts/language.ts';
import { openDialog } from './app/dialogs.ts';
import { takeInvitation } from './app/session/invitation.ts';
import { takeMailLink } from './app/session/mail-link.ts';
import { needTexts } from './app/texts/texts.ts';
import { routeOf } from './routes.ts';

/** After the first page is there: keeping it must not slow it. */
const keptAfterMs = 3000;
const root = document.getElementById('root');
takeInvitation();
if (takeMailLink()) openDialog('set-password');
setLanguage(currentLanguage());
void routeOf(location.pathname)?.screen.preload();
await needTexts(['first']).catch(() => undefined);
if (root !== null) createRoot(root).render(<App />);
setTimeout(() => void import('./app/shell-keeper.ts'), keptAfterMs);
