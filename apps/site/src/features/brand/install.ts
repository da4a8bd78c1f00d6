// The browser's own offer to install the site. It comes once, early, and is kept by the page's
// first script until the visitor presses Install; without it there is no button.
export interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

interface Keeper {
  installOffer?: InstallOffer | undefined;
}

const keeper = globalThis as Keeper;

export const currentOffer = (): InstallOffer | undefined => keeper.installOffer;

export function listenToOffers(listener: () => void): () => void {
  const heard = ['beforeinstallprompt', 'appinstalled', 'install-offer-taken'];
  for (const name of heard) addEventListener(name, listener);
  return () => {
    for (const name of heard) removeEventListener(name, listener);
  };
}

/** An offer can be taken up once. */
export async function takeOffer(): Promise<void> {
  const offer = keeper.installOffer;
  keeper.installOffer = undefined;
  await offer?.prompt();
  dispatchEvent(new Event('install-offer-taken'));
}
