// A failed load: what failed, why, and a button to try again.
import { Button, CircleAlertIcon, EmptyState, WifiOffIcon } from '@baize/ui';
import { failureOf, failureText } from '../failure-text.ts';
import { useText } from '../texts/texts.ts';

export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText();
  const isOffline = failureOf(error)?.refused === 'offline';
  return (
    <div role="alert">
      <EmptyState
        icon={isOffline ? <WifiOffIcon /> : <CircleAlertIcon />}
        action={<Button onClick={onRetry}>{t('shell.retry')}</Button>}
      >
        {failureText(t, error)}
      </EmptyState>
    </div>
  );
}
