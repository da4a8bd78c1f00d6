// Confirms a staff action on a person and asks for its reason, which is recorded.
import { type ReactNode, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Button, Dialog, Field, TextArea } from '@baize/ui';
import { failureText } from './client.ts';
import { useText } from './texts.ts';
import styles from './reason-dialog.module.css';

export interface ReasonDialogProps {
  title: string;
  doLabel: string;
  children: ReactNode;
  danger?: boolean;
  /** False: another field is still required. */
  isReady?: boolean;
  lengthMax?: number;
  onDo: (reason: string) => Promise<void>;
  onClose: () => void;
}

const lengthMin = 3;

export function ReasonDialog(props: ReasonDialogProps) {
  const t = useText();
  const { title, doLabel, children, danger = false, isReady = true, onDo, onClose } = props;
  const { lengthMax = 300 } = props;
  const [reason, setReason] = useState('');
  const take = useMutation({ mutationFn: () => onDo(reason.trim()) });
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('operator.close')}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{t('operator.cancel')}</Button>
          <Button
            kind={danger ? 'danger' : 'primary'}
            disabled={!isReady || reason.trim().length < lengthMin}
            loading={take.isPending}
            onClick={() => take.mutate()}
          >
            {doLabel}
          </Button>
        </>
      }
    >
      <div className={styles['stack']}>
        {children}
        <Field label={t('operator.reason')} hint={t('operator.reason-hint')}>
          {(control) => (
            <TextArea
              {...control}
              maxLength={lengthMax}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        <p role="alert" className={styles['said']}>
          {take.isError ? failureText(t, take.error) : ''}
        </p>
      </div>
    </Dialog>
  );
}
