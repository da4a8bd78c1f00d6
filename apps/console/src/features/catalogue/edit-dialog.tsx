// A form above the list: saved as a whole, closed when it is done.
import type { ReactNode } from 'react';
import { Button, Dialog } from '@baize/ui';
import { useText } from '../../app/texts.ts';
import styles from './catalogue.module.css';

export interface EditDialogProps {
  name: string;
  saving: boolean;
  mayEdit: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}

export function EditDialog(props: EditDialogProps) {
  const t = useText();
  const { name, saving, mayEdit, onSave, onClose, children } = props;
  return (
    <Dialog
      open
      title={t('console.catalogue.edit-named', { name })}
      closeLabel={t('operator.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('operator.cancel')}</Button>
          <Button kind="primary" disabled={!mayEdit} loading={saving} onClick={onSave}>
            {t('operator.save')}
          </Button>
        </>
      }
    >
      <div className={styles['stack']}>{children}</div>
    </Dialog>
  );
}
