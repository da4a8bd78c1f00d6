// Registration above the page, with the operator's banner of that place below it.
import { closeDialog } from '../app/dialogs.ts';
import { RegisterDialog } from '../features/identity/registration/register-dialog.tsx';
import { PlaceBanner } from '../features/notices/place-banner.tsx';

export function RegistrationPopup() {
  return <RegisterDialog below={<PlaceBanner place="w_register" onGone={closeDialog} />} />;
}
