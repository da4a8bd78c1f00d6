// Asks once before something is taken away.
import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import { AlertLine } from './alert-line.tsx';
import type { FactorsParts } from './factors.ts';
import styles from './factors.module.css';
import { useSending } from './use-sending.ts';

interface AskDialogProps extends FactorsParts {
  title: string;
  /** The word on the button that does it. */
  doLabel: string;
  children: ReactNode;
  onDo: () => Promise<void>;
  onClose: () => void;
}

export function AskDialog({ t, calls, title, doLabel, children, onDo, onClose }: AskDialogProps) {
  const { alert, sending, send } = useSending(calls);
  return (
    <Dialog
      open
      size="small"
      title={title}
      closeLabel={t('factors.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('factors.cancel')}</Button>
          <Button kind="danger" loading={sending} onClick={() => send(onDo)}>
            {doLabel}
          </Button>
        </>
      }
    >
      <div className={styles['stack']}>
        <p>{children}</p>
        <AlertLine text={alert} />
      </div>
    </Dialog>
  );
}
