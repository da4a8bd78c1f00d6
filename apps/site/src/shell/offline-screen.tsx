// The screen in place of a page that needs a connection while there is none. Nothing was begun on
// it, so it is loaded again once the network is back.
import { useEffect } from 'react';
import { EmptyState, WifiOffIcon } from '@baize/ui';
import { useText } from '../app/texts/texts.ts';

export function OfflineScreen() {
  const t = useText();
  useEffect(() => {
    const begin = () => location.reload();
    // Before anybody who would try to go on with what could not be fetched.
    addEventListener('online', begin, { capture: true });
    return () => removeEventListener('online', begin, { capture: true });
  }, []);
  return (
    <>
      <h1>{t('shell.offline-title')}</h1>
      <EmptyState icon={<WifiOffIcon />}>{t('shell.offline-text')}</EmptyState>
    </>
  );
}
