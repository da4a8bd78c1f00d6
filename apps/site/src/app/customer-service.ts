// Opens customer service in a window of its own: the brand's page, or the help of this site where
// the brand names none. The window opens on the press itself, so that no browser blocks it.
import type { SystemStatus } from './status.ts';

const look = 'popup,width=440,height=750';
const name = 'customer-service';
/** The entry of this type is a page. */
const pageType = 3;

export function openCustomerService(entries: SystemStatus['info']['customerService'] = []): void {
  const entry = entries.find(({ csType }) => csType === pageType) ?? entries[0];
  const opened = open(entry ? '' : '/helpmc', name, look);
  if (!entry || !opened) return;
  void import('../features/brand/service-path.ts').then(
    ({ addressOf }) => {
      const address = addressOf(entry.path) ?? '/helpmc';
      // The page opened must not reach back into this one.
      opened.opener = null;
      opened.location.href = new URL(address, location.href).href;
    },
    () => opened.close(),
  );
}
