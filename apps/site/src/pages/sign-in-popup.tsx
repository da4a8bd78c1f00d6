// Signing in above the page, with the operator's banner of that place below it.
import { closeDialog } from '../app/dialogs.ts';
import { LoginDialog } from '../features/identity/sign-in/login-dialog.tsx';
import { PlaceBanner } from '../features/notices/place-banner.tsx';

export function SignInPopup({ wish }: { wish: (() => void) | undefined }) {
  return <LoginDialog wish={wish} below={<PlaceBanner place="w_login" onGone={closeDialog} />} />;
}
