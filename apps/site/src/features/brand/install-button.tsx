// Installs the site, where the browser offers it.
import { useSyncExternalStore } from 'react';
import { Button, DownloadIcon } from '@baize/ui';
import { useText } from '../../app/texts/texts.ts';
import { currentOffer, listenToOffers, takeOffer } from './install.ts';

export function InstallButton() {
  const t = useText();
  const offer = useSyncExternalStore(listenToOffers, currentOffer);
  if (offer === undefined) return null;
  return (
    <Button kind="primary" icon={<DownloadIcon />} onClick={() => void takeOffer()}>
      {t('download.install')}
    </Button>
  );
}
