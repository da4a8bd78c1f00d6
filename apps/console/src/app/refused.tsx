// A refused or failed request: its reason and a button to try again.
import { Button, EmptyState } from '@baize/ui';
import { failureText } from './client.ts';
import { useText } from './texts.ts';

export interface RefusedProps {
  error: unknown;
  isAsking: boolean;
  onAgain: () => unknown;
}

export function Refused({ error, isAsking, onAgain }: RefusedProps) {
  const t = useText();
  const again = (
    <Button size="small" loading={isAsking} onClick={() => void onAgain()}>
      {t('operator.refresh')}
    </Button>
  );
  return <EmptyState action={again}>{failureText(t, error)}</EmptyState>;
}
