// The frame of a dialog: what is asked, what the server refused, and one button to send.
import type { ReactNode } from 'react';
import { Button, Dialog } from '@baize/ui';
import { failureText } from './client.ts';
import { useText } from './texts.ts';
import styles from './reason-dialog.module.css';

export interface FormDialogProps {
  title: string;
  doLabel: string;
  children: ReactNode;
  isReady: boolean;
  isSending: boolean;
  error: unknown;
  danger?: boolean;
  size?: 'small' | 'medium' | 'large';
  onDo: () => void;
  onClose: () => void;
}

export function FormDialog(props: FormDialogProps) {
  const t = useText();
  const { title, doLabel, children, isReady, isSending, error, danger, size, onDo, onClose } =
    props;
  return (
    <Dialog
      open
      title={title}
      closeLabel={t('operator.close')}
      size={size ?? 'medium'}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('operator.cancel')}</Button>
          <Button
            kind={danger ? 'danger' : 'primary'}
            disabled={!isReady}
            loading={isSending}
            onClick={onDo}
          >
            {doLabel}
          </Button>
        </>
      }
    >
      <div className={styles['stack']}>
        {children}
        <p role="alert" className={styles['said']}>
          {error ? failureText(t, error) : ''}
        </p>
      </div>
    </Dialog>
  );
}
