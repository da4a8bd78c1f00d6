// The reason why a round was not taken, in the player's words, with one action that helps. It
// covers nothing that must be read and closes at a press.
import { Button, XIcon, IconButton } from '@baize/ui';
import type { Failure } from '@baize/client';
import { useArcade } from '../app/arcade-context.tsx';
import { refusalView, type RefusalAction } from './refusal-view.ts';
import styles from './refusal-card.module.css';

export interface RefusalCardProps {
  failure: Failure;
  demo: boolean;
  onDismiss: () => void;
  onRetry: () => void;
}

export function RefusalCard({ failure, demo, onDismiss, onRetry }: RefusalCardProps) {
  const { t, bridge } = useArcade();
  const view = refusalView(failure, { demo, framed: bridge.framed });
  const actions: Readonly<Record<RefusalAction, () => void>> = {
    deposit: () => bridge.tell({ type: 'deposit' }),
    limits: () => bridge.tell({ type: 'limits' }),
    leave: () => bridge.tell({ type: 'exit' }),
    retry: onRetry,
    // The session is kept for the tab: the newest screen opens with the newest rules.
    reopen: () => location.reload(),
  };
  const { action } = view;
  return (
    <div className={styles['card']} role="alert">
      <IconButton
        size="small"
        className={styles['close']}
        label={t('arcade.close')}
        icon={<XIcon />}
        onClick={onDismiss}
      />
      <h2 className={styles['title']}>{t(view.title)}</h2>
      <p className={styles['text']}>{view.text === undefined ? failure.message : t(view.text)}</p>
      {action === undefined ? null : (
        <Button kind="primary" onClick={actions[action.does]}>
          {t(action.label)}
        </Button>
      )}
    </div>
  );
}
