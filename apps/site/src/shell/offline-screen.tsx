// What stands in the place of a page that needs a connection while there is none.
import { EmptyState, WifiOffIcon } from '@baize/ui';
import { useText } from '../app/texts/texts.ts';

export function OfflineScreen() {
  const t = useText();
  return (
    <>
      <h1>{t('shell.offline-title')}</h1>
      <EmptyState icon={<WifiOffIcon />}>{t('shell.offline-text')}</EmptyState>
    </>
  );
}
