// The frame of the desk's dialogs: what is asked, what the server refused, and one button to send.
import type { ReactNode } from 'react';
import { Button, Dialog } from '@baize/ui';
import { failureText } from '../../app/client.ts';
import { useText } from '../../app/texts.ts';
import styles from './lottery.module.css';

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
