// What may lie above the page: questions, the member centre and passing notices.
import { ToastRegion } from '@baize/ui';
import { useText } from './app/texts/texts.ts';

export function Overlays() {
  const t = useText();
  return <ToastRegion label={t('shell.notices')} closeLabel={t('shell.close')} />;
}
