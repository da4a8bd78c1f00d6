// A forgotten password above the page, with the operator's banner of that place below it.
import { closeDialog } from '../app/dialogs.ts';
import { ForgotDialog } from '../features/identity/recovery/forgot-dialog.tsx';
import { PlaceBanner } from '../features/notices/place-banner.tsx';

export function RecoveryPopup() {
  return <ForgotDialog below={<PlaceBanner place="w_forget" onGone={closeDialog} />} />;
}
